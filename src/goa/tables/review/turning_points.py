"""The few moments of a finished game after which another outcome was to be expected, and stayed so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from goa.bots.evaluation.weights import rater_for
from goa.bots.explain.choice_explanations import win_share
from goa.core import events
from goa.core.events.event import Event
from goa.core.state import NOBODY, State
from goa.editions.types import Edition
from goa.tables.journal import LogLine
from goa.views.words import log_sentences

MOST_SWINGS: Final = 3  # of a game
LEAST_SWING: Final = 0.1  # of a win chance
LASTING: Final = 4  # standings before and after it, about a round

# What happens in every round; none of it tells why a chance rose.
COMMON: Final = (
    events.BidMade,
    events.FlagPlaced,
    events.GameEnded,
    events.LotOpened,
    events.MarkerPlaced,
    events.PartBegan,
    events.Passed,
    events.RoundBegan,
    events.RoundEnded,
)


class Swing(msgspec.Struct, frozen=True):
    """The chance of a seat rose from one standing to the next and did not fall back soon."""

    size: float
    standing: int  # the index of the first standing after it
    seat: int


class SwingMove(msgspec.Struct, frozen=True):
    """A swing, and the choice that did most for it."""

    swing: Swing
    line: LogLine


def win_chances(state: State) -> tuple[float, ...]:
    """The chance of each seat, estimated with all cards known by the heuristic: without NumPy, so all hosts agree."""
    seats = range(len(state.players))
    evaluation = rater_for(state.edition, len(state.players)).evaluation
    points = [evaluation.value(state, seat) for seat in seats]
    return tuple([win_share(points[seat], [*points[:seat], *points[seat + 1 :]], state) for seat in seats])


def lasting_swings(chances: Sequence[Sequence[float]]) -> list[Swing]:
    """The largest rises of a seat's chance, in the order of the game; `chances` are by standing and seat.

    A rise counts from the highest chance shortly before it to the lowest shortly after it. So a chance that goes up and
    down does not count, and what follows soon after a larger swing is a part of it.
    """
    swings: list[Swing] = []
    for standing in range(1, len(chances)):
        for seat in range(len(chances[standing])):
            before = max(each[seat] for each in chances[max(0, standing - LASTING) : standing])
            after = min(each[seat] for each in chances[standing : standing + LASTING])
            swings.append(Swing(after - before, standing, seat))
    kept: list[Swing] = []
    for swing in sorted(swings, key=lambda each: -each.size):
        is_apart = all(abs(swing.standing - other.standing) >= LASTING for other in kept)
        if swing.size >= LEAST_SWING and is_apart and len(kept) < MOST_SWINGS:
            kept.append(swing)
    return sorted(kept, key=lambda each: each.standing)


def telling(line: LogLine) -> list[Event]:
    """The events of a line that could have turned a game."""
    return [event for event in line.events if not isinstance(event, COMMON)]


def told(edition: Edition, names: Sequence[str], move: SwingMove, language: str) -> str:
    """What happened in the move: what it says of the seat that gained, or else all that it says of seats."""
    sentences = log_sentences(edition, names, telling(move.line) or move.line.events, language)
    of_seats = [(about, sentence) for about, sentence in sentences if about != NOBODY]
    of_gainer = [sentence for about, sentence in of_seats if about == move.swing.seat]
    return " ".join(of_gainer or [sentence for _, sentence in of_seats])
