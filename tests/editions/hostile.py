"""Editions that nobody means well with: texts that were costly to parse, and tables with anything in them."""

import tomllib
from copy import deepcopy
from typing import Any

from goa.editions.build import build_edition
from goa.editions.edition_errors import EditionReport
from goa.editions.load import edition_text
from goa.editions.types import Edition

TomlTable = dict[str, Any]

PRINTED = edition_text("2012")
TABLE: TomlTable = tomllib.loads(PRINTED)


def changed(old: str, new: str) -> str:
    assert old in PRINTED
    return PRINTED.replace(old, new, 1)


# By what is wrong with them; each took seconds or gigabytes once, or tries to hide what did.
TEXTS = {
    "a key of 40,000 parts": "a" + ".a" * 40_000 + "=1",
    "a key of quoted parts": '"a"' + '."a"' * 20_000 + "=1",
    "a key of parts apart": "a" + " . a" * 20_000 + "=1",
    "a deep section": "[" + "a." * 40_000 + "a]",
    "many deep sections": "".join(f"[a{number}.b.c.d.e.f.g.h]\n" for number in range(4_000)),
    "lists within lists": "x = " + "[" * 50_000,
    "tables within tables": "x = " + "{a=" * 20_000,
    "lists behind four quotes": 'x = ["""a"""", ' + "[" * 40_000,
    "lists behind four apostrophes": "x = ['''a'''', " + "[" * 40_000,
    "lists behind an escaped quote": 'x = ["a\\"", ' + "[" * 40_000,
    "a long number": "x = " + "9" * 90_000,
    "a long hexadecimal number": "x = 0x" + "f" * 90_000,
    "a long fraction": "x = 1." + "9" * 90_000,
    "a long text": 'x = "' + "a" * 90_000 + '"',
    "a text without an end": 'x = """' + '""\\' * 30_000,
    "quotes": '"' * 90_000,
    "a list of many": "x = [" + "1," * 45_000 + "]",
    "empty lines": "\n" * 90_000,
    "many keys": "".join(f"k{number}=1\n" for number in range(4_000)),
    "many sections": "".join(f"[s{number}]\n" for number in range(4_000)),
    "zeros": "\0" * 90_000,
    "too large": "#" * 200_000,
    "300,000,000 tiles of a kind": changed('"single ginger"        = [ 1,', '"single ginger" = [ 300000000,'),
    "300,000,000 tiles put back": changed("tiles_put_back = 4", "tiles_put_back = 300000000"),
    "5,000,000 colony tiles": changed('tiles = 4\naccepts = "any spice"', 'tiles = 5000000\naccepts = "any spice"'),
    "30 founding cards": changed("founding_cards = 2", "founding_cards = 30"),
    "4,900 wrong tiles": changed("[tiles.A]\n", "[tiles.A]\n" + "".join(f"w{n}=1\n" for n in range(4_600))),
    "800 nearly right tiles": changed(
        "[tiles.A]\n", "[tiles.A]\n" + "".join(f'"single gingr{n}"=1\n' for n in range(800))
    ),
    "a name of 150 letters": changed('name = "2012"', f'name = "{"a" * 150}"'),
}


def built(table: TomlTable) -> Edition:
    """As a newly given edition with these tables is."""
    report = EditionReport("mine.toml", is_bounded=True)
    edition = build_edition(table, report)
    report.raise_errors()
    return edition


def with_value(value: object, *path: str | int) -> TomlTable:
    """The tables of 2012 with one thing changed."""
    table = deepcopy(TABLE)
    at: Any = table
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return table


def leaves(at: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths to everything that is no table and no list."""
    if isinstance(at, dict):
        return [leaf for name, value in at.items() for leaf in leaves(value, (*path, name))]
    if isinstance(at, list):
        return [leaf for number, value in enumerate(at) for leaf in leaves(value, (*path, number))]
    return [path]
