"""Positions of real games, one for every kind of question, as records that a server can load."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

import goa
from goa.core.frames import Decision

NAMES: Final = ("Ann", "Bob", "Cyd", "Dee")
GAMES: Final = 60


@cache
def questions(edition: str) -> dict[str, str]:
    """For each kind of question the record of a game that waits for the first seat to answer one of several ways."""
    found: dict[str, str] = {}
    for seed in range(GAMES):
        dice = random.Random(seed)
        state = goa.new_game(edition, players=len(NAMES), seed=seed)
        while not state.is_over:
            frame = state.agenda[-1]
            assert isinstance(frame, Decision)
            kind = type(frame).__name__
            if frame.seat == 0 and len(state.offered) > 1 and kind not in found:
                found[kind] = goa.write_record(state, NAMES)
            goa.apply(state, dice.choice(state.offered))
        found.setdefault("over", goa.write_record(state, NAMES))
    return found
