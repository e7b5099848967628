"""A table, replayed from its journal: who has which seat, the position, and what may be undone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, final

from goa.core.choices import BY_TEXT, Choice
from goa.core.events import Event
from goa.core.state import State
from goa.rules.game import apply
from goa.rules.refusals import IllegalChoice
from goa.tables.choosing.undoable import UndoableChoice, UndoRequest
from goa.tables.entry_limits import undos_left
from goa.tables.game_config import Game, Seat
from goa.tables.journal import CHANGES_POSITION, Entry, Kind, LineKind, LogLine
from goa.tables.requests.request_errors import ReplayMismatch
from goa.tables.timing.clocks import clocks_after, first_clocks
from goa.views.observation import Observation
from goa.views.reveals import hand_sizes, hidden_of, reveals, shows_card

LOG_LINES_KEPT: Final = 40  # enough after a short break; after a longer one the journal is read again


@final
class Table:
    """One game as it is after some of its journal."""

    def __init__(self, game: Game, log_lines_kept: int | None = LOG_LINES_KEPT, like: Table | None = None) -> None:
        if like is not None:
            self.become(like)
            return
        self.game = game
        self.state = game.begin()
        self.seats: list[Seat] = list(game.config.seats)
        self.number = self.position = 0  # of entries; and what it was when the position last changed
        self.paused = False
        self.undo_request: UndoRequest | None = None
        self.rematch = ""
        self.stand_ins: frozenset[int] = frozenset()  # seats that a bot plays until their person is back
        self.log: deque[LogLine] = deque(maxlen=log_lines_kept)
        self.undoable: list[UndoableChoice] = []  # since something was last revealed
        # In a rehearsal: picks that fit before the last ones, each with what its seat sees when it is asked for them.
        self.earlier_picks: tuple[tuple[Choice, Observation], ...] = ()
        self.checkpoint_every = 0  # choices, for a table that is replayed: an undo goes back to the nearest one
        self._checkpoints: tuple[State, ...] = ()  # states to undo from, earliest first
        self._counts: dict[tuple[str, int], int] = {}  # of entries other than choices, by kind and seat
        self.clocks = first_clocks(self)
        self._add_log_line("begin", -1, "", tuple(self.state.events))

    def copy(self) -> Table:
        """The same table with its own state. Changing one does not change the other."""
        other = Table(self.game, like=self)
        other.state = self.state.copy()
        other.seats = list(self.seats)
        other.log = self.log.copy()
        other.undoable = list(self.undoable)
        return other

    def become(self, other: Table) -> None:
        """Become the same as a copy that went on. The copy must not be used any more."""
        self.game = other.game
        self.state = other.state
        self.seats = other.seats
        self.number = other.number
        self.position = other.position
        self.paused = other.paused
        self.undo_request = other.undo_request
        self.rematch = other.rematch
        self.stand_ins = other.stand_ins
        self.log = other.log
        self.undoable = other.undoable
        self.earlier_picks = other.earlier_picks
        self.checkpoint_every = other.checkpoint_every
        self._checkpoints = other._checkpoints
        self._counts = other._counts
        self.clocks = other.clocks

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def bot_to_choose(self) -> str:
        """The level of the bot whose choice is awaited; empty if it is a person's, or nobody's."""
        if self.paused or self.is_over:
            return ""
        seat = self.seats[self.state.seat]
        return seat.level if seat.kind == "bot" else ""

    def is_current(self, after: int) -> bool:
        """Whether a request that was based on this number is still about the present position."""
        return self.position <= after <= self.number

    def log_since(self, number: int) -> list[LogLine]:
        """The lines after this number, as far as they are kept."""
        lines: list[LogLine] = []
        for line in reversed(self.log):  # usually only the last one
            if line.number <= number:
                break
            lines.append(line)
        return lines[::-1]

    def entries_of(self, kind: Kind, seat: int) -> int:
        """How many entries of this kind a seat has made; choices are not counted."""
        return self._counts.get((kind, seat), 0)

    def drop_checkpoints(self) -> None:
        """From here on the table is played at, and only the last choices are undone."""
        self.checkpoint_every = 0
        self._checkpoints = self._checkpoints[-1:]

    def undo_limit(self, seat: int) -> int:
        """How many of the last choices a seat may undo without asking: its own, and what bots answered."""
        targets = self.undo_targets(seat)
        return self.state.choices_made - targets[-1] if targets else 0

    def undo_targets(self, seat: int) -> list[int]:
        """How many choices remain if the seat undoes its last one, its last two, and so on.

        What bots answered is undone too. A card that was shown to others ends it: they cannot forget it.
        """
        targets: list[int] = []
        if not self.undoable:
            return targets
        is_allowed = self.game.config.undo != "never" and self.seats[seat].kind != "bot" and undos_left(self, seat) > 0
        if self.is_over or not is_allowed:
            return targets
        is_answered = False
        for choice in reversed(self.undoable):
            if choice.seat == seat:
                if is_answered and choice.shows_card:
                    break
                targets.append(choice.left)
            elif choice.shows_card or self.seats[choice.seat].kind != "bot":
                break
            else:
                is_answered = True
        return targets

    def undo_request_size(self, seat: int) -> int:
        """How many choices would be undone if the others agree to undo this seat's last one; 0 if it may not ask."""
        if self.game.config.undo != "ask" or self.is_over or self.seats[seat].kind == "bot":
            return 0
        past, count = self.state.past, 1
        while past is not None and past.seat != seat:
            past, count = past.before, count + 1
        return 0 if past is None else count

    def apply_entry(self, entry: Entry) -> None:
        """Apply one entry. It was checked before it was stored."""
        if entry.number != self.number:
            raise ReplayMismatch(f"entry {entry.number} came after {self.number} entries")
        if entry.kind == "choose":
            self._replay_choice(entry)
            return
        self._count(entry)
        _HANDLERS[entry.kind](self, entry)
        self.clocks = clocks_after(self.clocks, entry, self)
        self._add_log_line(entry.kind, entry.seat, entry.text, ())

    def apply_entries(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply_entry(entry)

    def choose(self, entry: Entry, choice: Choice) -> bool:
        """Apply a choice and return whether it revealed something. After IllegalChoice nothing has changed."""
        before, hands, choices_made = hidden_of(self.state), hand_sizes(self.state), self.state.choices_made
        checkpoints = self._checkpoints_before()
        events = tuple(apply(self.state, choice))
        revealed = reveals(before, self.state)
        if revealed or self.is_over:
            self.undoable = []
        else:
            self.undoable.append(UndoableChoice(choices_made, entry.seat, shows_card(hands, self.state)))
        self._checkpoints = checkpoints
        self._count(entry)
        self.clocks = clocks_after(self.clocks, entry, self)
        self._add_log_line(entry.kind, entry.seat, entry.text, events)
        return revealed

    def _checkpoints_before(self) -> tuple[State, ...]:
        """The states to undo from after the next choice: one before the first choice that can be undone."""
        if self.checkpoint_every:
            if self.state.choices_made % self.checkpoint_every:
                return self._checkpoints
            return (*self._checkpoints, self.state.copy())
        if self.undoable:
            return self._checkpoints
        return (self.state.copy(),)

    def _replay_choice(self, entry: Entry) -> None:
        choice = BY_TEXT.get(entry.text)
        if choice is None or self.is_over or self.state.seat != entry.seat:
            raise ReplayMismatch(f"choice {entry.number}: seat {entry.seat + 1} cannot {entry.text!r}")
        try:
            self.choose(entry, choice)
        except IllegalChoice as refusal:
            raise ReplayMismatch(f"choice {entry.number}: {refusal}") from None

    def undo(self, entry: Entry) -> None:
        left = int(entry.text)
        self._checkpoints = tuple(kept for kept in self._checkpoints if kept.choices_made <= left)
        state = self._checkpoints[-1].copy() if self._checkpoints else self.game.begin()
        for choice in choices_of(self.state)[state.choices_made : left]:
            apply(state, choice)
        self.state = state
        self.undoable = [choice for choice in self.undoable if choice.left < left]

    def ask_to_undo(self, entry: Entry) -> None:
        self.undo_request = UndoRequest(entry.seat, int(entry.text), frozenset({entry.seat}))

    def agree(self, entry: Entry) -> None:
        if self.undo_request is not None:
            agreed = self.undo_request.agreed | {entry.seat}
            self.undo_request = UndoRequest(self.undo_request.seat, self.undo_request.left, agreed)

    def decline(self, entry: Entry) -> None:
        self.undo_request = None

    def pause(self, entry: Entry) -> None:
        self.paused = True

    def resume(self, entry: Entry) -> None:
        self.paused = False

    def hand_to_bot(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = Seat("bot", seat.name, seat.colour, entry.text)
        self.undo_request = None

    def resign(self, entry: Entry) -> None:
        self.hand_to_bot(entry)
        self.stand_ins -= {entry.seat}

    def hand_over(self, entry: Entry) -> None:
        """A bot plays until the person is back."""
        self.hand_to_bot(entry)
        self.stand_ins |= {entry.seat}

    def come_back(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = Seat("human", seat.name, seat.colour)
        self.stand_ins -= {entry.seat}

    def keep(self, entry: Entry) -> None:
        """The entry changes nothing but the clocks and the log."""

    def sit(self, entry: Entry) -> None:
        colour, _, name = entry.text.partition(" ")
        self.seats[entry.seat] = Seat("human", name, colour)

    def set_rematch(self, entry: Entry) -> None:
        self.rematch = entry.text

    def _count(self, entry: Entry) -> None:
        self.number += 1
        if entry.kind != "choose":
            at = (entry.kind, entry.seat)
            self._counts = {**self._counts, at: self._counts.get(at, 0) + 1}  # copies of the table share the old one
        if entry.kind in CHANGES_POSITION:
            self.position = self.number
            self.undo_request = None

    def _add_log_line(self, kind: LineKind, seat: int, text: str, events: tuple[Event, ...]) -> None:
        self.log.append(LogLine(self.number, kind, seat, text, events))


_HANDLERS: Final[dict[str, Callable[[Table, Entry], None]]] = {
    "undo": Table.undo,
    "ask": Table.ask_to_undo,
    "agree": Table.agree,
    "decline": Table.decline,
    "pause": Table.pause,
    "resume": Table.resume,
    "resign": Table.resign,
    "replace": Table.hand_to_bot,
    "sit": Table.sit,
    "rematch": Table.set_rematch,
    "expire": Table.hand_over,
    "hand_over": Table.hand_over,
    "return": Table.come_back,
    "nudge": Table.keep,
    "reissue": Table.keep,
}


def choices_of(state: State) -> list[Choice]:
    """All choices in force, first to last."""
    choices: list[Choice] = []
    past = state.past
    while past is not None:
        choices.append(past.choice)
        past = past.before
    return choices[::-1]
