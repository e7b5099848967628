"""The view of a table as the documentation shows it. Views are built in goa.tables.payloads, not from these models:
a test compares both, and the client's types are generated from the documentation.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from goa.server.api.event_schema import PackedEvent, PackedFrame, Task
from goa.tables.game_config import SeatKind, UndoRule
from goa.tables.journal import Kind

SeatNumber = Annotated[int, Field(ge=0, le=3)]
SeatOrNobody = Annotated[int, Field(ge=-1, le=3, description="-1: nobody")]


class ResponseModel(BaseModel):
    """Nothing is sent that is not declared."""

    model_config = ConfigDict(extra="forbid")


class Seat(ResponseModel):
    """Who has a seat. The level is a bot's."""

    kind: SeatKind
    name: str
    colour: str
    level: str


class Score(ResponseModel):
    """The points of one seat, line by line of the scoring sheet."""

    markers: int = Field(description="SCO-1")
    colonies: int = Field(description="SCO-2")
    expedition_cards: int = Field(description="SCO-3")
    most_ducats: int = Field(description="SCO-4")
    single_plantations: int = Field(description="SCO-5")
    duties: int = Field(description="SCO-6")
    missions: int = Field(description="SCO-7")
    total: int
    ducats: int = Field(description="SCO-8: breaks a tie")


class Points(ResponseModel):
    """The same if the game ended now: null for hidden lines, and the total of the others."""

    markers: int = Field(description="SCO-1")
    colonies: int = Field(description="SCO-2")
    expedition_cards: int | None = Field(description="SCO-3")
    most_ducats: int | None = Field(description="SCO-4")
    single_plantations: int = Field(description="SCO-5")
    duties: int = Field(description="SCO-6")
    missions: int = Field(description="SCO-7")
    total: int
    ducats: int | None = Field(description="SCO-8: breaks a tie")


class Scores(ResponseModel):
    """The scoring sheet. Several winners share the victory."""

    seats: list[Score]
    winners: list[SeatNumber]


class Options(ResponseModel):
    """Variants and table options."""

    quick_start: bool
    bonanza: bool
    open_money: bool
    rules_version: int


class Player(ResponseModel):
    """What lies in front of a seat, as everybody sees it."""

    ducats: int | None = Field(description="null while money is hidden")
    counted_ducats: int = Field(default=0, description="only at tables that show what can be known by counting")
    ships: int
    colonists: int
    extra_actions: int
    rows: list[int] = Field(description="of the five markers; row 1 of the rulebook is 0 here")
    places: list[int] = Field(description="by place: 5 bits for the spices accepted, above them the number of fields")
    sacks: list[int] = Field(description="the sacks on each place, 5 bits for each spice")
    hand: list[int] | None = Field(description="card numbers, once the game is over")
    hand_by_shuffle: list[int] = Field(description="cards in hand by shuffle; the sum is the number of cards")
    tiles: list[int] = Field(description="kinds, ready")
    resting: list[int] = Field(description="kinds, used this round")
    kept: list[int] = Field(description="kinds that only count at the end of the game")
    points: Points = Field(description="as far as everyone can see them")


class Asked(ResponseModel):
    """A seat asks to undo more than its own last choices."""

    seat: SeatNumber
    left: int = Field(description="how many choices would remain")
    agreed: list[SeatNumber]


class Table(ResponseModel):
    """What everyone may see."""

    edition: str = Field(description="digest; /printed has its figures")
    edition_name: str
    rules: str
    commitment: str = Field(description="SHA-256 of salt:seed; the record of the finished game shows both")
    options: Options
    seats: list[Seat]
    seat: SeatOrNobody = Field(description="the seat that is to choose")
    is_over: bool
    paused: bool
    undo: UndoRule
    hints: bool = Field(description="whether seats may ask for them")
    asked: Asked | None
    rematch: str | None
    choices: int = Field(description="in force; undone ones are not counted")
    players: list[Player]
    agenda: list[PackedFrame]
    part: int = Field(description="0 is A, 1 is B")
    round: int = Field(description="1 to 4, 0 before the first")
    action: int = Field(description="1 to 3, 4 while extra actions are taken, 0 outside the action phase")
    flag_holder: SeatOrNobody
    opener: SeatOrNobody = Field(
        description="the seat that placed the flag; owners of markers 2, 3, ... follow clockwise"
    )
    grid: list[int] = Field(description="kinds of tiles on a1, b1, ... e5; -1 for none")
    corners: list[bool] = Field(description="whether a Bonanza tile still lies on a1, e1, a5, e5")
    bonanza_seen: list[int]
    box: list[int] | None = Field(description="tiles put back, if the edition makes them public")
    discarded_tiles: list[int]
    markers: list[int] = Field(description="the spaces of flag and markers, in order; cells 0 to 24, then the edge")
    lot: int = Field(description="the number of the lot being auctioned, 0 if there is none")
    bids: list[int] = Field(description="by seat: -1 has not bid yet, 0 passed")
    turn: SeatOrNobody
    card_played: bool
    out_of_extras: int = Field(description="one bit for each seat that passed on extra actions")
    pile: int
    discards: list[int]
    turned: list[int] = Field(description="cards turned over for a founding")
    shuffles: int
    shuffled_in: list[int]
    stacks: list[list[int]] = Field(description="by colony: the tiles left, each as the spices it accepts")
    founding: int = Field(description="the colony being founded, or -1")
    recruits: int
    reached: int
    scores: Scores | None = Field(description="once the game is over")


class Offered(ResponseModel):
    """A choice that may be made now."""

    id: int
    text: str = Field(description="as it is sent to /choices")
    words: str
    help: str
    rule: str


class Own(ResponseModel):
    """What only one seat knows, and what it may choose."""

    seat: SeatNumber
    hand: list[int] = Field(description="card numbers")
    ducats: int
    offered: list[Offered]
    points: Points = Field(description="including what only the seat knows")
    may_undo: int = Field(description="how many of its last choices it may undo without asking")
    may_ask_back: int = Field(description="how many choices would go with its last one if all agree; 0: it may not ask")


class Line(ResponseModel):
    """What an entry of the journal did, as this seat may know it."""

    number: int = Field(description="of entries, this one included")
    kind: Literal["begin"] | Kind
    seat: SeatOrNobody
    text: str = Field(description="the choice; what it means depends on the kind")
    events: list[PackedEvent]
    words: list[str]


class Tutorial(ResponseModel):
    """What a learner is told before choosing."""

    suggest: str | None = Field(description="the text of a choice; null if any choice will do")
    key: str = Field(description="of the explanation in the catalogue")
    step: int
    steps: int


class View(ResponseModel):
    """The table as one seat sees it."""

    game: str
    number: int = Field(description="of entries so far; requests send it as after")
    question: str
    task: Task | None = Field(description="the kind of the open question; its fields are the last of table.agenda")
    tutorial: Tutorial | None = Field(description="in a tutorial, for the learner who is to choose")
    own: Own | None = Field(description="null for spectators")
    table: Table
    lines: list[Line]
