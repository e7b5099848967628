"""What is drawn of each seat, kept from one number to the next: a choice seldom changes more than one of them."""

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

Back = tuple[int, int]  # how many choices a seat may take back by itself, and by asking the others


@final
class Sketch:
    """All that a drawing depends on, what may be added to, and the drawing."""

    def __init__(self, depends_on: tuple[object, ...], plain: Plain, drawn: msgspec.Raw) -> None:
        self.depends_on = depends_on
        self.plain = plain
        self.drawn = drawn


NONE_YET: Final = Sketch((), {}, msgspec.Raw())


class Sketches:
    """The last drawing of each seat, as all see it and as it sees itself; drawn again when anything in it differs."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown = [NONE_YET for _ in table.seats]
        self._own = [NONE_YET for _ in table.seats]

    def shown(self, observation: Observation, seat: int, richest: int | None, *, is_counted: bool) -> msgspec.Raw:
        """What everyone may see of a seat; the observation is that of a stranger."""
        player = observation.players[seat]
        depends_on = (_values(player), richest)
        sketch = self._shown[seat]
        if sketch.depends_on != depends_on:
            plain = dict(zip(FIELDS, depends_on[0], strict=True))
            plain["points"] = points_of(observation.edition, player, richest)
            if not is_counted:
                del plain["counted_ducats"]
            self._shown[seat] = sketch = Sketch(depends_on, {}, encoded(plain))
        return sketch.drawn

    def own(self, observation: Observation, richest: int | None, back: Back, offered: list[Plain]) -> msgspec.Raw:
        """What a seat knows beyond that, and what it may choose."""
        seat = observation.viewer
        depends_on = (_values(observation.players[seat]), richest, back)
        sketch = self._own[seat]
        if sketch.depends_on != depends_on:
            plain = _own(observation, richest, back)
            self._own[seat] = sketch = Sketch(depends_on, plain, encoded(plain))
        return encoded({**sketch.plain, "offered": offered}) if offered else sketch.drawn


def _own(observation: Observation, richest: int | None, back: Back) -> Plain:
    player = observation.players[observation.viewer]
    return {
        "seat": observation.viewer,
        "hand": player.hand or (),
        "ducats": player.ducats,
        "offered": [],
        "points": points_of(observation.edition, player, richest),
        "may_undo": back[0],
        "may_ask_back": back[1],
    }


def offer(observation: Observation, choice: Choice, names: tuple[str, ...], language: str) -> Plain:
    """A choice as a button needs it."""
    more = choice_help(observation, choice, names, language)
    words = choice_words(observation, choice, names, language)
    return {"id": choice.id, "text": choice.text, "words": words, "help": more.text, "rule": more.rule}


def encoded(plain: Plain) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(plain))
