"""Request bodies: what they may contain, for every host. Unknown fields and wrong types are refused."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from goa.bots.players.registry import BUILT_IN_BOTS, is_installed, registered
from goa.core.choices import HIGHEST_BID
from goa.editions.bounds import MOST_BYTES
from goa.tables.game_config import LONGEST_BOT_PAUSE, SeatKind, UndoRule
from goa.tables.payloads.order_types import KindOfOrder
from goa.tables.payloads.payload import SeatNumber
from goa.tables.requests.body_errors import WrongField, body_refusal
from goa.tables.requests.request_errors import localized
from goa.tables.timing.time_control import LONGEST, LONGEST_INCREMENT, SHORTEST, ClockKind, TimeControl

HIGHEST_NUMBER: Final = 1_000_000_000
LONGEST_CHOICE: Final = 80
LONGEST_RECORD: Final = 100_000  # characters; a game of four has about ten thousand

Name = Annotated[str, Meta(max_length=30)]
Colour = Literal["red", "blue", "green", "yellow", "purple", ""]
Level = Annotated[str, Meta(max_length=30)]
Number = Annotated[int, Meta(ge=0, le=HIGHEST_NUMBER)]
Pace = Annotated[
    float, Meta(ge=0, le=10, description="seconds that a bot waits before its turn; more than 0.1 count as 0.1")
]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHOICE)]
EditionText = Annotated[str, Meta(max_length=MOST_BYTES)]
# In Python "$" also matches before a newline at the end.
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
SecretKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$(?!\n)")]


class RequestBody(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON of a request."""


class NewSeat(RequestBody):
    """A seat: for a person, for a bot, or open for the first person who takes it."""

    kind: SeatKind = "human"
    name: Name = ""
    colour: Colour = ""
    level: Level | None = None

    def __post_init__(self) -> None:
        self.name = _checked_name(self.name)
        _check_level("level", self.level)


class NewClock(RequestBody):
    """How much time people have. When it runs out, a bot plays on until they are back."""

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=SHORTEST, le=LONGEST, description="for the game, or for each answer")]
    increment: Annotated[
        int, Meta(ge=0, le=LONGEST_INCREMENT, description="live: seconds that are added after each answer")
    ] = 0

    @property
    def control(self) -> TimeControl:
        return TimeControl(self.kind, self.seconds, self.increment if self.kind == "live" else 0)


class NewGame(RequestBody):
    """A table to be created."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    edition: Literal["2004", "2012"] = "2012"
    edition_text: Annotated[
        EditionText | None, Meta(description="the whole file of a corrected edition, instead of edition")
    ] = None
    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False
    counted_ducats: Annotated[bool, Meta(description="show what can be known by counting")] = False
    pace: Pace = LONGEST_BOT_PAUSE
    undo: UndoRule = "own"
    hints: Annotated[bool, Meta(description="whether seats may ask for hints")] = True
    clock: NewClock | None = None
    takeover: Annotated[Level | None, Meta(description="the bot that plays for people who are away")] = None
    absence_hours: Annotated[
        int,
        Meta(
            ge=0,
            le=720,
            description="without clocks: how long a person may let the table wait before the maker may hand the seat "
            "to a bot or renew its link; 0: for ever",
        ),
    ] = 24
    maker: Annotated[
        SeatNumber | None,
        Meta(description="the seat of the person who makes the table; without it the first person's"),
    ] = None

    def __post_init__(self) -> None:
        _check_level("takeover", self.takeover)
        if self.maker is not None and self.maker >= len(self.seats):
            raise WrongField("maker", localized("server.body.whole", least=0, most=len(self.seats) - 1))


class NewRecord(RequestBody):
    """A record to create a table from."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD, description="a .goa file")]
    edition_text: Annotated[
        EditionText | None, Meta(description="the whole file of its edition, if it is not a built-in one")
    ] = None
    take_seats: Annotated[
        Annotated[list[SeatNumber], Meta(max_length=4)] | None,
        Meta(description="the seats of people; bots take the others. Without it all seats are people's"),
    ] = None


