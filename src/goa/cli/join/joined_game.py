"""The game at a server's table, as far as this seat may know it."""

from __future__ import annotations

import time
from typing import Any, Final

import goa
from goa.cli.display.snapshot import Snapshot, snapshot_of
from goa.cli.errors import LocalizedError
from goa.cli.join.line_words import clock_words, line_sentences
from goa.cli.join.table_api import Json, TableApi, clean
from goa.core.choices import Choice
from goa.core.events import RoundBegan
from goa.core.state import State
from goa.editions.edition_errors import EditionError
from goa.editions.load import BUILT_IN, load_edition, parse_edition
from goa.editions.types import Edition
from goa.locales import say
from goa.record.wire import from_wire
from goa.views.imagine import imagine
from goa.views.observation import Observation

ROUND_BEGAN: Final = RoundBegan.__name__


class JoinedGame:
    """The newest view and observation, and the log.

    The state is imagined: it differs from the real one only in what is hidden. What is offered, and why other choices
    are not, is the same.
    """

    def __init__(self, api: TableApi) -> None:
        self.api = api
        self.language = api.language
        self.view: Json = {}
        self.observation: Observation | None = None
        self.lines: dict[int, Json] = {}  # of the log, by number
        self.told = -1  # the number of the last line that is on the screen
        self.orders: Json = {"orders": [], "lots": []}
        self.present: list[int] = []
        self.last_chat = 0  # the id of the last message that was shown
        self.awaits = 0  # an answer of the server named this number; older news is out of date
        self.own_choice = -1  # the line of the last choice that was typed
        self._ahead = 0.0  # of the server's clock
        self._state: State | None = None
        self._edition: Edition | None = None

    def take(self, view: Json, observation: Json) -> None:
        """News from the server."""
        try:
            self.observation = from_wire(observation, self._edition_of(str(observation["edition"])))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, EditionError):
            raise self.other_version() from None
        is_first = not self.view
        self.view = view
        self._state = None
        self.lines |= {line["number"]: line for line in view["lines"]}
        if is_first:
            own = [line["number"] for line in view["lines"] if (line["kind"], line["seat"]) == ("choose", self.seat)]
            self.own_choice = max(own, default=-1)

    def take_presence(self, presence: Json) -> None:
        self.present = list(presence["seats"])
        self._ahead = float(presence["now"]) - time.time()

    @property
    def seat(self) -> int:
        return int(self.view["own"]["seat"])

    @property
    def number(self) -> int:
        return int(self.view["number"])

    @property
    def table(self) -> Json:
        table: Json = self.view["table"]
        return table

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(clean(str(seat["name"])) for seat in self.table["seats"])

    @property
    def state(self) -> State:
        assert self.observation is not None
        if self._state is None:
            self._state = imagine(self.observation, 0)
        return self._state

    @property
    def offered(self) -> tuple[Choice, ...]:
        """What this seat may choose now; nothing while the game is paused or an answer is under way."""
        if self.observation is None or not self.view["own"]["offered"] or self.number < self.awaits:
            return ()
        return self.observation.offered

    @property
    def is_over(self) -> bool:
        return bool(self.table["is_over"])

    @property
    def is_away(self) -> bool:
        """Whether a bot plays until this person is back."""
        return self.seat in self.table["stand_ins"]

    def snapshot(self, news: list[str]) -> Snapshot:
        assert self.observation is not None
        marks: Any = tuple(self.table["marks"])
        return snapshot_of(self.observation, self.names, tuple(news), self.language, marks)

    def news(self) -> list[str]:
        """The log since the last choice that was typed here, that choice included."""
        return self.log_from(self.own_choice)

    def untold(self) -> list[str]:
        """The log that is not on the screen yet."""
        lines = self.log_from(self.told + 1)
        self.told = max(self.lines, default=-1)
        return lines

    def round_log(self) -> list[str]:
        began = [
            number
            for number, line in self.lines.items()
            if any(event.get("event") == ROUND_BEGAN for event in line["events"])
        ]
        return self.log_from(max(began, default=0))

    def whole_log(self) -> list[str]:
        for line in self.api.get("lines")["lines"]:
            self.lines[line["number"]] = line
        return self.log_from(0)

    def log_from(self, number: int) -> list[str]:
        chosen = [self.lines[each] for each in sorted(self.lines) if each >= number]
        return [text for line in chosen for text in line_sentences(line, self.names, self.language)]

    def status(self) -> str:
        """Who is awaited, and the clocks."""
        if self.number < self.awaits:
            return say("terminal.server.sending", self.language)
        table = self.table
        if table["paused"]:
            said = say("terminal.server.paused", self.language)
        elif table["seat"] == self.seat and not self.is_away:
            said = ""
        else:
            said = self._awaited(table["seat"])
        return " ".join(each for each in (said, *self.calls(), self.clocks()) if each)

    def calls(self) -> list[str]:
        """What the person should react to besides the question."""
        said = [say("terminal.server.away", self.language)] if self.is_away else []
        asked = self.table["asked"]
        if asked and self.seat not in (asked["seat"], *asked["agreed"]):
            said.append(say("terminal.server.asks_undo", self.language, name=self.names[asked["seat"]]))
        return said

    def _awaited(self, seat: int) -> str:
        name = self.names[seat]
        kind = self.table["seats"][seat]["kind"]
        if kind == "open":
            return say("terminal.server.waiting_open", self.language)
        is_here = kind != "human" or seat in self.present
        key = "terminal.server.waiting" if is_here else "terminal.server.waiting_away"
        return say(key, self.language, name=name)

    def clocks(self) -> str:
        return clock_words(self.table, self.names, time.time() + self._ahead, self.language)

    def other_version(self) -> LocalizedError:
        theirs = self.api.server_version()
        return LocalizedError("terminal.server.other_version", theirs=theirs, ours=goa.__version__)

    def _edition_of(self, digest: str) -> Edition:
        """A built-in edition, or the table's own, which the server sends."""
        if self._edition is None or self._edition.digest != digest:
            known = [load_edition(name) for name in BUILT_IN]
            found = next((each for each in known if each.digest == digest), None)
            self._edition = found or parse_edition(self.api.edition_text(), self.api.link.table)
        return self._edition
