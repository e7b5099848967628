"""The types of a view. What everyone may see is in PublicView, what only one seat may know in Own.

Spices, columns, colonies, tiles and cards are numbers; the printed edition lists them.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from goa.record.marks import Mark
from goa.tables.game_config import Seat, UndoRule
from goa.tables.journal import LineKind
from goa.tables.payloads.event_types import AnyEvent
from goa.tables.payloads.payload import Payload, SeatNumber, SeatOrNobody
from goa.tables.payloads.question_facts import Question
from goa.tables.payloads.time_types import Absence, ClocksPayload
from goa.views.situation import Phase

Numbers = tuple[int, ...]
Seats = tuple[SeatNumber, ...]


class Score(Payload):
    """The points of one seat, line by line of the scoring sheet."""

    markers: Annotated[int, Meta(description="SCO-1")]
    colonies: Annotated[int, Meta(description="SCO-2")]
    expedition_cards: Annotated[int, Meta(description="SCO-3")]
    most_ducats: Annotated[int, Meta(description="SCO-4")]
    single_plantations: Annotated[int, Meta(description="SCO-5")]
    duties: Annotated[int, Meta(description="SCO-6")]
    missions: Annotated[int, Meta(description="SCO-7")]
    total: int
    ducats: Annotated[int, Meta(description="SCO-8: breaks a tie")]


class Points(Payload):
    """The same if the game ended now, without the lines that are hidden."""

    markers: Annotated[int, Meta(description="SCO-1")]
    colonies: Annotated[int, Meta(description="SCO-2")]
    single_plantations: Annotated[int, Meta(description="SCO-5")]
    duties: Annotated[int, Meta(description="SCO-6")]
    missions: Annotated[int, Meta(description="SCO-7")]
    total: Annotated[int, Meta(description="of the lines that are not hidden")]
    expedition_cards: Annotated[int | UnsetType, Meta(description="SCO-3")] = UNSET
    most_ducats: Annotated[int | UnsetType, Meta(description="SCO-4")] = UNSET
    ducats: Annotated[int | UnsetType, Meta(description="SCO-8: breaks a tie")] = UNSET


class Scores(Payload):
    """The scoring sheet. Several winners share the victory."""

    seats: tuple[Score, ...]
    winners: Seats


class Options(Payload):
    """Variants, table options and the version of the rules."""

    quick_start: bool
    bonanza: bool
    open_money: bool
    rules_version: int


class Colony(Payload):
    """A founded colony."""

    accepts: Annotated[Numbers, Meta(description="spices that may lie on its fields")]
    fields: Annotated[Numbers, Meta(description="the spice on each field; -1 for an empty one")]


class Plantation(Payload):
    """A plantation tile."""

    tile: Annotated[int, Meta(description="kind; /printed says which spices it accepts")]
    fields: Annotated[Numbers, Meta(description="the spice on each field; -1 for an empty one")]


class PlayerArea(Payload):
    """What lies in front of a seat, as everyone sees it."""

    ducats: Annotated[int | None, Meta(description="null while money is hidden")]
    ships: int
    colonists: int
    extra_actions: int
    rows: Annotated[Numbers, Meta(description="of the five markers; row 1 of the rulebook is 0 here")]
    missing_spices: Annotated[
        tuple[Numbers, ...], Meta(description="by column: spices of its next step that the seat does not have")
    ]
    missing_ships: Annotated[Numbers, Meta(description="by column: ships of its next step that the seat does not have")]
    plantations: Annotated[tuple[Plantation | None, ...], Meta(description="by space; null for an empty one")]
    colonies: Annotated[tuple[Colony | None, ...], Meta(description="by colony; null for one that is not founded")]
    hand_size: int
    tiles: Annotated[Numbers, Meta(description="kinds, ready")]
    resting: Annotated[Numbers, Meta(description="kinds, used this round")]
    kept: Annotated[Numbers, Meta(description="kinds that only count at the end of the game")]
    points: Annotated[Points, Meta(description="as far as everyone can see them")]
    hand: Annotated[Numbers | UnsetType, Meta(description="card numbers; only once the game is over")] = UNSET
    counted_ducats: Annotated[
        int | UnsetType, Meta(description="only at tables that show what can be known by counting")
    ] = UNSET


class Bonanza(Payload):
    """The Bonanza tiles of this part."""

    corners: Annotated[tuple[str, ...], Meta(description="cells on which one still lies")]
    seen: Annotated[Numbers, Meta(description="those that were turned over")]


class Asked(Payload):
    """A seat asks to undo more than its own last choices."""

    seat: SeatNumber
    left: Annotated[int, Meta(description="how many choices would remain")]
    agreed: Seats


class Marker(Payload):
    """The flag or an auction marker on its space."""

    space: Annotated[str, Meta(description="as choices write it: c3, north a, ...")]
    seat: Annotated[SeatNumber, Meta(description="its owner")]


class Auction(Payload):
    """The lot that is being auctioned. Lot 1 is the flag."""

    lot: int
    tile: Annotated[int, Meta(description="kind; -1 for the flag and for a tile that was taken")]
    auctioneer: SeatNumber
    order: Annotated[Seats, Meta(description="in which the seats speak; the auctioneer is last")]
    bids: Annotated[Numbers, Meta(description="by seat: -1 has not bid yet, 0 passed")]
    highest: int
    bidder: Annotated[SeatOrNobody, Meta(description="of the highest bid")]
    price: Annotated[int, Meta(description="what the auctioneer would pay for the lot")]


class Founding(Payload):
    """The colony that is being founded."""

    colony: int
    needs: int
    recruits: Annotated[int, Meta(description="so far, in all")]
    from_marker: int
    from_cards: int
    missing: int


class PublicView(Payload):
    """What everyone may see."""

    edition: Annotated[str, Meta(description="digest; /printed has its figures")]
    edition_name: str
    rules: str
    commitment: Annotated[str, Meta(description="SHA-256 of salt:seed; the record of the finished game shows both")]
    marks: Annotated[
        tuple[Mark, ...],
        Meta(description="begun from a record; not a printed edition; the seed was given and not drawn"),
    ]
    options: Options
    seats: tuple[Seat, ...]
    seat: Annotated[SeatOrNobody, Meta(description="the seat that is to choose")]
    phase: Phase
    is_over: bool
    paused: bool
    undo: UndoRule
    hints: Annotated[bool, Meta(description="whether seats may ask for them")]
    asked: Asked | None
    rematch: str | None
    choices: Annotated[int, Meta(description="in force; undone ones are not counted")]
    players: tuple[PlayerArea, ...]
    part: Annotated[int, Meta(description="0 is A, 1 is B")]
    round: Annotated[int, Meta(description="1 to 4, 0 before the first")]
    action: Annotated[int, Meta(description="1 to 3, 4 while extra actions are taken, 0 outside the action phase")]
    turn: SeatOrNobody
    card_played: Annotated[bool, Meta(description="in this action turn")]
    passed_extra_actions: Annotated[Seats, Meta(description="seats that take no more extra actions this round")]
    flag_holder: SeatOrNobody
    grid: Annotated[Numbers, Meta(description="kinds of tiles on a1, b1, ... e5; -1 for none")]
    bonanza: Annotated[Bonanza | None, Meta(description="null without this variant")]
    box: Annotated[Numbers | None, Meta(description="tiles put back, if the edition makes them public")]
    discarded_tiles: Numbers
    markers: Annotated[tuple[Marker, ...], Meta(description="the flag first, then the markers by number")]
    auction: Auction | None
    pile: int
    discards: Numbers
    turned: Annotated[Numbers, Meta(description="cards turned over and not yet discarded")]
    colony_tiles: Annotated[
        tuple[tuple[Numbers, ...], ...], Meta(description="by colony: the tiles left, each as the spices it accepts")
    ]
    founding: Founding | None
    scores: Annotated[Scores | None, Meta(description="once the game is over")]
    clocks: Annotated[ClocksPayload | None, Meta(description="null without clocks")]
    absence: Annotated[Absence | None, Meta(description="null at tables without clocks and without a waiting time")]
    stand_ins: Annotated[Seats, Meta(description="seats that a bot plays until their person is back")]


class Offered(Payload):
    """A choice that may be made now."""

    id: int
    text: Annotated[str, Meta(description="as it is sent to /choices")]
    words: str
    help: str
    rule: str
    warning: Annotated[
        str | UnsetType, Meta(description="what would be lost for good; clients ask once more before they send it")
    ] = UNSET
    brief: Annotated[str | UnsetType, Meta(description="a shorter label, for small buttons")] = UNSET
    chance: Annotated[
        float | UnsetType, Meta(description="of a founding: that it succeeds with all colonists of the seat, 0 to 1")
    ] = UNSET


class Own(Payload):
    """What only one seat knows, and what it may choose."""

    seat: SeatNumber
    hand: Annotated[Numbers, Meta(description="card numbers")]
    ducats: int
    offered: tuple[Offered, ...]
    points: Annotated[Points, Meta(description="including what only the seat knows")]
    may_undo: Annotated[
        int, Meta(description="how many of the last choices it may undo without asking, bots' answers included")
    ]
    may_ask_back: Annotated[
        int, Meta(description="how many choices would go with its last one if all agree; 0: it may not ask")
    ]
    earlier_picks: Annotated[
        tuple[Offered, ...] | UnsetType,
        Meta(description="in rehearsals: picks of the series that fit before the others"),
    ] = UNSET


class Sentence(Payload):
    """One sentence of the log."""

    about: Annotated[SeatOrNobody, Meta(description="the seat that it is about")]
    text: str


class Line(Payload):
    """What an entry of the journal did, as this seat may know it."""

    number: Annotated[int, Meta(description="of entries, this one included")]
    kind: LineKind
    seat: SeatOrNobody
    text: Annotated[str, Meta(description="the choice; what it means depends on the kind")]
    events: tuple[AnyEvent, ...]
    sentences: tuple[Sentence, ...]


class RatedChoice(Payload):
    """A choice in a question of strategy, and how good it is."""

    text: str
    wins: Annotated[float, Meta(description="from 0 to 1: how often strong bots won the game after it")]


class Tutorial(Payload):
    """What a learner is told before choosing."""

    suggest: Annotated[str | None, Meta(description="the text of a choice; null if any choice will do")]
    key: Annotated[str, Meta(description="of the explanation in the catalogue, or the theme of a question")]
    step: int
    steps: int
    notes: Annotated[list[str] | UnsetType, Meta(description="keys of what is explained before it")] = UNSET
    following: Annotated[str | UnsetType, Meta(description="the lesson that comes next")] = UNSET
    rated: Annotated[
        list[RatedChoice] | UnsetType, Meta(description="in a question of strategy: the choices, the best first")
    ] = UNSET


class View(Payload):
    """The table as one seat sees it."""

    game: str
    number: Annotated[int, Meta(description="of entries so far; requests send it as after")]
    question: Question
    tutorial: Annotated[Tutorial | None, Meta(description="in a tutorial, for the learner who is to choose")]
    own: Annotated[Own | None, Meta(description="null for spectators")]
    table: PublicView
    lines: tuple[Line, ...]


class ViewMessage(View, tag_field="type", tag="view"):
    """The table changed. Also sent when a socket is opened."""
