"""Games and records that several tests use."""

from tests.properties.walk import Game, walk

import goa

FINISHED = Game("2012", 3, 5, quick_start=True, bonanza=True, open_money=False)


def finished() -> goa.State:
    *_, state = walk(FINISHED)
    return state


def text_of_two_choices() -> str:
    state = goa.new_game("2004", players=2, seed=7)
    for _ in range(2):
        goa.apply(state, state.offered[0])
    return goa.write_record(state, ["Anna", "Bert van Dam"])
