"""What requests may carry and what they are answered, as the API's documentation shows it."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from goa.bots.roster import registered
from goa.server.api.responses import View
from goa.server.live.chat import cleaned

HIGHEST_NUMBER = 1_000_000_000


def _named(name: str) -> str:
    if "#" in name:
        raise ValueError("a name is written without #")
    return cleaned(name)


def _known_level(level: str) -> str:
    names = [bot.name for bot in registered()]
    if level not in names:
        raise ValueError(f"expected one of the bots {', '.join(names)}")
    return level


Name = Annotated[str, Field(max_length=30), AfterValidator(_named)]
Colour = Literal["red", "blue", "green", "yellow", "purple", ""]
Level = Annotated[str, Field(max_length=30), AfterValidator(_known_level)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="made by the client, new for each request")]
Number = Annotated[int, Field(ge=0, le=HIGHEST_NUMBER, strict=True)]
Text = Annotated[str, Field(min_length=1, max_length=80)]


class Body(BaseModel):
    """Nothing that is not known is taken."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(Body):
    """A seat: a person's, a bot's, or open for the first who takes it."""

    kind: Literal["human", "bot", "open"] = "human"
    name: Name = ""
    colour: Colour = ""
    level: Level | None = None


class NewGame(Body):
    """A table to be made."""

    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    edition: Literal["2004", "2012"] = "2012"
    edition_text: Annotated[str, Field(max_length=100_000)] | None = Field(
        None, description="a corrected edition, the whole file; instead of edition"
    )
    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False
    counted_ducats: bool = Field(False, description="show what anybody could know by counting")
    pace: Annotated[float, Field(ge=0, le=10)] = Field(0.8, description="seconds that a bot takes")
    undo: Literal["own", "ask", "never"] = "own"
    hints: bool = Field(True, description="whether seats may ask for hints")


class Link(Body):
    """A secret link; whoever has it has the seat."""

    seat: int
    token: str
    link: str


class Created(Body):
    """A new table. The links are shown this once and never again."""

    id: str
    commitment: str
    seats: list[Link]
    invitation: Link | None
    spectators: Link


class NewChoices(Body):
    """Choices, all or none."""

    after: Number
    choose: Annotated[list[Text], Field(min_length=1, max_length=50)]
    key: Key | None = None
    view: bool = Field(
        True, description="whether the answer shows the table; a client with a socket needs no second one"
    )


class Chosen(Body):
    """What was stored, and how the table stood then."""

    number: int
    chosen: list[str]
    view: View | None


class TakeSeat(Body):
    """Sit down."""

    name: Name = ""
    colour: Colour = ""
    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    key: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22,64}$")] | None = Field(
        None, description="random and secret, made by the client: the same request twice takes one seat"
    )


class Undo(Body):
    """Take back one's own last choices; ask the others for more."""

    after: Number
    choices: Annotated[int, Field(ge=1, le=500)] = 1


class Answer(Body):
    """To somebody who asks to undo."""

    after: Number
    agree: bool


class Resign(Body):
    """Leave the seat to a bot."""

    level: Level | None = None


class Say(Body):
    """Something for the chat."""

    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(cleaned)]


class Note(Body):
    """Something only this seat reads."""

    text: Annotated[str, Field(max_length=10_000), AfterValidator(lambda text: text.replace("\0", ""))]
