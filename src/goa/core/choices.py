"""Every answer a player can ever give: interned, with a stable id and a text that a person can type.

Ids are stored and learned, so the catalogue only grows at its end: first the choices of the first catalogue, then those
of each addition. A choice that interrupts is a card played or a tile used while another question is open.
"""

from typing import Final, final

from goa.core.grid import CELL_COUNT, SPACES
from goa.core.places import FIRST_COLONY, PLACES, pair, position
from goa.editions.kinds import EFFECT_ROWS, TILE_ROWS
from goa.editions.vocabulary import COLONIES, COLUMNS, SPICES, SYMBOLS

HIGHEST_BID: Final = 199
SEATS: Final = 4
SYMBOL_COUNT: Final = 6

# Plain answers that are not in the first catalogue, by the number of their addition: the text and the rule behind it.
# Cards and tiles have such numbers too (goa.editions.kinds); each number is used once.
ADDED_ANSWERS: Final[dict[int, tuple[str, str]]] = {}
RULE_OF_ADDED_ANSWER: Final[dict[str, str]] = dict(ADDED_ANSWERS.values())


class Choice:
    """One atomic answer."""

    def __init__(self, id: int, text: str) -> None:
        self.id = id
        self.text = text
        self.interrupts = False

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class PlainChoice(Choice):
    """An answer that needs no more than its words."""


@final
class SpaceChoice(Choice):
    """Lay the flag on a space of the grid or its edge, a marker on a cell, Swap in place of a tile."""

    def __init__(self, id: int, text: str, space: int) -> None:
        super().__init__(id, text)
        self.space = space


@final
class Bid(Choice):
    def __init__(self, id: int, text: str, amount: int) -> None:
        super().__init__(id, text)
        self.amount = amount


@final
class ColumnChoice(Choice):
    """Move a marker of this column."""

    def __init__(self, id: int, text: str, column: int) -> None:
        super().__init__(id, text)
        self.column = column


@final
class ColonyChoice(Choice):
    """Name a colony to be founded."""

    def __init__(self, id: int, text: str, colony: int) -> None:
        super().__init__(id, text)
        self.colony = colony


@final
class SpicePairChoice(Choice):
    """Choose among the tiles of a colony by the two spices it accepts."""

    def __init__(self, id: int, text: str, accepted: int) -> None:
        super().__init__(id, text)
        self.accepted = accepted


@final
class SackChoice(Choice):
    """Put a sack on a place, or give one from it."""

    def __init__(self, id: int, text: str, place: int, spice: int) -> None:
        super().__init__(id, text)
        self.place = place
        self.spice = spice


@final
class PlaceChoice(Choice):
    """Fill a place completely, or give it up."""

    def __init__(self, id: int, text: str, place: int) -> None:
        super().__init__(id, text)
        self.place = place


@final
class CardChoice(Choice):
    """Play or discard a card of the hand: its effect and symbol tell which."""

    def __init__(self, id: int, text: str, effect: int, symbol: int, interrupts: bool) -> None:
        super().__init__(id, text)
        self.effect = effect
        self.symbol = symbol
        self.interrupts = interrupts


@final
class TileChoice(Choice):
    """Use a tile in front of you, or take one from the box."""

    def __init__(self, id: int, text: str, kind: int, interrupts: bool) -> None:
        super().__init__(id, text)
        self.kind = kind
        self.interrupts = interrupts


@final
class Spy(Choice):
    """Use the marker of an opponent in this column."""

    def __init__(self, id: int, text: str, column: int, victim: int) -> None:
        super().__init__(id, text)
        self.column = column
        self.victim = victim


CATALOGUE: Final[list[Choice]] = []
BY_TEXT: Final[dict[str, Choice]] = {}


def _enter(choice: Choice) -> Choice:
    assert choice.id == len(CATALOGUE), f"ids count upwards without gaps: {choice.text}"
    assert choice.text not in BY_TEXT, f"two choices with one text: {choice.text}"
    CATALOGUE.append(choice)
    BY_TEXT[choice.text] = choice
    return choice


def _next() -> int:
    return len(CATALOGUE)


def _plain(text: str) -> Choice:
    return _enter(PlainChoice(_next(), text))


def _for_each_card(command: str, addition: int, *, interrupts: bool) -> list[Choice]:
    """A choice for each symbol of each effect that came with this addition."""
    return [
        _enter(CardChoice(_next(), f"{command} {row.word} {name}", effect, symbol, interrupts))
        for effect, row in enumerate(EFFECT_ROWS)
        if row.added == addition
        for symbol, name in enumerate(SYMBOLS)
    ]


def _for_each_tile(wording: str, addition: int, *, interrupts: bool) -> list[Choice]:
    """A choice for each kind of tile that came with this addition."""
    return [
        _enter(TileChoice(_next(), wording.format(row.word), kind, interrupts))
        for kind, row in enumerate(TILE_ROWS)
        if row.added == addition
    ]


