"""The features of the linear evaluation: what a seat has, as numbered keys with values.

A feature belongs to one kind ("row", "ducats") and may carry values (which column, which row). Weight files refer to
features by `Feature.key`, which never changes; the numbers are only for the code of this package.
"""

from dataclasses import dataclass
from typing import Final

from goa.editions.vocabulary import (
    COLONIES,
    COLONIST,
    COLUMNS,
    DUCATS,
    DUTY,
    EFFECTS,
    ESPIONAGE,
    EXPEDITION_TILE,
    EXTRA_HARVEST,
    RE_SUPPLY,
    ROWS,
    SHIP,
    SPICE,
    SPICES,
    SWAP,
    TILES,
    VICE_KING,
)

ONCE_A_ROUND: Final = (SHIP, COLONIST, SPICE, DUCATS, EXPEDITION_TILE)
TILES_TO_USE: Final = (*ONCE_A_ROUND, ESPIONAGE, EXTRA_HARVEST, RE_SUPPLY, VICE_KING, DUTY, SWAP)


@dataclass(frozen=True)
class Feature:
    """Something on the table that the evaluation counts, such as ships, or the harvest marker in row 3."""

    kind: str
    values: tuple[tuple[str, str], ...]  # by the names that the sentences of the locales use
    limit: int  # 0 where everything is counted

    @property
    def key(self) -> str:
        """The stable name in weight files: "seat", "row.ships.3", "ducats<=6"."""
        words = [self.kind]
        for _, value in self.values:
            words.append(value)
        return ".".join(words) + (f"<={self.limit}" if self.limit else "")


FEATURES: Final[list[Feature]] = []
LIMITS: Final[dict[int, tuple[int, ...]]] = {}  # by feature: the limits of the features after it that count the same


def _add(kind: str, *values: tuple[tuple[str, str], ...]) -> int:
    """Add a feature of this kind for each set of values. Returns the number of the first."""
    first = len(FEATURES)
    for each in values or ((),):
        FEATURES.append(Feature(kind, each, 0))
    return first


def _add_counted(kind: str, *limits: int) -> int:
    """How many there are, and how many up to each limit: the first few are worth more than the tenth."""
    first = _add(kind)
    for limit in limits:
        FEATURES.append(Feature(kind, (), limit))
    LIMITS[first] = limits
    return first


SEAT: Final = _add("seat")  # the constant term
ROW: Final = _add("row", *[(("column", column), ("row", str(row))) for column in COLUMNS for row in range(2, ROWS + 1)])
LOWEST_ROW: Final = _add("all_in_row", *[(("row", str(row)),) for row in range(2, ROWS + 1)])
BEHIND: Final = _add("behind")  # markers still in the lowest row
COLONY: Final = _add("colony", *[(("colony", colony),) for colony in COLONIES])
COLONIES_FOUNDED: Final = _add("colonies", *[(("number", str(number)),) for number in range(1, len(COLONIES) + 1)])
CHANCE: Final = _add("chance", *[(("colony", colony),) for colony in COLONIES])  # to found it, in percent
SHIPS_HELD: Final = _add_counted("ships", 2, 4, 8)
COLONISTS_HELD: Final = _add_counted("colonists", 3, 6)
SACK: Final = _add("sacks_of", *[(("spice", spice),) for spice in SPICES])
SACKS: Final = _add_counted("sacks", 3, 6)
FIELD: Final = _add("fields_for", *[(("spice", spice),) for spice in SPICES])
FIELD_FOR_ANY: Final = _add("fields_for_any")
EMPTY_FIELDS: Final = _add_counted("empty_fields", 3)
READY_STEPS: Final = _add("ready_steps")  # whose spices are there
BEST_STEP: Final = _add("best_step")  # points of the best of them
BEST_STEP_SHIPS: Final = _add("best_step_ships")  # ships for it
ALMOST: Final = _add("almost")  # steps that lack one spice
STEP_IN_ONE: Final = _add("step_in_one")  # points of the best step that is one action away
STEP_IN_TWO: Final = _add("step_in_two")  # one or two
STEP_IN_THREE: Final = _add("step_in_three")  # one to three
CARDS: Final = _add_counted("cards", 2)
EQUAL_SYMBOLS: Final = _add("symbols")  # points of equal symbols
EFFECT: Final = _add("effect", *[(("effect", effect),) for effect in EFFECTS])
TILE: Final = _add("tile", *[(("tile", TILES[kind]),) for kind in TILES_TO_USE])
RESTING: Final = _add("resting", *[(("tile", TILES[kind]),) for kind in ONCE_A_ROUND])
OTHER_TILES: Final = _add("other_tiles")
DUTY_SACKS: Final = _add("duty")  # sacks towards a Duty
POINTS: Final = _add("points")  # of missions and duties
SINGLES: Final = _add("singles")
FOREMANS_SINGLES: Final = _add("foremans_singles")
FOREMAN_TILE: Final = _add("foreman")
DUCATS_HELD: Final = _add_counted("ducats", 3, 6, 10, 16, 24)
RICHEST: Final = _add("most_ducats")
AHEAD: Final = _add("ahead")  # ducats ahead of the richest other seat, or behind
TURNS: Final = _add("turns")
EXTRA_ACTION_CARDS: Final = _add_counted("extra_actions", 1)
FLAG: Final = _add("flag")
FLAG_FOR_SALE: Final = _add("flag_for_sale")  # held, but auctioned before the next action
FEATURE_COUNT: Final = len(FEATURES)
KEYS: Final = [feature.key for feature in FEATURES]
BY_KEY: Final = {feature.key: feature for feature in FEATURES}


def counted_alike(number: int) -> int:
    """The feature without a limit that counts the same thing."""
    while FEATURES[number].limit:
        number -= 1
    return number
