"""Translated sentences, looked up by key, with values filled in.

A catalogue is a TOML file of whole sentences. The key of a sentence is its path, such as refusal.bid_too_low.
Placeholders:

    {cell}            the value as it is
    {spice:spice}     a word of the game: the value ginger becomes term.spice.ginger; keys have _ for a space
    {price:ducats}    a number with its noun: count.ducats.1 for 1, else count.ducats.other, where {n} is the number
    {cost:spice}      several words: joined by list.comma, the last two by list.and

Each sentence chooses the list after the colon, so a translation may use another list of words for the same value.
Another language is another file with the same keys. Where it needs a case that English does not have, it adds a form of
a list, named after it: ducats_accusative beside ducats, with the same words in it. Where numbers other than 1 have a
form of their own, it adds that to [count]: count.ducats.0 in French.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

# Plain data, so that a client can fill the same values into a sentence in its own language.
Value = int | str | tuple[str, ...]

WORDS_KEPT: Final = 4096  # numbers with their nouns, and words of the game
PLACEHOLDER: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


class CatalogueError(LookupError):
    """A language, key or value that the catalogue does not know; the message says which."""

    def __str__(self) -> str:
        return str(self.args[0])


def say(key: str, /, language: str = "en", **values: Value) -> str:
    """The sentence of this key with its values filled in."""
    return say_with(key, language, values)


def say_with(key: str, language: str, values: Mapping[str, Value]) -> str:
    """Like say, with the values as a mapping."""
    said, places = _parts(key, language)
    for name, words, text in places:
        if name not in values:
            raise CatalogueError(f"{key} needs a value for {{{name}}}; came {', '.join(values) or 'none'}")
        said += _in_words(values[name], words, language) + text
    return said


@cache
def _parts(key: str, language: str) -> tuple[str, tuple[tuple[str, str | None, str], ...]]:
    """A sentence up to its first placeholder; then each placeholder with the text that follows it."""
    first, *rest = PLACEHOLDER.split(_entry(key, language))
    return first, tuple(zip(rest[::3], rest[1::3], rest[2::3], strict=True))


def _in_words(value: Value, words: str | None, language: str) -> str:
    if isinstance(value, tuple):
        said = [_in_words(each, words, language) for each in value]
        if len(said) < 2:  # noqa: PLR2004 - one alone needs no joining
            return "".join(said)
        return _entry("list.comma", language).join(said[:-1]) + _entry("list.and", language) + said[-1]
    if words is None:
        return str(value)
    return _word(value, words, language)


@lru_cache(maxsize=WORDS_KEPT)
def _word(value: int | str, words: str, language: str) -> str:
    """A number with its noun, or a word of the game."""
    if isinstance(value, int):
        of_number = catalogue(language).get(f"count.{words}.{value}")
        return (of_number or _entry(f"count.{words}.other", language)).replace("{n}", str(value))
    return _entry(f"term.{words}.{value.replace(' ', '_')}", language)


def _entry(key: str, language: str) -> str:
    entry = catalogue(language).get(key)
    if entry is None:
        raise CatalogueError(f"the catalogue of {language} has no entry {key}")
    return entry


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """Every sentence of a language by its dotted key."""
    if language not in languages():
        raise CatalogueError(f"expected one of the languages {', '.join(languages())}, came {language}")
    entries: dict[str, str] = {}
    _collect(tomllib.loads(files(__package__).joinpath(f"{language}.toml").read_text("utf-8")), "", entries)
    return MappingProxyType(entries)


def _collect(table: Mapping[str, Any], path: str, entries: dict[str, str]) -> None:
    for name, value in table.items():
        if isinstance(value, dict):
            _collect(value, f"{path}{name}.", entries)
        else:
            assert isinstance(value, str), f"expected a text for {path}{name}, came {value!r}"
            entries[f"{path}{name}"] = value


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    names = sorted(entry.name for entry in files(__package__).iterdir())
    return tuple(name.removesuffix(".toml") for name in names if name.endswith(".toml"))
