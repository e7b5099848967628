"""Whole games of bots by name, for tests."""

import goa
from goa.bots.players.registry import seat_bot


def play(state: goa.State, names: list[str], seed: int) -> goa.Scores:
    bots = [seat_bot(name, seed, seat) for seat, name in enumerate(names)]
    while not state.is_over:
        seat = state.seat
        choice = state.offered[0]
        if len(state.offered) > 1:
            choice = bots[seat].choose(goa.observe(state, seat), state.offered)
        goa.apply(state, choice)
    return goa.score(state)
