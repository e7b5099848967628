"""Lookup tables for the evaluation: "seven ducats" is one entry, so its value is one lookup.

An entry stands for amounts of one or more features. An evaluation multiplies them with its weights once.
"""

from typing import Final, final

from mypy_extensions import i64

from goa.bots.evaluation import features
from goa.core.places import ANY_SPICE, SPICE_BITS, SPICES_IN
from goa.editions.vocabulary import COLONIES, COLUMNS, EFFECTS, ROWS, SPICES, TILES

ENTRIES: Final[list[list[int]]] = []  # by entry: feature, amount, feature, amount, ...

MOST_COUNTED: Final = 99  # larger amounts count as this many
MOST_FIELDS: Final = 31  # as many sacks of a spice as a bag holds
MOST_AHEAD: Final = 10  # ducats ahead or behind
PERCENT: Final = 100


def _add_entries(*entries: list[int]) -> int:
    """Add these entries to the table. Returns the number of the first."""
    first = len(ENTRIES)
    ENTRIES.extend(entries)
    return first


def _up_to(most: int, feature: int) -> int:
    """Entries for 0 to `most` of something, in all the features that count it."""
    entries: list[list[int]] = []
    limits = features.LIMITS.get(feature, ())
    for amount in range(most + 1):
        entry = [feature, amount]
        for number, limit in enumerate(limits, 1):
            entry += [feature + number, min(amount, limit)]
        entries.append(entry if amount else [])
    return _add_entries(*entries)


def _one_hot(number: int, feature: int) -> int:
    """An entry for each of so many values, one-hot. The first value has no feature."""
    return _add_entries([], *[[feature + at, 1] for at in range(number - 1)])


def _each(number: int, feature: int) -> int:
    return _add_entries(*[[feature + at, 1] for at in range(number)])


def _by_tile(kinds: tuple[int, ...], feature: int) -> list[int]:
    """The entry of the feature of each kind of tile, or the one for other tiles."""
    entries = [_add_entries([features.OTHER_TILES, 1])] * len(TILES)
    for at, kind in enumerate(kinds):
        entries[kind] = _add_entries([feature + at, 1])
    return entries


def _fields(laid: int) -> list[int]:
    """A plantation or colony as places.py writes it."""
    number = laid >> SPICE_BITS
    accepted = laid & ANY_SPICE
    if accepted == ANY_SPICE:
        return [features.FIELD_FOR_ANY, number]
    entry: list[int] = []
    for spice in SPICES_IN[accepted]:
        entry += [features.FIELD + spice, number]
    return entry


SEAT: Final = _add_entries([features.SEAT, 1])
ROW: Final = min([_one_hot(ROWS, features.ROW + column * (ROWS - 1)) for column in range(len(COLUMNS))])
LOWEST_ROW: Final = _one_hot(ROWS, features.LOWEST_ROW)
BEHIND: Final = _up_to(len(COLUMNS), features.BEHIND)
COLONY: Final = _each(len(COLONIES), features.COLONY)
COLONIES_FOUNDED: Final = _one_hot(len(COLONIES) + 1, features.COLONIES_FOUNDED)
CHANCE: Final = min([_up_to(PERCENT, features.CHANCE + number) for number in range(len(COLONIES))])
SHIPS: Final = _up_to(MOST_COUNTED, features.SHIPS_HELD)
COLONISTS: Final = _up_to(MOST_COUNTED, features.COLONISTS_HELD)
SACK: Final = min([_up_to(MOST_FIELDS, features.SACK + spice) for spice in range(len(SPICES))])
SACKS: Final = _up_to(MOST_COUNTED, features.SACKS)
LAID: Final = _add_entries(*[_fields(laid) for laid in range(MOST_FIELDS + 1 << SPICE_BITS)])
EMPTY_FIELDS: Final = _up_to(MOST_COUNTED, features.EMPTY_FIELDS)
READY_STEPS: Final = _up_to(len(COLUMNS), features.READY_STEPS)
BEST_STEP: Final = _up_to(MOST_COUNTED, features.BEST_STEP)
BEST_STEP_SHIPS: Final = _up_to(MOST_COUNTED, features.BEST_STEP_SHIPS)
ALMOST: Final = _up_to(len(COLUMNS), features.ALMOST)
STEP_IN_ONE: Final = _up_to(ROWS, features.STEP_IN_ONE)
STEP_IN_TWO: Final = _up_to(ROWS, features.STEP_IN_TWO)
STEP_IN_THREE: Final = _up_to(ROWS, features.STEP_IN_THREE)
CARDS: Final = _up_to(MOST_COUNTED, features.CARDS)
EQUAL_SYMBOLS: Final = _up_to(MOST_COUNTED, features.EQUAL_SYMBOLS)
EFFECT: Final = _each(len(EFFECTS), features.EFFECT)
TILE: Final = _by_tile(features.TILES_TO_USE, features.TILE)
RESTING: Final = _by_tile(features.ONCE_A_ROUND, features.RESTING)
DUTY_SACKS: Final = _up_to(MOST_COUNTED, features.DUTY_SACKS)
POINTS: Final = _up_to(MOST_COUNTED, features.POINTS)
SINGLES: Final = _up_to(MOST_COUNTED, features.SINGLES)
FOREMANS_SINGLES: Final = _up_to(MOST_COUNTED, features.FOREMANS_SINGLES)
FOREMAN: Final = _add_entries([features.FOREMAN_TILE, 1])
DUCATS: Final = _up_to(MOST_COUNTED, features.DUCATS_HELD)
RICHEST: Final = _add_entries([features.RICHEST, 1])
AHEAD: Final = _add_entries(*[[features.AHEAD, lead] for lead in range(-MOST_AHEAD, MOST_AHEAD + 1)]) + MOST_AHEAD
TURNS: Final = _up_to(MOST_COUNTED, features.TURNS)
EXTRA_ACTION_CARDS: Final = _up_to(MOST_COUNTED, features.EXTRA_ACTION_CARDS)
FLAG: Final = _add_entries([features.FLAG, 1])
FLAG_FOR_SALE: Final = _add_entries([features.FLAG_FOR_SALE, 1])


def values_of_entries(weights: list[float]) -> list[float]:
    """The value of each entry: its amounts, each times the weight of its feature."""
    values: list[float] = []
    for entry in ENTRIES:
        value = 0.0
        for at in range(0, len(entry), 2):
            value += weights[entry[at]] * entry[at + 1]
        values.append(value)
    return values


@final
class FeatureTally:
    """Adds up the values of entries, or records their features as number, amount, number, amount, ..."""

    def __init__(self, values: list[float], recorded: list[int] | None) -> None:
        self.values = values
        self.recorded = recorded
        self.total = 0.0

    def add(self, entry: i64) -> None:
        if self.recorded is None:
            self.total += self.values[entry]
        else:
            self.recorded.extend(ENTRIES[entry])