class PlayOn(RequestBody):
    """Play on from a moment of a finished game, against bots."""

    at: Annotated[Number, Meta(description="the number of entries so far, as in GET /at/NUMBER")]
    seat: Annotated[SeatNumber, Meta(description="the person's; bots take the others")]
    level: Annotated[Level | None, Meta(description="of the bots")] = None

    def __post_init__(self) -> None:
        _check_level("level", self.level)


class NewTutorial(RequestBody):
    """A tutorial to be created."""

    language: Annotated[str, Meta(max_length=10, description="for the names of the seats")] = "en"
    name: Name = ""
    pace: Pace = LONGEST_BOT_PAUSE
    lesson: Annotated[str, Meta(max_length=30, description="its name")] = "first-round"

    def __post_init__(self) -> None:
        self.name = _checked_name(self.name)


class NewChoices(RequestBody):
    """Choices; all are made or none."""

    after: Number
    choose: Annotated[list[Text], Meta(min_length=1, max_length=50)]
    key: Annotated[Key | None, Meta(description="made by the client, new for each request")] = None
    view: Annotated[
        bool, Meta(description="whether the answer contains the view; a client with a socket gets it there")
    ] = True


class TakeSeat(RequestBody):
    """Take an open seat."""

    name: Name = ""
    colour: Colour = ""
    seat: SeatNumber | None = None
    key: Annotated[
        SecretKey | None,
        Meta(description="random and secret, made by the client; a repeated request takes one seat"),
    ] = None

    def __post_init__(self) -> None:
        self.name = _checked_name(self.name)


class Undo(RequestBody):
    """Undo one's own last choices, or ask the others to undo more."""

    after: Number
    choices: Annotated[int, Meta(ge=1, le=500)] = 1


class UndoAnswer(RequestBody):
    """An answer to an undo request."""

    after: Number
    agree: bool


class Resign(RequestBody):
    """Hand the seat to a bot."""

    level: Level | None = None

    def __post_init__(self) -> None:
        _check_level("level", self.level)


class AbsentSeat(RequestBody):
    """The seat of a person who is away."""

    seat: SeatNumber


class NewOrder(RequestBody):
    """A secret order for a lot of this round, in place of the one that the seat has left for it."""

    lot: Annotated[int, Meta(ge=0, le=5, description="1 is the flag; 0: all other lots")]
    kind: KindOfOrder
    amount: Annotated[int, Meta(ge=0, le=HIGHEST_BID, description="for bid, raise and buy")] = 0
    space: Annotated[
        str, Meta(max_length=20, description="where the caller saw the marker of the lot; refused if it lies elsewhere")
    ] = ""


class NewChatLine(RequestBody):
    """A chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]

    def __post_init__(self) -> None:
        self.text = clean_line(self.text)


class Note(RequestBody):
    """A note that only this seat can read."""

    text: Annotated[str, Meta(max_length=10_000)]

    def __post_init__(self) -> None:
        self.text = self.text.replace("\0", "")


Body = TypeVar("Body", bound=RequestBody)


def read_body(sent: bytes | str, kind: type[Body]) -> Body:
    """The body of a request. A malformed one is refused with the place, what was expected and what came."""
    try:
        return msgspec.json.decode(sent, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise body_refusal(sent, kind, problem) from None


def clean_line(text: str) -> str:
    """The text on one line, without characters that cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _checked_name(name: str) -> str:
    if "#" in name:
        raise WrongField("name", localized("server.body.name"))
    return clean_line(name)


def _check_level(field: str, level: str | None) -> None:
    if level is None or (level in BUILT_IN_BOTS and is_installed(level)):
        return  # looking through all installed packages takes milliseconds
    names = [bot.name for bot in registered() if is_installed(bot.name)]
    if level not in names:
        raise WrongField(field, localized("server.body.one_of", values=", ".join(f'"{name}"' for name in names)))
