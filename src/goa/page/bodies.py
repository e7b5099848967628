"""Request bodies, as the page's own client sends them. Unknown fields and wrong types are refused."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from goa.bots.players.registry import is_installed, registered
from goa.tables.create_game import clean_line
from goa.tables.game_config import SeatKind, UndoRule
from goa.tables.request_errors import RequestRefused
from goa.tables.tutorial import PACE

Name = Annotated[str, Meta(max_length=30)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Pace = Annotated[float, Meta(ge=0, le=10)]
Text = Annotated[str, Meta(min_length=1, max_length=80)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON of a request."""


class NewSeat(Body):
    """A seat for a person or a bot."""

    kind: SeatKind = "human"
    name: Name = ""
    colour: Literal["red", "blue", "green", "yellow", "purple", ""] = ""
    level: str | None = None

    def __post_init__(self) -> None:
        if "#" in self.name:
            raise ValueError("a name cannot contain #")
        names = [bot.name for bot in registered() if is_installed(bot.name)]
        if self.level is not None and self.level not in names:
            raise ValueError(f"expected one of the bots {', '.join(names)}")

    @property
    def clean_name(self) -> str:
        return clean_line(self.name)


class NewGame(Body):
    """A table to be created."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    edition: Literal["2004", "2012"] = "2012"
    edition_text: str | None = None
    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False
    counted_ducats: bool = False
    pace: Pace = 0.8
    undo: UndoRule = "own"
    hints: bool = True
    clock: None = None  # everybody sits at the same screen
    takeover: str | None = None
    absence_hours: int = 0
    maker: int | None = None


class NewRecord(Body):
    """A record to create a table from."""

    text: Annotated[str, Meta(max_length=100_000)]
    edition_text: str | None = None
    take_seats: list[Annotated[int, Meta(ge=0, le=3)]] | None = None


class NewTutorial(Body):
    """A tutorial to be created."""

    language: Annotated[str, Meta(max_length=10)] = "en"
    name: Name = ""
    pace: Pace = PACE


class NewChoices(Body):
    """Choices; all are made or none."""

    after: Number
    choose: Annotated[list[Text], Meta(min_length=1, max_length=50)]
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")] | None = None
    view: bool = True


class Undo(Body):
    """Undo one's own last choices, or ask the others to undo more."""

    after: Number
    choices: Annotated[int, Meta(ge=1, le=500)] = 1


class UndoAnswer(Body):
    """An answer to an undo request."""

    after: Number
    agree: bool


class Resign(Body):
    """Hand the seat to a bot."""

    level: str | None = None


class Note(Body):
    """A note that only this seat can read."""

    text: Annotated[str, Meta(max_length=10_000)]


Kind = TypeVar("Kind", bound=Body)


def read_body(text: str, kind: type[Kind]) -> Kind:
    """The body of a request; malformed ones are refused, with the place."""
    try:
        return msgspec.json.decode(text or "{}", type=kind)
    except msgspec.DecodeError as problem:
        raise RequestRefused(400, "malformed", f"body: {problem}") from None
