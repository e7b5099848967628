"""What `notice` tells: one number for a thing and its amount, so that what seven ducats are worth is a single lookup.

A sight stands for one or more features. Evaluations multiply them with their weights once, not at every look.
"""

from typing import Final, final

from mypy_extensions import i64

from goa.bots.evaluation import features
from goa.core.places import ANY_SPICE, SPICE_BITS, SPICES_IN
from goa.editions.names import COLONIES, COLUMNS, EFFECTS, EXPEDITION_TILE, ROWS, SHIP, SPICES, SWAP

ENTRIES: Final[list[list[int]]] = []  # by sight: feature, amount, feature, amount, ...

MOST: Final = 99  # goods beyond this count no more
MOST_FIELDS: Final = 31  # a bag holds no more of a spice
FURTHEST: Final = 10  # ducats ahead or behind
PERCENT: Final = 100


def _add_entries(*meanings: list[int]) -> int:
    """Number these sights; the number of the first."""
    first = len(ENTRIES)
    ENTRIES.extend(meanings)
    return first


def _up_to(most: int, feature: int) -> int:
    """Sights of 0 to `most` of something, in all the features that count it."""
    meanings: list[list[int]] = []
    limits = features.LIMITS.get(feature, ())
    for amount in range(most + 1):
        meaning = [feature, amount]
        for number, limit in enumerate(limits, 1):
            meaning += [feature + number, min(amount, limit)]
        meanings.append(meaning if amount else [])
    return _add_entries(*meanings)


def _one_of(number: int, feature: int) -> int:
    """Sights of the second, third, ... of some, the first of which counts for nothing."""
    return _add_entries([], *[[feature + at, 1] for at in range(number - 1)])


def _each(number: int, feature: int) -> int:
    return _add_entries(*[[feature + at, 1] for at in range(number)])


def _fields(laid: int) -> list[int]:
    """A plantation or colony as places.py writes it."""
    number = laid >> SPICE_BITS
    accepted = laid & ANY_SPICE
    if accepted == ANY_SPICE:
        return [features.FIELD + len(SPICES), number]
    meaning: list[int] = []
    for spice in SPICES_IN[accepted]:
        meaning += [features.FIELD + spice, number]
    return meaning


SEAT: Final = _add_entries([features.SEAT, 1])
ROW: Final = min([_one_of(ROWS, features.ROW + column * (ROWS - 1)) for column in range(len(COLUMNS))])
LOWEST_ROW: Final = _one_of(ROWS, features.LOWEST_ROW)
BEHIND: Final = _up_to(len(COLUMNS), features.BEHIND)
COLONY: Final = _each(len(COLONIES), features.COLONY)
COLONIES_FOUNDED: Final = _one_of(len(COLONIES) + 1, features.COLONIES_FOUNDED)
CHANCE: Final = min([_up_to(PERCENT, features.CHANCE + number) for number in range(len(COLONIES))])
SHIPS: Final = _up_to(MOST, features.SHIPS_HELD)
COLONISTS: Final = _up_to(MOST, features.COLONISTS_HELD)
SACK: Final = min([_up_to(MOST_FIELDS, features.SACK + spice) for spice in range(len(SPICES))])
SACKS: Final = _up_to(MOST, features.SACKS)
LAID: Final = _add_entries(*[_fields(laid) for laid in range(MOST_FIELDS + 1 << SPICE_BITS)])
EMPTY_FIELDS: Final = _up_to(MOST, features.EMPTY_FIELDS)
READY_STEPS: Final = _up_to(len(COLUMNS), features.READY_STEPS)
BEST_STEP: Final = _up_to(MOST, features.BEST_STEP)
BEST_STEP_SHIPS: Final = _up_to(MOST, features.BEST_STEP_SHIPS)
ALMOST: Final = _up_to(len(COLUMNS), features.ALMOST)
STEP_IN: Final = min([_up_to(ROWS, features.STEP_IN + number) for number in range(3)])
CARDS: Final = _up_to(MOST, features.CARDS)
EQUAL_SYMBOLS: Final = _up_to(MOST, features.EQUAL_SYMBOLS)
EFFECT: Final = _each(len(EFFECTS), features.EFFECT)
TILE: Final = _each(SWAP - SHIP + 1, features.TILE)
RESTING: Final = _each(EXPEDITION_TILE - SHIP + 1, features.RESTING)
OTHER_TILE: Final = _add_entries([features.OTHER_TILES, 1])
DUTY_SACKS: Final = _up_to(MOST, features.DUTY_SACKS)
POINTS: Final = _up_to(MOST, features.POINTS)
SINGLES: Final = _up_to(MOST, features.SINGLES)
FOREMANS_SINGLES: Final = _up_to(MOST, features.FOREMANS_SINGLES)
FOREMAN: Final = _add_entries([features.FOREMAN_TILE, 1])
DUCATS: Final = _up_to(MOST, features.DUCATS_HELD)
RICHEST: Final = _add_entries([features.RICHEST, 1])
AHEAD: Final = _add_entries(*[[features.AHEAD, lead] for lead in range(-FURTHEST, FURTHEST + 1)]) + FURTHEST
TURNS: Final = _up_to(MOST, features.TURNS)
EXTRA_ACTION_CARDS: Final = _up_to(MOST, features.EXTRA_ACTION_CARDS)
FLAG: Final = _add_entries([features.FLAG, 1])
FLAG_FOR_SALE: Final = _add_entries([features.FLAG_FOR_SALE, 1])


def entry_values_of(weights: list[float]) -> list[float]:
    """By sight: its features, each with its weight."""
    worth: list[float] = []
    for meaning in ENTRIES:
        points = 0.0
        for at in range(0, len(meaning), 2):
            points += weights[meaning[at]] * meaning[at + 1]
        worth.append(points)
    return worth


@final
class FeatureTally:
    """Adds up what is seen, or notes its features as index, amount, index, amount, ..."""

    def __init__(self, worth: list[float], noted: list[int] | None) -> None:
        self.worth = worth
        self.noted = noted
        self.points = 0.0

    def add(self, sight: i64) -> None:
        if self.noted is None:
            self.points += self.worth[sight]
        else:
            self.noted.extend(ENTRIES[sight])
