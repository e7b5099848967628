"""What a client is sent: made from observe() and nothing else, what is common drawn once for all who watch."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Final

import msgspec

from goa.core.state import NOBODY
from goa.record.wire import SPECIAL, Plain, fields_of, pack, scores_of
from goa.server.store.tokens import SPECTATOR
from goa.tables.payloads.points import most_ducats
from goa.tables.payloads.view_cache import Sketches, encoded, offer
from goa.tables.table import Table, Told
from goa.tables.tutorial import guidance
from goa.views.observation import Observation, observe
from goa.views.words import log_words, question

# The choices so far are told line by line, and what only one seat may know is in its own part.
NOT_COMMON: Final = frozenset({"viewer", "past", "events", "offered"})
FIELDS: Final = tuple(field.name for field in fields(Observation) if field.name not in SPECIAL | NOT_COMMON)
_values = attrgetter(*FIELDS)


class Pictures:
    """The views of one table at one number; each part is drawn and encoded when first asked for."""

    def __init__(self, table: Table, sketches: Sketches | None = None, *, is_past: bool = False) -> None:
        self.table = table
        self.is_past = is_past  # looked back at: nothing can be chosen there
        self._sketches = sketches or Sketches(table)
        self._names = table.names
        self._common: msgspec.Raw | None = None
        self._parts: dict[tuple[int, str], Plain] = {}
        self._lines: dict[tuple[int, str], msgspec.Raw] = {}
        self._messages: dict[tuple[int, str, int], bytes] = {}

    def view(self, seat: int, language: str, lines: Iterable[Told] = ()) -> Plain:
        """The table as this seat sees it, and what the lines tell."""
        viewer = seat if seat >= 0 else NOBODY
        told = [self.line(viewer, language, each) for each in lines]
        return {**self._part(viewer, language), "table": self._drawn(), "lines": told}

    def message(self, seat: int, language: str, since: int) -> bytes:
        """The view with the lines after this number, as a socket sends it; the same for all at the same place."""
        viewer = max(seat, SPECTATOR)
        at = (viewer, language, since)
        if at not in self._messages:
            lines = self.table.told_since(since)
            self._messages[at] = msgspec.json.encode({"type": "view", **self.view(viewer, language, lines)})
        return self._messages[at]

    def line(self, viewer: int, language: str, told: Told) -> msgspec.Raw:
        """A line as this viewer may know it; one in which nothing is hidden is drawn once for all."""
        at = (told.number, language)
        if at in self._lines:
            return self._lines[at]
        seen = [event.seen_by(viewer) for event in told.events]
        drawn = encoded(
            {
                "number": told.number,
                "kind": told.kind,
                "seat": told.seat,
                "text": told.text,
                "events": [pack(event) for event in seen],
                "words": log_words(self.table.game.edition, self._names, seen, language),
            }
        )
        # What one seat alone may know is seen unchanged by that seat, so only what even strangers see is shared.
        if all(event.seen_by(NOBODY) is event for event in told.events):
            self._lines[at] = drawn
        return drawn

    def _drawn(self) -> msgspec.Raw:
        if self._common is None:
            self._common = encoded(common(self.table, self._sketches))
        return self._common

    def _part(self, viewer: int, language: str) -> Plain:
        at = (viewer, language)
        if at not in self._parts:
            observation = observe(self.table.state, viewer)
            self._parts[at] = {
                "game": self.table.game.id,
                "number": self.table.number,
                "question": self._question(observation, language),
                "task": type(observation.agenda[-1]).__name__ if observation.agenda else None,
                "tutorial": None if self.is_past else guidance(self.table, viewer),
                "own": None if viewer == NOBODY else self._own(observation, language),
            }
        return self._parts[at]

    def _own(self, observation: Observation, language: str) -> msgspec.Raw:
        """What one seat knows beyond what all see, and what it may choose."""
        table, agreed = self.table, self.table.game.agreed
        richest = most_ducats(observation.players, is_counted=agreed.open_money or agreed.counted_ducats)
        seat = observation.viewer
        back = (0, 0) if self.is_past else (table.can_undo(seat), table.can_ask_back(seat))
        if not observation.offered or table.paused or self.is_past:
            return self._sketches.own(observation, richest, back, [])
        offered = [offer(observation, choice, self._names, language) for choice in observation.offered]
        return self._sketches.own(observation, richest, back, offered)

    def _question(self, observation: Observation, language: str) -> str:
        """Whoever is not asked reads the same as all the others who are not."""
        if observation.viewer != observation.seat:
            for (viewer, spoken), part in self._parts.items():
                if spoken == language and viewer != observation.seat:
                    words: str = part["question"]
                    return words
        return question(observation, self._names, language)


def common(table: Table, sketches: Sketches) -> Plain:
    """What everyone may see."""
    observation = observe(table.state, NOBODY)
    agreed = table.game.agreed
    is_counted = agreed.open_money or agreed.counted_ducats
    richest = most_ducats(observation.players, is_counted=is_counted)
    plain: Plain = dict(zip(FIELDS, _values(observation), strict=True))
    plain["edition"] = observation.edition.digest
    plain["options"] = fields_of(observation.options)
    seats = range(len(observation.players))
    plain["players"] = [sketches.shown(observation, seat, richest, is_counted=is_counted) for seat in seats]
    plain["agenda"] = [pack(frame) for frame in observation.agenda]
    plain["scores"] = scores_of(observation)
    asked = table.asked
    plain["seat"] = observation.seat
    plain["choices"] = table.state.choices_made
    plain["is_over"] = observation.is_over
    plain["edition_name"] = observation.edition.name
    plain["rules"] = table.game.rules
    plain["commitment"] = table.game.commitment
    plain["seats"] = table.seats
    plain["paused"] = table.paused
    plain["undo"] = agreed.undo
    plain["hints"] = agreed.hints
    plain["asked"] = asked and {"seat": asked.seat, "left": asked.left, "agreed": sorted(asked.agreed)}
    plain["rematch"] = table.rematch or None
    return plain
