"""Reading goods: what tiles and cards bring."""

from typing import Final

from goa.editions.edition_errors import described
from goa.editions.section import NO_SOURCE, Section
from goa.editions.types import Gain

GOODS: Final = ("ships", "colonists", "ducats", "spices", "cards", "extra_actions")


def read_gain(section: Section, name: str, value: object) -> tuple[Gain, str]:
    """Goods written as a small table, and their source: its own or that of the section."""
    if not isinstance(value, dict):
        section.refuse(name, f"expected goods such as {{ ships = 2 }}, came {described(value)}")
        return Gain(), NO_SOURCE
    goods = Section(section.report, section.key(name), value)
    amounts = [0] * len(GOODS)
    for number, good in enumerate(GOODS):
        goods.asked.append(good)
        amount = value.get(good, 0)
        if isinstance(amount, int) and not isinstance(amount, bool) and amount >= 0:
            if not goods.is_too_large(good, f"goods.{good}", amount):
                amounts[number] = amount
        else:
            goods.refuse(good, f"expected a whole number, 0 or more, came {described(amount)}")
    goods.refuse_unknown_keys()
    ships, colonists, ducats, spices, cards, extra_actions = amounts
    source = goods.default if goods.has("source") else section.default_source()
    return Gain(ships, colonists, ducats, spices, cards, extra_actions), source


def goods_of(gain: Gain) -> tuple[int, int, int, int, int, int]:
    """The amounts of a gain in the order of GOODS."""
    return gain.ships, gain.colonists, gain.ducats, gain.spices, gain.cards, gain.extra_actions


def gain_in_words(gain: Gain) -> str:
    """Such as "1 ship, 2 colonists"; for tables and for comparing two files."""
    one = ("ship", "colonist", "ducat", "spice", "expedition card", "extra action card")
    amounts = zip(goods_of(gain), one, strict=True)
    return ", ".join(f"{amount} {word}{'s' if amount > 1 else ''}" for amount, word in amounts if amount)


def read_gains(section: Section, words: tuple[str, ...], gaining: list[int], kind: str) -> tuple[Gain, ...]:
    """Gains by number of the word; those of gaining must be there, others must not."""
    gains = [Gain()] * len(words)
    known = [words[number] for number in gaining]
    for name in known:
        value = section.value(name, "goods such as { ships = 2 }")
        if value is None:
            continue
        gain, source = read_gain(section, name, value)
        gains[words.index(name)] = gain
        section.record(name, gain_in_words(gain), [source])
    for name in section.table:
        if name in words and name not in known:
            section.asked.append(name)
            section.refuse(name, f"is no {kind} of this edition that brings goods")
    section.refuse_unknown_keys()
    return tuple(gains)


def read_bonanza(section: Section) -> tuple[Gain, ...]:
    """The tiles under the corners, in an order that does not depend on the file."""
    found: list[tuple[Gain, str]] = []
    for number, row in enumerate(section.rows("tiles", "a list of goods"), 1):
        found.append(read_gain(section, f"tiles, line {number}", row))
        if found[-1][0] == Gain() and isinstance(row, dict):
            section.refuse(f"tiles, line {number}", "expected some goods, came none")
    found.sort(key=lambda each: goods_of(each[0]), reverse=True)
    for number, (gain, source) in enumerate(found, 1):
        section.record(f"tile {number}", gain_in_words(gain), [source])
    return tuple(gain for gain, _ in found)
