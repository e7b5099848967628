"""Request bodies: what they may contain, and how they are checked."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from goa.bots.players.registry import is_installed, registered
from goa.core.choices import HIGHEST_BID
from goa.editions.bounds import MOST_BYTES
from goa.tables.create_game import clean_line
from goa.tables.tutorial import PACE

HIGHEST_NUMBER = 1_000_000_000
LONGEST_RECORD = 100_000  # characters; a game of four has about ten thousand


def _check_name(name: str) -> str:
    if "#" in name:
        raise ValueError("a name cannot contain #")
    return clean_line(name)


def _check_level(level: str) -> str:
    names = [bot.name for bot in registered() if is_installed(bot.name)]
    if level not in names:
        raise ValueError(f"expected one of the bots {', '.join(names)}")
    return level


Name = Annotated[str, Field(max_length=30), AfterValidator(_check_name)]
Colour = Literal["red", "blue", "green", "yellow", "purple", ""]
Level = Annotated[str, Field(max_length=30), AfterValidator(_check_level)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="made by the client, new for each request")]
Number = Annotated[int, Field(ge=0, le=HIGHEST_NUMBER, strict=True)]
Text = Annotated[str, Field(min_length=1, max_length=80)]


class RequestModel(BaseModel):
    """Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(RequestModel):
    """A seat: for a person, for a bot, or open for the first person who takes it."""

    kind: Literal["human", "bot", "open"] = "human"
    name: Name = ""
    colour: Colour = ""
    level: Level | None = None


class NewGame(RequestModel):
    """A table to be created."""

    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    edition: Literal["2004", "2012"] = "2012"
    edition_text: Annotated[str, Field(max_length=MOST_BYTES)] | None = Field(
        None, description="the whole file of a corrected edition, instead of edition"
    )
    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False
    counted_ducats: bool = Field(False, description="show what can be known by counting")
    pace: Annotated[float, Field(ge=0, le=10)] = Field(0.8, description="seconds that a bot takes")
    undo: Literal["own", "ask", "never"] = "own"
    hints: bool = Field(True, description="whether seats may ask for hints")


class NewChoices(RequestModel):
    """Choices; all are made or none."""

    after: Number
    choose: Annotated[list[Text], Field(min_length=1, max_length=50)]
    key: Key | None = None
    view: bool = Field(True, description="whether the answer contains the view; a client with a socket gets it there")


class TakeSeat(RequestModel):
    """Take an open seat."""

    name: Name = ""
    colour: Colour = ""
    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    key: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22,64}$")] | None = Field(
        None, description="random and secret, made by the client; a repeated request takes one seat"
    )


class Undo(RequestModel):
    """Undo one's own last choices, or ask the others to undo more."""

    after: Number
    choices: Annotated[int, Field(ge=1, le=500)] = 1


class Answer(RequestModel):
    """An answer to an undo request."""

    after: Number
    agree: bool


class Resign(RequestModel):
    """Hand the seat to a bot."""

    level: Level | None = None


class NewOrder(RequestModel):
    """A secret order for a lot of this round, in place of the one that the seat has left for it."""

    lot: Annotated[int, Field(ge=0, le=5, strict=True)] = Field(description="1 is the flag; 0: all other lots")
    kind: Literal["pass", "bid", "raise", "sell", "buy"]
    amount: Annotated[int, Field(ge=0, le=HIGHEST_BID, strict=True)] = Field(0, description="for bid, raise and buy")
    space: Annotated[str, Field(max_length=20)] = Field(
        "", description="where the caller saw the marker of the lot; refused if it lies elsewhere"
    )


class Say(RequestModel):
    """A chat message."""

    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(clean_line)]


class Note(RequestModel):
    """A note that only this seat can read."""

    text: Annotated[str, Field(max_length=10_000), AfterValidator(lambda text: text.replace("\0", ""))]


class NewRecord(RequestModel):
    """A record to create a table from."""

    text: Annotated[str, Field(max_length=LONGEST_RECORD)] = Field(description="a .goa file")
    edition_text: Annotated[str, Field(max_length=MOST_BYTES)] | None = Field(
        None, description="the whole file of its edition, if it is not a built-in one"
    )
    take_seats: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(max_length=4)] | None = Field(
        None, description="the seats of people; bots take the others. Without it all seats are people's"
    )


class NewTutorial(RequestModel):
    """A tutorial to be created."""

    language: Annotated[str, Field(max_length=10)] = Field("en", description="for the names of the seats")
    name: Name = ""
    pace: Annotated[float, Field(ge=0, le=10)] = Field(PACE, description="seconds that a bot takes")
