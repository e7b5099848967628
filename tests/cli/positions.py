"""Records of games that stop at a wanted question."""

from collections.abc import Callable
from pathlib import Path

import goa
from goa.core.choices import GO_ON_EXPEDITION, HARVEST_SPICES, PASS
from goa.core.dice import face, rolled
from goa.core.state import State
from goa.rules.actions.harvest import HarvestSack

NAMES = ("Anna", "Bert", "Cleo", "Dora")


def write_game(path: Path, wanted: Callable[[State], bool], *, edition: str = "2012", players: int = 3) -> State:
    """Play random games until a position is wanted, and write its record."""
    for seed in range(200):
        state = goa.new_game(edition, players=players, seed=seed)
        dice = seed
        while not state.is_over:
            if wanted(state):
                path.write_text(goa.write_record(state, NAMES[:players]), "utf-8")
                return state
            dice = rolled(dice)
            goa.apply(state, state.offered[face(dice, len(state.offered))])
    raise AssertionError("no such position")


def after(state: State, text: str) -> State:
    """The position after one more choice."""
    copy = state.copy()
    goa.apply(copy, text)
    return copy


def is_harvest_with_a_choice(state: State) -> bool:
    """Anna can harvest and is then asked where the spices go."""
    if state.seat != 0 or HARVEST_SPICES not in state.offered:
        return False
    following = after(state, "harvest")
    return following.seat == 0 and isinstance(following.agenda[-1], HarvestSack) and len(following.offered) > 1


def is_first_expedition(state: State) -> bool:
    """Anna can go on an expedition and must draw, as she has no card."""
    return state.seat == 0 and GO_ON_EXPEDITION in state.offered and not state.players[0].hand


def is_bid_of_two_people(state: State) -> bool:
    """Anna, who holds cards, may bid, and then Bert, who holds none."""
    if state.seat != 0 or len(state.offered) < 2 or state.offered[0] is not PASS or state.lot == 0:
        return False
    if not state.players[0].hand or state.players[1].hand:
        return False
    following = after(state, "pass")
    return following.seat == 1 and following.lot == state.lot and len(following.offered) > 1


def is_opening_bid(state: State) -> bool:
    """Anna may bid 1 or more, and Bert bids after her."""
    return (
        state.seat == 0
        and state.lot > 0
        and [choice.text for choice in state.offered[:3]] == ["pass", "bid 1", "bid 2"]
        and after(state, "bid 1").seat == 1
    )


def is_nearly_over(state: State) -> bool:
    """The last round, and Anna must choose."""
    return state.part == 1 and state.round == 4 and state.action == 3 and state.seat == 0
