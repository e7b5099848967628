"""The rule that explains a tile or a card."""

from typing import Final

from goa.editions.names import MIXED_HARVEST, PLANTATION_KINDS, PROGRESS_FOR_DUCATS

_OTHER_TILES: Final = (
    "TIL-3",  # foreman
    "TIL-21",  # the two missions
    "TIL-21",
    "TIL-4",  # at once: ships, colonists, either, settlement, extra actions
    "TIL-5",
    "TIL-6",
    "TIL-7",
    "TIL-8",
    "TIL-9",  # expeditions of two and three cards
    "TIL-9",
    "TIL-10",  # favor
    "TIL-11",  # once a round: ship, colonist, spice, ducats, expedition
    "TIL-12",
    "TIL-13",
    "TIL-14",
    "TIL-15",
    "TIL-20",  # once in the game: espionage, extra harvest, re-supply, vice-king, duty
    "TIL-16",
    "TIL-17",
    "TIL-18",
    "TIL-19",
    "TIL-22",  # swap
)


def rule_of_tile(kind: int) -> str:
    if kind < PLANTATION_KINDS - 1:
        return "TIL-1"
    if kind < PLANTATION_KINDS:
        return "TIL-2"
    return _OTHER_TILES[kind - PLANTATION_KINDS]


def rule_of_effect(effect: int) -> str:
    if effect == PROGRESS_FOR_DUCATS:
        return "EXP-4"
    return "EXP-2" if effect < MIXED_HARVEST else "EXP-3"