# Markers and auctions
FLAG: Final = [_enter(SpaceChoice(_next(), f"flag {name}", space)) for space, name in enumerate(SPACES)]
MARK: Final = [_enter(SpaceChoice(_next(), f"mark {SPACES[cell]}", cell)) for cell in range(CELL_COUNT)]
PASS: Final = _plain("pass")
BUY: Final = _plain("buy")
BID: Final = [_enter(Bid(_next(), f"bid {amount}", amount)) for amount in range(1, HIGHEST_BID + 1)]
PASS_AND_BIDS: Final = [PASS, *BID]  # by amount, where a bid of nothing is a pass

# Action turns
PROGRESS: Final = [_enter(ColumnChoice(_next(), f"progress {name}", column)) for column, name in enumerate(COLUMNS)]
BUILD_SHIPS: Final = _plain("build ships")
HARVEST_SPICES: Final = _plain("harvest")
RAISE_TAXES: Final = _plain("taxes")
GO_ON_EXPEDITION: Final = _plain("expedition")
FOUND: Final = [_enter(ColonyChoice(_next(), f"found {name}", colony)) for colony, name in enumerate(COLONIES)]
EXTRA_ACTION: Final = _plain("extra action")
END_TURN: Final = _plain("end turn")

# What an action, a card or a tile still asks
DONE: Final = _plain("done")
DRAW: Final = _plain("draw")
DISCARD: Final = _for_each_card("discard", 0, interrupts=False)
PAY_COLONISTS: Final = _plain("pay colonists")
LET_IT_FAIL: Final = _plain("let it fail")
PAIR: Final = [
    _enter(SpicePairChoice(_next(), f"choose {SPICES[one]}/{SPICES[two]}", pair(one, two)))
    for one in range(5)
    for two in range(one + 1, 5)
]
TAKE_DUCATS: Final = _plain("take ducats")
TAKE_SHIPS: Final = _plain("take ships")
TAKE_COLONISTS: Final = _plain("take colonists")
TAKE_SPICES: Final = _plain("take spices")
ONE_SHIP: Final = _plain("one ship")
ONE_COLONIST: Final = _plain("one colonist")
FILL: Final = [
    _enter(SackChoice(_next(), f"fill {name} with {spice_name}", place, spice))
    for place, name in enumerate(PLACES)
    for spice, spice_name in enumerate(SPICES)
]
GIVE: Final = [
    _enter(SackChoice(_next(), f"give {spice_name} from {name}", place, spice))
    for place, name in enumerate(PLACES)
    for spice, spice_name in enumerate(SPICES)
]
FILL_UP: Final = [_enter(PlaceChoice(_next(), f"fill up {name}", place)) for place, name in enumerate(PLACES)]
GIVE_UP: Final = [_enter(PlaceChoice(_next(), f"give up {PLACES[place]}", place)) for place in range(FIRST_COLONY)]
TAKE_TILE: Final = _for_each_tile("take {} tile", 0, interrupts=False)
SWAP_FOR: Final = [_enter(SpaceChoice(_next(), f"swap for {SPACES[cell]}", cell)) for cell in range(CELL_COUNT)]
SPY: Final = [
    _enter(Spy(_next(), f"spy on {COLUMNS[column]} of seat {victim + 1}", column, victim))
    for column in (0, 1, 2, 4)
    for victim in range(SEATS)
]

# Interruptions
PLAY: Final = _for_each_card("play", 0, interrupts=True)
USE: Final = _for_each_tile("use {}", 0, interrupts=True)


def _append_additions() -> None:
    """Everything that is not in the first catalogue, addition by addition."""
    newest = max([row.added for row in EFFECT_ROWS] + [row.added for row in TILE_ROWS] + list(ADDED_ANSWERS))
    for addition in range(1, newest + 1):
        if addition in ADDED_ANSWERS:
            _plain(ADDED_ANSWERS[addition][0])
        DISCARD.extend(_for_each_card("discard", addition, interrupts=False))
        PLAY.extend(_for_each_card("play", addition, interrupts=True))
        TAKE_TILE.extend(_for_each_tile("take {} tile", addition, interrupts=False))
        USE.extend(_for_each_tile("use {}", addition, interrupts=True))


_append_additions()


def choice_to_fill(place: int, spice: int) -> Choice:
    """Put a sack of this spice on this place."""
    return FILL[position(place, spice)]


def choice_to_give(place: int, spice: int) -> Choice:
    """Give a sack of this spice from this place."""
    return GIVE[position(place, spice)]


def choice_to_play(effect: int, symbol: int) -> Choice:
    """Play a card of this effect and symbol."""
    return PLAY[effect * SYMBOL_COUNT + symbol]


def choice_to_discard(effect: int, symbol: int) -> Choice:
    """Discard a card of this effect and symbol."""
    return DISCARD[effect * SYMBOL_COUNT + symbol]


def is_to_fill(choice: SackChoice) -> bool:
    """Whether the sack is put on its place; otherwise it is given from there."""
    return choice is FILL[position(choice.place, choice.spice)]
