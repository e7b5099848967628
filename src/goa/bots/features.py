"""The language in which the evaluation is written: what a position has to offer a seat, as named numbers."""

from typing import Final, final

from mypy_extensions import i64

from goa.editions.names import COLONIES, COLUMNS, EFFECTS, EXPEDITION_TILE, ROWS, SHIP, SPICES, SWAP, TILES

NAMES: Final[list[str]] = []


def _name(*names: str) -> int:
    """Number these features; the number of the first."""
    first = len(NAMES)
    NAMES.extend(names)
    return first


SEAT: Final = _name("a seat at the table")
ROW: Final = _name(*[f"{column} in row {row}" for column in COLUMNS for row in range(2, ROWS + 1)])
LOWEST_ROW: Final = _name(*[f"all markers in row {row}" for row in range(2, ROWS + 1)])
BEHIND: Final = _name("markers still in the lowest row")
COLONY: Final = _name(*COLONIES)
COLONIES_FOUNDED: Final = _name(*[f"{number} colonies founded" for number in range(1, len(COLONIES) + 1)])
CHANCE: Final = _name(*[f"chance to found {colony}" for colony in COLONIES])
SHIPS_HELD: Final = _name("ships", "ships up to 2", "ships up to 4", "ships up to 8")
COLONISTS_HELD: Final = _name("colonists", "colonists up to 3", "colonists up to 6")
SACK: Final = _name(*[f"sacks of {spice}" for spice in SPICES])
SACKS: Final = _name("sacks", "sacks up to 3", "sacks up to 6")
FIELD: Final = _name(*[f"fields for {spice}" for spice in SPICES], "fields for any spice")
FIELDS: Final = _name("empty fields", "empty fields up to 3")
READY_STEPS: Final = _name(
    "steps whose spices are there", "points of the best such step", "ships for the best such step"
)
ALMOST: Final = _name("steps that lack one spice")
CARDS: Final = _name("expedition cards", "expedition cards up to 2", "points of equal symbols")
EFFECT: Final = _name(*[f"card {effect}" for effect in EFFECTS])
TILE: Final = _name(*[f"tile {TILES[kind]}" for kind in range(SHIP, SWAP + 1)])
RESTING: Final = _name(*[f"tile {TILES[kind]} used this round" for kind in range(SHIP, EXPEDITION_TILE + 1)])
OTHER_TILES: Final = _name("other tiles to be used")
DUTY_SACKS: Final = _name("sacks towards a duty")
POINTS: Final = _name(
    "points of missions and duties", "single plantations", "single plantations with a foreman", "foreman"
)
DUCATS_HELD: Final = _name("ducats", "ducats up to 3", "ducats up to 6", "ducats up to 10", "ducats up to 16")
RICHEST: Final = _name("most ducats", "ducats ahead or behind")
TURNS: Final = _name("action turns left", "extra action cards", "extra action cards up to 1")
FLAG: Final = _name("the flag")
FEATURE_COUNT: Final = len(NAMES)


@final
class Tally:
    """Adds up weighted features, or notes them as index, amount, index, amount, ..."""

    def __init__(self, weights: list[float], noted: list[int] | None) -> None:
        self.weights = weights
        self.noted = noted
        self.points = 0.0

    def add(self, index: i64, amount: i64) -> None:
        if self.noted is None:
            self.points += self.weights[index] * float(amount)
        else:
            self.noted.append(index)
            self.noted.append(amount)
