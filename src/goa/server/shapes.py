"""What is sent, field by field. Nothing is checked against it on its way out: it is for the documentation, from which
the client's types are made, and a test holds real answers against it.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from goa.server.agreement import SeatKind, UndoRule
from goa.server.facts import PackedEvent, PackedFrame, Task
from goa.server.journal import Kind

SeatNumber = Annotated[int, Field(ge=0, le=3)]
SeatOrNobody = Annotated[int, Field(ge=-1, le=3, description="-1: nobody")]


class Shape(BaseModel):
    """Nothing that is not declared is sent."""

    model_config = ConfigDict(extra="forbid")


class Seat(Shape):
    """Whose a seat is; the level is a bot's."""

    kind: SeatKind
    name: str
    colour: str
    level: str


class Score(Shape):
    """The points of one seat, a line of the scoring sheet each."""

    markers: int = Field(description="SCO-1")
    colonies: int = Field(description="SCO-2")
    expedition_cards: int = Field(description="SCO-3")
    most_ducats: int = Field(description="SCO-4")
    single_plantations: int = Field(description="SCO-5")
    duties: int = Field(description="SCO-6")
    missions: int = Field(description="SCO-7")
    total: int
    ducats: int = Field(description="SCO-8: they break a tie")


class Points(Shape):
    """The same if the game ended now; null for a line that is hidden, the total of the others."""

    markers: int = Field(description="SCO-1")
    colonies: int = Field(description="SCO-2")
    expedition_cards: int | None = Field(description="SCO-3")
    most_ducats: int | None = Field(description="SCO-4")
    single_plantations: int = Field(description="SCO-5")
    duties: int = Field(description="SCO-6")
    missions: int = Field(description="SCO-7")
    total: int
    ducats: int | None = Field(description="SCO-8: they break a tie")


class Scores(Shape):
    """The scoring sheet; several winners share the victory."""

    seats: list[Score]
    winners: list[SeatNumber]


class Options(Shape):
    """Variants and table options."""

    quick_start: bool
    bonanza: bool
    open_money: bool
    rules_version: int


class Player(Shape):
    """What lies in front of a seat, as everybody sees it."""

    ducats: int | None = Field(description="null while money is hidden")
    counted_ducats: int = Field(default=0, description="only where it was agreed to show what anybody could count")
    ships: int
    colonists: int
    extra_actions: int
    rows: list[int] = Field(description="of the five markers; row 1 of the book is 0 here")
    places: list[int] = Field(description="by place; 5 bits of the spices accepted, and above them how many fields")
    sacks: list[int] = Field(description="the bag on each place, 5 bits for each spice")
    hand: list[int] | None = Field(description="card numbers, once the game is over")
    hand_by_shuffle: list[int] = Field(description="how many cards are in hand: the sum")
    tiles: list[int] = Field(description="kinds, ready")
    resting: list[int] = Field(description="kinds, used this round")
    kept: list[int] = Field(description="kinds that only count at the end")
    points: Points = Field(description="that everyone can see")


class Asked(Shape):
    """Somebody asks to undo more than his own last choices."""

    seat: SeatNumber
    left: int = Field(description="how many choices would be left")
    agreed: list[SeatNumber]


class Table(Shape):
    """What everyone may see."""

    edition: str = Field(description="digest; /printed has the figures")
    edition_name: str
    rules: str
    commitment: str = Field(description="SHA-256 of salt:seed, which the finished record shows")
    options: Options
    seats: list[Seat]
    seat: SeatOrNobody = Field(description="who is to choose")
    is_over: bool
    paused: bool
    undo: UndoRule
    hints: bool = Field(description="whether they may be asked for")
    asked: Asked | None
    rematch: str | None
    choices: int = Field(description="in force; undone ones do not count")
    players: list[Player]
    agenda: list[PackedFrame]
    part: int = Field(description="0 is A, 1 is B")
    round: int = Field(description="1 to 4, 0 before the first")
    action: int = Field(description="1 to 3, 4 while extra actions are taken, 0 outside the action phase")
    flag_holder: SeatOrNobody
    opener: SeatOrNobody = Field(description="who laid the flag; the owners of markers 2, 3, ... follow clockwise")
    grid: list[int] = Field(description="kinds of tiles a1, b1, ... e5; -1 for none")
    corners: list[bool] = Field(description="where a Bonanza tile still lies: a1, e1, a5, e5")
    bonanza_seen: list[int]
    box: list[int] | None = Field(description="tiles put back, where they are public")
    discarded_tiles: list[int]
    markers: list[int] = Field(description="the spaces of flag and markers, in order; cells 0 to 24, then the edge")
    lot: int = Field(description="the number under the hammer, 0 while nothing is auctioned")
    bids: list[int] = Field(description="by seat: -1 has not spoken, 0 passed")
    turn: SeatOrNobody
    card_played: bool
    out_of_extras: int = Field(description="a bit for each seat that passed on extra actions")
    pile: int
    discards: list[int]
    turned: list[int] = Field(description="cards turned over for a founding")
    shuffles: int
    shuffled_in: list[int]
    stacks: list[list[int]] = Field(description="by colony: the tiles left, as the spices they accept")
    founding: int = Field(description="the colony being founded, or -1")
    recruits: int
    reached: int
    scores: Scores | None = Field(description="once the game is over")


