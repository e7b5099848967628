"""The language in which the evaluation is written: what a position has to offer a seat, as named numbers."""

from typing import Final

from goa.editions.names import COLONIES, COLUMNS, EFFECTS, EXPEDITION_TILE, ROWS, SHIP, SPICES, SWAP, TILES

NAMES: Final[list[str]] = []
LIMITS: Final[dict[int, tuple[int, ...]]] = {}  # up to where the features after this one count the same thing


def _name(*names: str) -> int:
    """Number these features; the number of the first."""
    first = len(NAMES)
    NAMES.extend(names)
    return first


def _counted(what: str, *limits: int) -> int:
    """How many there are, and how many up to each limit: the first are worth more than the tenth."""
    first = _name(what, *[f"{what} up to {limit}" for limit in limits])
    LIMITS[first] = limits
    return first


SEAT: Final = _name("a seat at the table")
ROW: Final = _name(*[f"{column} in row {row}" for column in COLUMNS for row in range(2, ROWS + 1)])
LOWEST_ROW: Final = _name(*[f"all markers in row {row}" for row in range(2, ROWS + 1)])
BEHIND: Final = _name("markers still in the lowest row")
COLONY: Final = _name(*COLONIES)
COLONIES_FOUNDED: Final = _name(*[f"{number} colonies founded" for number in range(1, len(COLONIES) + 1)])
CHANCE: Final = _name(*[f"chance to found {colony}" for colony in COLONIES])
SHIPS_HELD: Final = _counted("ships", 2, 4, 8)
COLONISTS_HELD: Final = _counted("colonists", 3, 6)
SACK: Final = _name(*[f"sacks of {spice}" for spice in SPICES])
SACKS: Final = _counted("sacks", 3, 6)
FIELD: Final = _name(*[f"fields for {spice}" for spice in SPICES], "fields for any spice")
EMPTY_FIELDS: Final = _counted("empty fields", 3)
READY_STEPS: Final = _name("steps whose spices are there")
BEST_STEP: Final = _name("points of the best such step")
BEST_STEP_SHIPS: Final = _name("ships for the best such step")
ALMOST: Final = _name("steps that lack one spice")
STEP_IN: Final = _name(*[f"points of the best step in {actions}" for actions in ("one action", "two", "three")])
CARDS: Final = _counted("expedition cards", 2)
EQUAL_SYMBOLS: Final = _name("points of equal symbols")
EFFECT: Final = _name(*[f"card {effect}" for effect in EFFECTS])
TILE: Final = _name(*[f"tile {TILES[kind]}" for kind in range(SHIP, SWAP + 1)])
RESTING: Final = _name(*[f"tile {TILES[kind]} used this round" for kind in range(SHIP, EXPEDITION_TILE + 1)])
OTHER_TILES: Final = _name("other tiles to be used")
DUTY_SACKS: Final = _name("sacks towards a duty")
POINTS: Final = _name("points of missions and duties")
SINGLES: Final = _name("single plantations")
FOREMANS_SINGLES: Final = _name("single plantations with a foreman")
FOREMAN_TILE: Final = _name("foreman")
DUCATS_HELD: Final = _counted("ducats", 3, 6, 10, 16, 24)
RICHEST: Final = _name("most ducats")
AHEAD: Final = _name("ducats ahead or behind")
TURNS: Final = _name("action turns left")
EXTRA_ACTION_CARDS: Final = _counted("extra action cards", 1)
FLAG: Final = _name("the flag")
FLAG_FOR_SALE: Final = _name("the flag to be auctioned")
FEATURE_COUNT: Final = len(NAMES)
