"""Results of games, stored as one line of JSON each, with all figures and every choice."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from goa.bots.arena.decision_times import Timing, timing_from_plain
from goa.bots.arena.lineup import Match
from goa.core.state import NOBODY
from goa.rules.scoring import SCORE_LINES

# The lines of the scoring sheet, in its order.
SOURCES: Final = tuple(SCORE_LINES)


@dataclass(frozen=True)
class LotResult:
    """A lot that was taken."""

    part: int
    tile: int  # NO_TILE for the flag
    price: int
    winner: int
    auctioneer: int


@dataclass(frozen=True)
class SeatResult:
    """The figures of one seat."""

    points: tuple[int, ...]  # by source
    total: int
    ducats: int
    colonies: int
    founded: int
    failed: int  # foundings
    extra_actions: int
    cards: int
    timing: Timing


@dataclass(frozen=True)
class Played:
    """A finished game."""

    match: Match
    winners: tuple[int, ...]
    seats: tuple[SeatResult, ...]
    lots: tuple[LotResult, ...]
    choices: tuple[int, ...]  # their ids, so the game can be replayed


@dataclass(frozen=True)
class Failed:
    """A game in which a bot failed."""

    match: Match
    seat: int  # NOBODY where the whole process ended
    choice: int  # the number of the choice in the game, from 1
    problem: str
    trace: str
    record: str  # the game up to there

    @property
    def bot(self) -> str:
        return "" if self.seat == NOBODY else self.match.bots[self.seat]


Result = Played | Failed


def write_line(result: Result) -> str:
    """One line of JSON, without a line end."""
    match = result.match
    plain: dict[str, Any] = {
        "game": match.number,
        "seed": match.seed,
        "seating": match.seating,
        "bots": match.bots,
    }
    if isinstance(result, Failed):
        plain["failed"] = {name: getattr(result, name) for name in ("seat", "choice", "problem", "trace", "record")}
    else:
        plain["winners"] = result.winners
        plain["seats"] = [{**vars(seat), "timing": seat.timing.to_plain()} for seat in result.seats]
        plain["lots"] = [list(vars(lot).values()) for lot in result.lots]
        plain["choices"] = result.choices
    return json.dumps(plain, separators=(",", ":"))


def read_line(line: str) -> Result:
    """The result of a line; ValueError, KeyError or TypeError where it is none."""
    plain = json.loads(line)
    match = Match(plain["game"], plain["seed"], tuple(plain["seating"]), tuple(plain["bots"]))
    if "failed" in plain:
        return Failed(match, **plain["failed"])
    return Played(
        match,
        tuple(plain["winners"]),
        tuple(_read_seat(seat) for seat in plain["seats"]),
        tuple(LotResult(*lot) for lot in plain["lots"]),
        tuple(plain["choices"]),
    )


def _read_seat(plain: dict[str, Any]) -> SeatResult:
    return SeatResult(
        **{**plain, "points": tuple(plain["points"]), "timing": timing_from_plain(plain["timing"])},
    )
