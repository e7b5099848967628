"""The views that clients are sent. They are made from observe() only; what is the same for all is encoded once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

import msgspec

from goa.core.frames import Decision
from goa.core.state import NOBODY
from goa.tables.game_config import SPECTATOR
from goa.tables.journal import LogLine
from goa.tables.lessons.guidance import guidance
from goa.tables.payloads.event_types import event_payload
from goa.tables.payloads.payload import encoded
from goa.tables.payloads.question_facts import Question, question_payload
from goa.tables.payloads.view_types import Line, Offered, Own, PublicView, Sentence, Tutorial, View, ViewMessage
from goa.tables.seat_names import seat_names
from goa.tables.table import Table
from goa.tables.views.points import most_ducats
from goa.tables.views.public_view import public_view
from goa.tables.views.view_cache import UndoCounts, ViewCache, offered_choices
from goa.views.observation import Observation, observe, observe_own
from goa.views.situation import phase_of
from goa.views.words import log_sentences, question


@final
class SeatPart:
    """What differs between the views of two seats, except for the log."""

    def __init__(self, question: Question, tutorial: Tutorial | None, own: Own | None) -> None:
        self.question = question
        self.tutorial = tutorial
        self.own = own


class TableViews:
    """All views of one table at one number. Each part is made and encoded when it is first needed."""

    def __init__(self, table: Table, cache: ViewCache | None = None, *, is_past: bool = False) -> None:
        self.table = table
        self.is_past = is_past  # nothing can be chosen there
        self._cache = cache or ViewCache(table)
        self._names: dict[str, tuple[str, ...]] = {}  # by language
        self._spectated: Observation | None = None
        self._public: PublicView | None = None
        self._knows_richest = False
        self._most_ducats: int | None = None  # of one player, once that is known
        self._waiting: dict[str, Question] = {}  # by language: what all viewers read who are not asked
        self._parts: dict[tuple[int, str], SeatPart] = {}
        self._lines: dict[tuple[int, str], Line] = {}
        self._messages: dict[tuple[int, str, int], bytes] = {}

    def view(self, seat: int, language: str, lines: Iterable[LogLine] = ()) -> View:
        """The table as this seat sees it, with these lines of the log."""
        return self.view_with(seat, language, self.lines(seat, language, lines))

    def view_with(self, seat: int, language: str, seen: tuple[Line, ...]) -> View:
        """The same with lines that have been made already."""
        part, table = self._part(max(seat, SPECTATOR), language), self.table
        return View(table.game.id, table.number, part.question, part.tutorial, part.own, self._public_view(), seen)

    def message_with(self, seat: int, language: str, seen: tuple[Line, ...]) -> bytes:
        """The same as sockets send it."""
        part, table = self._part(max(seat, SPECTATOR), language), self.table
        public = self._public_view()
        return msgspec.json.encode(
            ViewMessage(table.game.id, table.number, part.question, part.tutorial, part.own, public, seen)
        )

    def message(self, seat: int, language: str, since: int) -> bytes:
        """The view with the lines after this number, for sockets. Shared by all who have seen as much."""
        at = (max(seat, SPECTATOR), language, since)
        message = self._messages.get(at)
        if message is None:
            lines = self.lines(seat, language, self.table.log_since(since))
            message = self._messages[at] = self.message_with(seat, language, lines)
        return message

    def forget_messages(self) -> None:
        """They have been sent. Who comes later has one made."""
        self._messages.clear()

    def lines(self, seat: int, language: str, lines: Iterable[LogLine]) -> tuple[Line, ...]:
        """Lines of the log as this seat may know them."""
        return tuple([self._line(max(seat, SPECTATOR), language, line) for line in lines])

    def _line(self, viewer: int, language: str, line: LogLine) -> Line:
        """A line in which nothing is hidden is encoded once for all."""
        at = (line.number, language)
        shared = self._lines.get(at)
        if shared is not None:
            return shared
        seen = [event.seen_by(viewer) for event in line.events]
        told = log_sentences(self.table.game.edition, self._names_in(language), seen, language)
        made = encoded(
            Line(
                line.number,
                line.kind,
                line.seat,
                line.text,
                tuple([event_payload(event) for event in seen]),
                tuple([Sentence(about, text) for about, text in told]),
            )
        )
        # A seat sees its own secrets unchanged, so only a line that spectators see unchanged can be shared.
        if all(event.seen_by(NOBODY) is event for event in line.events):
            self._lines[at] = made
        return made

    def _names_in(self, language: str) -> tuple[str, ...]:
        if language not in self._names:
            self._names[language] = seat_names(self.table, language)
        return self._names[language]

    def _public_view(self) -> PublicView:
        if self._public is None:
            self._public = encoded(public_view(self.table, self._seen_by_all(), self._cache, self._richest()))
        return self._public

    def _seen_by_all(self) -> Observation:
        if self._spectated is None:
            self._spectated = observe(self.table.state, NOBODY)
        return self._spectated

    def _part(self, viewer: int, language: str) -> SeatPart:
        at = (viewer, language)
        part = self._parts.get(at)
        if part is None:
            is_taught = self.table.game.config.tutorial and not self.is_past
            tutorial = guidance(self.table, viewer) if is_taught else None
            if viewer != NOBODY and viewer == self.table.state.seat:
                observation = observe(self.table.state, viewer)
                part = SeatPart(self._asked(observation, language), tutorial, self._own(observation, language))
            else:
                part = SeatPart(self._waiting_question(language), tutorial, self._own_of_waiting(viewer, language))
            self._parts[at] = part
        return part

    def _own(self, observation: Observation, language: str) -> Own:
        """What the seat that is asked knows beyond what all see, and what it may choose."""
        table, seat = self.table, observation.viewer
        player = observation.players[seat]
        if table.paused or self.is_past:
            return self._cache.own(seat, player, self._richest(), self._undo(seat))
        offered = offered_choices(observation, observation.offered, self._names_in(language), language)
        return self._cache.own(seat, player, self._richest(), self._undo(seat), offered, self._picks(language))

    def _own_of_waiting(self, seat: int, language: str) -> Own | None:
        """What a seat that is not asked knows beyond what all see. It has not much to choose, so it is made often."""
        if seat == NOBODY:
            return None
        player = observe_own(self.table.state, seat)
        picks = () if self.table.paused or self.is_past else self._picks(language)
        return self._cache.own(seat, player, self._richest(), self._undo(seat), (), picks)

    def _picks(self, language: str) -> tuple[Offered, ...]:
        """In a rehearsal: the picks that fit before the last ones."""
        picks = [
            offered_choices(at, (choice,), self._names_in(language), language)
            for choice, at in self.table.earlier_picks
        ]
        return tuple([pick for (pick,) in picks])

    def _richest(self) -> int | None:
        """Nobody sees more money than spectators do, except their own."""
        if not self._knows_richest:
            config = self.table.game.config
            is_counted = config.open_money or config.counted_ducats
            self._most_ducats = most_ducats(self._seen_by_all().players, is_counted=is_counted)
            self._knows_richest = True
        return self._most_ducats

    def _undo(self, seat: int) -> UndoCounts:
        return (0, 0) if self.is_past else (self.table.undo_limit(seat), self.table.undo_request_size(seat))

    def _waiting_question(self, language: str) -> Question:
        """For all who are not asked. Once the game is over, nobody is."""
        if language not in self._waiting:
            self._waiting[language] = encoded(self._asked(self._seen_by_all(), language))
        return self._waiting[language]

    def _asked(self, observation: Observation, language: str) -> Question:
        frame = observation.agenda[-1] if observation.agenda else None
        assert frame is None or isinstance(frame, Decision)
        is_asked = observation.viewer == observation.seat and not self.is_past
        text = question(observation, self._names_in(language), language)
        return question_payload(frame, text, phase_of(observation), is_asked=is_asked)
