"""The views that clients are sent. They are made from observe() only; what is the same for all is encoded once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Final

import msgspec

from goa.core.state import NOBODY
from goa.record.wire import SPECIAL, Plain, fields_of, pack, scores_of
from goa.tables.game_config import SPECTATOR
from goa.tables.payloads.points import most_ducats
from goa.tables.payloads.view_cache import ViewCache, encode, offered_choice
from goa.tables.table import LogLine, Table
from goa.tables.tutorial import guidance
from goa.views.observation import Observation, observe
from goa.views.words import log_words, question

# Past choices are sent as lines, and what only one seat may know is in its own part.
NOT_COMMON: Final = frozenset({"viewer", "past", "events", "offered"})
FIELDS: Final = tuple(field.name for field in fields(Observation) if field.name not in SPECIAL | NOT_COMMON)
_values = attrgetter(*FIELDS)


class TableViews:
    """All views of one table at one number. Each part is made and encoded when it is first needed."""

    def __init__(self, table: Table, cache: ViewCache | None = None, *, is_past: bool = False) -> None:
        self.table = table
        self.is_past = is_past  # nothing can be chosen there
        self._cache = cache or ViewCache(table)
        self._names = table.names
        self._common: msgspec.Raw | None = None
        self._parts: dict[tuple[int, str], Plain] = {}
        self._lines: dict[tuple[int, str], msgspec.Raw] = {}
        self._messages: dict[tuple[int, str, int], bytes] = {}

    def view(self, seat: int, language: str, lines: Iterable[LogLine] = ()) -> Plain:
        """The table as this seat sees it, with these lines of the log."""
        viewer = seat if seat >= 0 else NOBODY
        seen = [self.line(viewer, language, each) for each in lines]
        return {**self._part(viewer, language), "table": self._common_part(), "lines": seen}

    def message(self, seat: int, language: str, since: int) -> bytes:
        """The view with the lines after this number, as sockets send it. Shared by all who have seen as much."""
        viewer = max(seat, SPECTATOR)
        at = (viewer, language, since)
        if at not in self._messages:
            lines = self.table.log_since(since)
            self._messages[at] = msgspec.json.encode({"type": "view", **self.view(viewer, language, lines)})
        return self._messages[at]

    def line(self, viewer: int, language: str, line: LogLine) -> msgspec.Raw:
        """A line of the log as this viewer may know it. A line in which nothing is hidden is encoded once for all."""
        at = (line.number, language)
        if at in self._lines:
            return self._lines[at]
        seen = [event.seen_by(viewer) for event in line.events]
        encoded = encode(
            {
                "number": line.number,
                "kind": line.kind,
                "seat": line.seat,
                "text": line.text,
                "events": [pack(event) for event in seen],
                "words": log_words(self.table.game.edition, self._names, seen, language),
            }
        )
        # A seat sees its own secrets unchanged, so only a line that spectators see unchanged can be shared.
        if all(event.seen_by(NOBODY) is event for event in line.events):
            self._lines[at] = encoded
        return encoded

    def _common_part(self) -> msgspec.Raw:
        if self._common is None:
            self._common = encode(common_part(self.table, self._cache))
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
        table, config = self.table, self.table.game.config
        richest = most_ducats(observation.players, is_counted=config.open_money or config.counted_ducats)
        seat = observation.viewer
        undo = (0, 0) if self.is_past else (table.undo_limit(seat), table.undo_request_size(seat))
        if not observation.offered or table.paused or self.is_past:
            return self._cache.own_part(observation, richest, undo, [])
        offered = [offered_choice(observation, choice, self._names, language) for choice in observation.offered]
        return self._cache.own_part(observation, richest, undo, offered)

    def _question(self, observation: Observation, language: str) -> str:
        """All viewers who are not asked read the same question, so it is put into words once for them."""
        if observation.viewer != observation.seat:
            for (viewer, spoken), part in self._parts.items():
                if spoken == language and viewer != observation.seat:
                    words: str = part["question"]
                    return words
        return question(observation, self._names, language)


def common_part(table: Table, cache: ViewCache) -> Plain:
    """What everyone may see."""
    observation = observe(table.state, NOBODY)
    config = table.game.config
    is_counted = config.open_money or config.counted_ducats
    richest = most_ducats(observation.players, is_counted=is_counted)
    plain: Plain = dict(zip(FIELDS, _values(observation), strict=True))
    plain["edition"] = observation.edition.digest
    plain["options"] = fields_of(observation.options)
    seats = range(len(observation.players))
    plain["players"] = [cache.public_part(observation, seat, richest, is_counted=is_counted) for seat in seats]
    plain["agenda"] = [pack(frame) for frame in observation.agenda]
    plain["scores"] = scores_of(observation)
    request = table.undo_request
    plain["seat"] = observation.seat
    plain["choices"] = table.state.choices_made
    plain["is_over"] = observation.is_over
    plain["edition_name"] = observation.edition.name
    plain["rules"] = table.game.rules
    plain["commitment"] = table.game.commitment
    plain["seats"] = table.seats
    plain["paused"] = table.paused
    plain["undo"] = config.undo
    plain["hints"] = config.hints
    plain["asked"] = request and {"seat": request.seat, "left": request.left, "agreed": sorted(request.agreed)}
    plain["rematch"] = table.rematch or None
    return plain
