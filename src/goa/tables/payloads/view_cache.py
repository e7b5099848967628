"""Caches the encoded part of each seat from one view to the next: a choice seldom changes more than one seat."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Final, final

import msgspec

from goa.core.choices import Choice
from goa.record.wire import Plain
from goa.tables.payloads.points import points_of
from goa.tables.table import Table
from goa.views.observation import Observation, PlayerView
from goa.views.words import choice_help, choice_words

FIELDS: Final = tuple(field.name for field in fields(PlayerView))
_values = attrgetter(*FIELDS)

UndoCounts = tuple[int, int]  # how many choices a seat may undo by itself, and by asking the others


@final
class CachedPart:
    """An encoded part, what it depends on, and the same as plain data if something is to be added."""

    def __init__(self, depends_on: tuple[object, ...], plain: Plain, encoded: msgspec.Raw) -> None:
        self.depends_on = depends_on
        self.plain = plain
        self.encoded = encoded


EMPTY_PART: Final = CachedPart((), {}, msgspec.Raw())


class ViewCache:
    """The last encoded part of each seat, public and own. Encoded again when anything in it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._public = [EMPTY_PART for _ in table.seats]
        self._own = [EMPTY_PART for _ in table.seats]

    def public_part(self, observation: Observation, seat: int, richest: int | None, *, is_counted: bool) -> msgspec.Raw:
        """What everyone may see of a seat. The observation is a spectator's."""
        player = observation.players[seat]
        depends_on = (_values(player), richest)
        part = self._public[seat]
        if part.depends_on != depends_on:
            plain = dict(zip(FIELDS, depends_on[0], strict=True))
            plain["points"] = points_of(observation.edition, player, richest)
            if not is_counted:
                del plain["counted_ducats"]
            self._public[seat] = part = CachedPart(depends_on, {}, encode(plain))
        return part.encoded

    def own_part(
        self, observation: Observation, richest: int | None, undo: UndoCounts, offered: list[Plain]
    ) -> msgspec.Raw:
        """What a seat knows beyond that, and what it may choose."""
        seat = observation.viewer
        depends_on = (_values(observation.players[seat]), richest, undo)
        part = self._own[seat]
        if part.depends_on != depends_on:
            plain = _own(observation, richest, undo)
            self._own[seat] = part = CachedPart(depends_on, plain, encode(plain))
        return encode({**part.plain, "offered": offered}) if offered else part.encoded


def _own(observation: Observation, richest: int | None, undo: UndoCounts) -> Plain:
    player = observation.players[observation.viewer]
    return {
        "seat": observation.viewer,
        "hand": player.hand or (),
        "ducats": player.ducats,
        "offered": [],
        "points": points_of(observation.edition, player, richest),
        "may_undo": undo[0],
        "may_ask_back": undo[1],
    }


def offered_choice(observation: Observation, choice: Choice, names: tuple[str, ...], language: str) -> Plain:
    """A choice with its label, its help and its rule."""
    more = choice_help(observation, choice, names, language)
    words = choice_words(observation, choice, names, language)
    return {"id": choice.id, "text": choice.text, "words": words, "help": more.text, "rule": more.rule}


def encode(plain: Plain) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(plain))
