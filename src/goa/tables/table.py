"""A table is its journal, read from the beginning: who sits where, the position, and what may be undone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from goa.core.choices import BY_TEXT, Choice
from goa.core.events import Event
from goa.core.state import State
from goa.rules.game import apply
from goa.rules.refusals import IllegalChoice
from goa.rules.scoring import score
from goa.rules.tiles.receive import TakeFromBox
from goa.tables.errors import Differs
from goa.tables.game_config import Game, Seat
from goa.tables.journal import CHANGES_POSITION, Entry

LINES_KEPT: Final = 40  # for whoever was away for a moment; for longer absences the journal is read again


class Told(msgspec.Struct, frozen=True):
    """What an entry brought about; the events not yet redacted for anybody."""

    number: int  # how many entries there were afterwards
    kind: str
    seat: int
    text: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks to undo more than his own last choices."""

    seat: int
    left: int
    agreed: frozenset[int]


class Table:
    """One game as it stands after some of its journal."""

    def __init__(self, game: Game, lines_kept: int | None = LINES_KEPT) -> None:
        self.game = game
        self.state = game.begin()
        self.seats: list[Seat] = list(game.agreed.seats)
        self.number = 0
        self.position = 0  # the number at which the position last changed
        self.paused = False
        self.asked: Asked | None = None
        self.rematch = ""
        self.told: deque[Told] = deque(maxlen=lines_kept)
        self.undoable: list[int] = []  # numbers of choices that may be gone back to, all by one seat
        self.undoer = -1
        self._tell("begin", -1, "", tuple(self.state.events))

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def bot_to_choose(self) -> str:
        """The level of the bot whose choice is awaited, or nothing."""
        if self.paused or self.is_over:
            return ""
        seat = self.seats[self.state.seat]
        return seat.level if seat.kind == "bot" else ""

    def told_since(self, number: int) -> list[Told]:
        """The lines after this number, as far as they are kept."""
        lines: list[Told] = []
        for line in reversed(self.told):  # mostly the last alone
            if line.number <= number:
                break
            lines.append(line)
        return lines[::-1]

    def can_undo(self, seat: int) -> int:
        """How many of his last choices a seat may take back by himself."""
        if self.game.agreed.undo == "never" or seat != self.undoer or self.is_over or self.seats[seat].kind == "bot":
            return 0
        return len(self.undoable)

    def can_ask_back(self, seat: int) -> int:
        """How many choices would have to be taken back to undo his last one, where the others may be asked for it."""
        if self.game.agreed.undo != "ask" or self.is_over or self.seats[seat].kind == "bot":
            return 0
        past, count = self.state.past, 1
        while past is not None and past.seat != seat:
            past, count = past.before, count + 1
        return 0 if past is None else count

    def take(self, entry: Entry) -> None:
        """Go on by one entry, which was checked before it was stored."""
        if entry.number != self.number:
            raise Differs(f"entry {entry.number} came after {self.number} entries")
        self.number += 1
        if entry.kind in CHANGES_POSITION:
            self.position = self.number
            self.asked = None
        events = _KINDS[entry.kind](self, entry)
        self._tell(entry.kind, entry.seat, entry.text, events)

    def take_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.take(entry)

    def choose(self, entry: Entry) -> tuple[Event, ...]:
        choice = BY_TEXT.get(entry.text)
        if choice is None or self.is_over or self.state.seat != entry.seat:
            raise Differs(f"choice {entry.number}: seat {entry.seat + 1} cannot {entry.text!r}")
        if entry.seat != self.undoer:
            self.undoer, self.undoable = entry.seat, []
        self.undoable.append(self.state.choices_made)
        before = hidden_of(self.state)
        try:
            events = tuple(apply(self.state, choice))
        except IllegalChoice as refusal:
            raise Differs(f"choice {entry.number}: {refusal}") from None
        if hidden_of(self.state) != before or shows_the_box(self.state) or self.is_over:
            self.undoable = []
        return events

    def undo(self, entry: Entry) -> tuple[Event, ...]:
        left = int(entry.text)
        state = self.game.begin()
        for choice in choices_of(self.state)[:left]:
            apply(state, choice)
        self.state = state
        self.undoable = [number for number in self.undoable if number < left]
        return ()

    def ask(self, entry: Entry) -> tuple[Event, ...]:
        self.asked = Asked(entry.seat, int(entry.text), frozenset({entry.seat}))
        return ()

    def agree(self, entry: Entry) -> tuple[Event, ...]:
        if self.asked is not None:
            self.asked = Asked(self.asked.seat, self.asked.left, self.asked.agreed | {entry.seat})
        return ()

    def decline(self, entry: Entry) -> tuple[Event, ...]:
        self.asked = None
        return ()

    def pause(self, entry: Entry) -> tuple[Event, ...]:
        self.paused = True
        return ()

    def resume(self, entry: Entry) -> tuple[Event, ...]:
        self.paused = False
        return ()

    def hand_to_bot(self, entry: Entry) -> tuple[Event, ...]:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = Seat("bot", seat.name, seat.colour, entry.text)
        self.asked = None
        return ()

    def sit(self, entry: Entry) -> tuple[Event, ...]:
        colour, _, name = entry.text.partition(" ")
        self.seats[entry.seat] = Seat("human", name, colour)
        return ()

    def play_again(self, entry: Entry) -> tuple[Event, ...]:
        self.rematch = entry.text
        return ()

    def _tell(self, kind: str, seat: int, text: str, events: tuple[Event, ...]) -> None:
        self.told.append(Told(self.number, kind, seat, text, events))


_KINDS: Final[dict[str, Callable[[Table, Entry], tuple[Event, ...]]]] = {
    "choose": Table.choose,
    "undo": Table.undo,
    "ask": Table.ask,
    "agree": Table.agree,
    "decline": Table.decline,
    "pause": Table.pause,
    "resume": Table.resume,
    "resign": Table.hand_to_bot,
    "replace": Table.hand_to_bot,
    "sit": Table.sit,
    "rematch": Table.play_again,
}


def result_of(state: State) -> str:
    """Winners and points of a finished game, in JSON."""
    scores = score(state)
    points = [line.total for line in scores.seats]
    return msgspec.json.encode({"winners": list(scores.winners), "points": points}).decode()


def choices_of(state: State) -> list[Choice]:
    """All choices in force, first to last."""
    choices: list[Choice] = []
    past = state.past
    while past is not None:
        choices.append(past.choice)
        past = past.before
    return choices[::-1]


def hidden_of(state: State) -> tuple[object, ...]:
    """What changes whenever chance or a face-down thing came into play."""
    return (state.dice, len(state.pile), state.corners)


def shows_the_box(state: State) -> bool:
    if state.edition.put_back_tiles_are_public or not state.agenda:
        return False
    return isinstance(state.agenda[-1], TakeFromBox)
