"""A game's journal: everything that happened at the table, in order. Entries are only ever appended.

Undoing is an entry too. So one number says what a client has seen, what a choice was made after, and which row comes
next.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from goa.core.events import Event
from goa.tables.game_config import Game

Kind = Literal[
    "choose",  # text: the choice
    "undo",  # text: how many choices are left
    "ask",  # to undo more than one's own choices; text: how many choices would be left
    "agree",
    "decline",
    "pause",
    "resume",
    "resign",  # text: the level of the bot that takes over
    "replace",  # a bot failed; text: the level of the bot that replaces it
    "sit",  # text: colour and name
    "rematch",  # text: the id of the next game
    "expire",  # no time is left; text: the level of the bot that plays until the person is back
    "hand_over",  # the same after a long absence, by another seat; text: the level
    "return",  # the person is back
    "nudge",  # an absent person is reminded; text: the seat that does it
    "reissue",  # the seat has a new link; text: the seat that asked for it
]

LineKind = Literal["begin"] | Kind  # the first line of the log tells how the game began

# After these a choice that was based on an older view is stale. A pause leaves the position as it is.
CHANGES_POSITION: Final = frozenset({"choose", "undo"})

SeatTokens = tuple[tuple[str, int], ...]  # digest of a token, and its seat


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One row of a journal."""

    number: int
    kind: Kind
    seat: int
    text: str
    key: str | None = None
    part: int = 0
    made: int = 0  # seconds since 1970; 0 if it is stored now


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """What an entry brought about. Its events are not yet redacted for anyone."""

    number: int  # of entries, this one included
    kind: LineKind
    seat: int
    text: str
    events: tuple[Event, ...]


class Turn(msgspec.Struct, frozen=True):
    """Somebody else is awaited, or the awaited person is reminded. That person is called unless they look."""

    seat: int  # nobody is -1; then only the notices of the turn before are void
    made: int  # seconds since 1970
    due: int  # when the person is called
    is_nudge: bool = False


class NewRematch(msgspec.Struct, frozen=True):
    """A game that is stored together with the entry that names it: both or neither."""

    game: Game
    first: int  # the seat that begins, and is called first; nobody is -1
    made: int  # seconds since 1970
    due: int  # when that person is called


class Append(msgspec.Struct, frozen=True):
    """Entries that are stored together or not at all, and what is stored with them."""

    game: str
    entries: tuple[Entry, ...]
    seat_tokens: SeatTokens = ()
    result: str | None = None  # once the game is over
    revoked_seat: int | None = None  # its older tokens no longer open it
    alarm: int | None = None  # when the server has to look at the table; none: as before
    order: int | None = None  # the id of the secret order that the entry carries out; without it nothing is stored
    turn: Turn | None = None  # where people want to be called
    uncalled_seat: int | None = None  # its person is no longer called
    kept_marks: tuple[str, ...] = ()  # of addresses and browsers that are still called all the same
    rematch: NewRematch | None = None
    tells_contacts: bool = False  # of the uncalled seat, once, that it has a new link

    @property
    def is_plain(self) -> bool:
        """Whether only entries are stored."""
        return self.turn is None and self.is_plain_but_for_turn

    @property
    def is_plain_but_for_turn(self) -> bool:
        """Whether only entries are stored, and perhaps whose turn it is."""
        is_alone = self.alarm is None and self.order is None and self.rematch is None
        return is_alone and not self.seat_tokens and not self.result and self.uncalled_seat is None

    @property
    def first(self) -> int:
        return self.entries[0].number

    @property
    def end(self) -> int:
        return self.entries[-1].number + 1