class Offered(Shape):
    """A choice that may be made now."""

    id: int
    text: str = Field(description="what is sent to /choices")
    words: str
    help: str
    rule: str


class Own(Shape):
    """What one seat knows beyond that, and what it may choose."""

    seat: SeatNumber
    hand: list[int] = Field(description="card numbers")
    ducats: int
    offered: list[Offered]
    points: Points = Field(description="with what the seat knows")
    may_undo: int = Field(description="how many of its last choices it may take back by itself")
    may_ask_back: int = Field(description="how many choices it must ask to undo for its last one; 0: it cannot")


class Line(Shape):
    """What an entry of the journal brought about, as this seat may know it."""

    number: int = Field(description="of entries afterwards")
    kind: Literal["begin"] | Kind
    seat: SeatOrNobody
    text: str = Field(description="of a choice: its text; see the kinds")
    events: list[PackedEvent]
    words: list[str]


class Tutorial(Shape):
    """What somebody who learns the game is told before choosing."""

    suggest: str | None = Field(description="the text of a choice; null where any is as good")
    key: str = Field(description="of the explanation in the catalogue")
    step: int
    steps: int


class View(Shape):
    """The table as one seat sees it."""

    game: str
    number: int = Field(description="of entries so far: send it as after")
    question: str
    task: Task | None = Field(description="the kind of the open question; its fields are in the last of table.agenda")
    tutorial: Tutorial | None = Field(description="at a tutorial's table, for the learner who is to choose")
    own: Own | None = Field(description="null for spectators")
    table: Table
    lines: list[Line]


class Presence(Shape):
    """Who is at the table now."""

    seats: list[SeatNumber]
    spectators: int


class ViewAndPresence(View):
    """The view for those who ask without a socket."""

    presence: Presence


class Lines(Shape):
    """What happened."""

    number: int
    lines: list[Line]


class Saying(Shape):
    """One line of the chat; plain text."""

    id: int
    seat: int = Field(description="-1 and -2: a spectator, somebody invited")
    name: str
    text: str
    made: int = Field(description="seconds since 1970")


class Chat(Shape):
    """What was said lately."""

    sayings: list[Saying]


class Said(Shape):
    """As it was stored."""

    said: str


class Rematch(Shape):
    """The next game; everybody's token opens it too."""

    id: str


class About(Shape):
    """What a table can be made with."""

    version: str
    editions: list[str]
    bots: list[str]
    languages: list[str]


class Health(Shape):
    """Whether the database answers."""

    database: Literal["ok", "unreachable"]


class Problem(BaseModel):
    """A request that was refused: a word for programs, a sentence for people."""

    model_config = ConfigDict(extra="forbid")

    error: str
    sentence: str
    rule: str = Field(default="", description="id of the rule")
    key: str = Field(default="", description="of the sentence in the catalogue")
    values: dict[str, Any] = Field(default={}, description="of the sentence in the catalogue")
    choice: str = Field(default="", description="that was not offered")
    awaited: SeatOrNobody = Field(default=-1, description="not your choice: whose it is")
    line: int = Field(default=0, description="record: where it does not fit")
    may_undo: int = Field(default=0, description="no undo: how many choices could be taken back")
    number: int = Field(default=0, description="stale: the current number")
    view: View | None = Field(default=None, description="stale: the current view")
