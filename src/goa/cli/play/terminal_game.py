"""A game in progress: the state, the seating, and every choice with the state before it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from goa.cli.errors import LocalizedError
from goa.core.choices import DRAW, LET_IT_FAIL, PASS, Choice
from goa.core.events import Event
from goa.core.state import State
from goa.record.marks import Mark
from goa.rules.game import apply
from goa.views.reveals import hidden_of, reveals

HUMAN: Final = "human"

# A forced pass would reveal something, and the others are moments that a player wants to see.
NEVER_AUTOMATIC: Final = (PASS, DRAW, LET_IT_FAIL)


class CannotUndo(LocalizedError):
    """Why the last choice cannot be undone."""


@dataclass(frozen=True)
class PlayedChoice:
    """A choice, the state before it, and its events."""

    before: State
    seat: int
    choice: Choice
    is_manual: bool
    events: tuple[Event, ...]
    revealed: bool


class TerminalGame:
    """The game of this terminal. All choices of people and bots go through it."""

    def __init__(
        self,
        state: State,
        names: Sequence[str],
        seating: Sequence[str],
        language: str = "en",
        marks: tuple[Mark, ...] = (),
    ) -> None:
        self.state = state
        self.names = tuple(names)
        self.seating = tuple(seating)  # HUMAN or the name of a bot, by seat
        self.language = language  # the same for all people at this terminal
        self.marks = marks
        self.opening = tuple(state.events)
        self.entries: list[PlayedChoice] = []

    @property
    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seating) if who == HUMAN]

    @property
    def is_hotseat(self) -> bool:
        return len(self.humans) > 1

    def choose(self, choice: Choice) -> None:
        """Apply a choice of the seat that must choose, or raise IllegalChoice and change nothing."""
        before = self.state.copy()
        is_manual = self.seating[before.seat] == HUMAN and not is_automatic(before.offered)
        events = tuple(apply(self.state, choice))
        revealed = reveals(hidden_of(before), self.state)
        self.entries.append(PlayedChoice(before, before.seat, choice, is_manual, events, revealed))

    def undo(self, seat: int) -> Choice:
        """Undo the last choice that this seat typed, and what followed automatically; returns the choice."""
        number = self._undoable(seat)
        entry = self.entries[number]
        self.state = entry.before
        del self.entries[number:]
        return entry.choice

    def _undoable(self, seat: int) -> int:
        for number in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[number]
            if entry.revealed:
                raise CannotUndo("terminal.no.undo_hidden", text=entry.choice.text)
            if entry.seat != seat and len(entry.before.offered) > 1:
                raise CannotUndo("terminal.no.undo_answered", name=self.names[entry.seat], text=entry.choice.text)
            if entry.seat == seat and entry.is_manual:
                return number
        raise CannotUndo("terminal.no.undo_nothing")


def is_automatic(offered: Sequence[Choice]) -> bool:
    """Whether the program answers: there is one choice, and making it reveals nothing."""
    return len(offered) == 1 and offered[0] not in NEVER_AUTOMATIC
