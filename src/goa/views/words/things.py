"""Tiles, cards and places in words."""

from dataclasses import dataclass

from goa.editions.names import EFFECTS, SYMBOLS, TILES
from goa.editions.types import Edition


@dataclass(frozen=True)
class Help:
    """What a thing does, in a sentence or two, and the rule to read on."""

    text: str
    rule: str


def card_words(edition: Edition, card: int, language: str = "en") -> str:
    """An expedition card by its number."""
    face = edition.cards[card]
    return f"{EFFECTS[face.effect]} ({SYMBOLS[face.symbol]})"


def tile_words(kind: int, language: str = "en") -> str:
    return TILES[kind]


def tile_help(edition: Edition, kind: int, language: str = "en") -> Help:
    return Help(TILES[kind], "TIL-1")


def effect_help(edition: Edition, effect: int, language: str = "en") -> Help:
    return Help(EFFECTS[effect], "EXP-2")
