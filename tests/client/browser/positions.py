"""Positions of real games, one for every kind of question, as records that a server can load."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

import goa
from goa.bots.players.registry import make_bot
from goa.core.frames import Decision
from goa.core.state import State

NAMES: Final = ("Ann", "Bob", "Cyd", "Dee")
GAMES: Final = 60
SHOWN: Final = (2004, 2012, 5, 6, 7, 8)
EARLIEST: Final = {"PlaceFlag": 0, "PlaceMarker": 1, "BidOnLot": 60, "TakeAction": 150, "Recruit": 100}


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


@cache
def position(is_wanted: Callable[[State], bool]) -> str:
    """The record of a game that waits for the first seat in such a position."""
    for seed in range(GAMES):
        dice = random.Random(seed)
        state = goa.new_game("2012", players=len(NAMES), seed=seed)
        while not state.is_over:
            if state.seat == 0 and is_wanted(state):
                return goa.write_record(state, NAMES)
            goa.apply(state, dice.choice(state.offered))
    raise AssertionError("no game has such a position")


@cache
def before(kind: str, **facts: int) -> str:
    """The record of a game in which the first seat can bring about this event by passing."""
    for seed in range(GAMES):
        dice = random.Random(seed)
        state = goa.new_game("2012", players=len(NAMES), seed=seed)
        while not state.is_over:
            choice = dice.choice(state.offered)
            is_own = state.seat == 0 and choice.text == "pass"
            earlier = state.copy() if is_own else state
            happened = goa.apply(state, choice)
            if is_own and any(_fits(event, kind, facts) for event in happened):
                return goa.write_record(earlier, NAMES)
    raise AssertionError(f"no game with {kind} {facts} by the first seat")


def _fits(event: object, kind: str, facts: Mapping[str, int]) -> bool:
    return type(event).__name__ == kind and all(getattr(event, name) == value for name, value in facts.items())


@cache
def showpieces(edition: str = "2012", bot: str = "heuristic") -> dict[str, str]:
    """The same from one game that was played well, late enough that there is something to see."""
    found: dict[str, str] = {}
    for seed in SHOWN:
        players = [make_bot(bot, seed + seat) for seat in range(len(NAMES))]
        state = goa.new_game(edition, players=len(NAMES), seed=seed)
        choices = 0
        while not state.is_over:
            frame = state.agenda[-1]
            assert isinstance(frame, Decision)
            kind = type(frame).__name__
            is_worth_seeing = choices >= EARLIEST.get(kind, 40) and (kind != "BidOnLot" or max(state.bids) > 0)
            if frame.seat == 0 and len(state.offered) > 1 and is_worth_seeing:
                found.setdefault(kind, goa.write_record(state, NAMES))
            goa.apply(state, players[frame.seat].choose(goa.observe(state, frame.seat), state.offered))
            choices += 1
        found.setdefault("over", goa.write_record(state, NAMES))
    return found
