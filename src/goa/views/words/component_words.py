"""Tiles, cards and goods in words, and what they do."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from goa.editions import vocabulary
from goa.editions.kinds import (
    ANY_SPICE,
    AT_ONCE,
    CARDS_TO_DRAW,
    EFFECT_ROWS,
    EMPTY_FIELD,
    PLANTATION,
    TILE_ROWS,
)
from goa.editions.types import Edition, Gain
from goa.locales import say


class Help(NamedTuple):
    """What a thing does, in a sentence or two, and the rule to read on."""

    text: str
    rule: str


def card_words(edition: Edition, card: int, language: str = "en", *, in_sentence: bool = False) -> str:
    """An expedition card by its number: effect, symbol and colonists. Some languages quote its name in a sentence."""
    face = edition.cards[card]
    effect, symbol = vocabulary.EFFECTS[face.effect], vocabulary.SYMBOLS[face.symbol]
    key = "thing.quoted_card" if in_sentence else "thing.card"
    return say(key, language, effect=effect, symbol=symbol, colonists=face.colonists)


def spice_words(spices: Sequence[int], language: str = "en") -> tuple[str, ...]:
    """Sacks of spices, with equal ones counted: "2 cloves", "1 ginger"; without numbers if each is of its own kind."""
    numbers = Counter(spices)
    if len(numbers) == len(spices):
        return tuple(say("goods.spice", language, spice=vocabulary.SPICES[spice]) for spice in spices)
    return tuple(
        say(
            "goods.some_spices" if number > 1 else "goods.one_spice",
            language,
            number=number,
            spice=vocabulary.SPICES[spice],
        )
        for spice, number in numbers.items()
    )


def tile_words(kind: int, language: str = "en") -> str:
    """The name of a tile, as a label."""
    return say("thing.tile", language, tile=vocabulary.TILES[kind])


def gain_words(gain: Gain, language: str = "en") -> tuple[str, ...]:
    """Goods one by one: "1 ship", "1 colonist"."""
    amounts = (
        ("goods.ships", gain.ships),
        ("goods.extra_actions", gain.extra_actions),
        ("goods.colonists", gain.colonists),
        ("goods.ducats", gain.ducats),
        ("goods.cards", gain.cards),
        ("goods.spices", gain.spices),
    )
    return tuple(say(key, language, number=number) for key, number in amounts if number)


def tile_help(edition: Edition, kind: int, language: str = "en") -> Help:
    return Help(_tile_sentence(edition, kind, language), TILE_ROWS[kind].rule)


def _tile_sentence(edition: Edition, kind: int, language: str) -> str:
    row = TILE_ROWS[kind]
    if row.group == PLANTATION and row.accepts != ANY_SPICE:
        if row.fields == 1:
            return say("help.tile.single", language, spice=row.accepts, points=edition.single_plantation_points)
        return say("help.tile.plantation", language, fields=row.fields, spice=row.accepts)
    if kind == vocabulary.MISSION_2:
        return say("help.tile.mission", language, points=edition.mission_points[0])
    if kind == vocabulary.MISSION_3:
        return say("help.tile.mission", language, points=edition.mission_points[1])
    if row.brings_goods:
        return _gain_sentence(edition, kind, language)
    if kind == vocabulary.ESPIONAGE:
        action = edition.espionage_is_an_action
        return say("help.tile.espionage_action" if action else "help.tile.espionage_goods", language)
    return say(
        f"help.tile.{_key(row.word)}",
        language,
        foreman=edition.foreman_points,
        places=edition.extra_harvest_places,
        cards=edition.re_supply_cards,
        spices=edition.duty_sacks,
        points=edition.duty_points,
    )


def _key(word: str) -> str:
    """The word of a kind as the last part of a key."""
    return word.replace(" ", "_").replace("-", "_")


def _gain_sentence(edition: Edition, kind: int, language: str) -> str:
    row = TILE_ROWS[kind]
    gain = edition.tile_gains[kind]
    goods = gain_words(gain, language)
    if kind == vocabulary.SHIPS_OR_COLONISTS:
        return say("help.tile.either", language, ships=gain.ships, colonists=gain.colonists)
    if kind == vocabulary.EXTRA_ACTIONS:
        return say("help.tile.extra_actions", language, goods=goods)
    if row.group == AT_ONCE:
        key = "help.tile.expeditions" if row.needs == CARDS_TO_DRAW else "help.tile.at_once"
        return say(key, language, goods=goods)
    if row.needs == EMPTY_FIELD:
        return say("help.tile.each_round_spice", language, goods=goods)
    return say("help.tile.each_round", language, goods=goods)


def effect_help(edition: Edition, effect: int, language: str = "en") -> Help:
    return Help(_effect_sentence(edition, effect, language), EFFECT_ROWS[effect].rule)


def _effect_sentence(edition: Edition, effect: int, language: str) -> str:
    if effect == vocabulary.TWO_SPICES:
        key = "help.effect.up_to_spices" if edition.spices_card_is_optional else "help.effect.spices"
        return say(key, language, number=edition.card_gains[effect].spices)
    if effect == vocabulary.SELL_SPICES:
        key = "help.effect.sell_some" if edition.sale_limit else "help.effect.sell_any"
        return say(key, language, price=edition.sale_price, limit=edition.sale_limit)
    if effect == vocabulary.PROGRESS_FOR_DUCATS:
        action = edition.progress_for_ducats_is_an_action
        key = "help.effect.ducats_action" if action else "help.effect.ducats_bonus"
        return say(key, language, price=edition.ducats_for_each_spice)
    row = EFFECT_ROWS[effect]
    if row.brings_goods:
        return say("help.effect.goods", language, goods=gain_words(edition.card_gains[effect], language))
    return say(f"help.effect.{_key(row.word)}", language)
