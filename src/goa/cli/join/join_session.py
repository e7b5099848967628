"""Plays a seat at a server's table from this terminal, until the game is over or the person leaves."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from http import HTTPStatus
from queue import Empty, Queue
from typing import Any, Final

from goa.cli.display.display_protocol import Display
from goa.cli.errors import CommandError
from goa.cli.join.join_commands import JOIN_COMMANDS
from goa.cli.join.joined_game import JoinedGame
from goa.cli.join.line_words import order_words
from goa.cli.join.table_api import ConnectionLost, Json, Refused, TableApi, clean
from goa.cli.join.table_feed import ConnectionNews, Event_, OtherNews, TableFeed, TableNews, Typed
from goa.cli.join.typed_lines import TypedLines
from goa.cli.play.answer_parser import AmbiguousNumber, NotUnderstood, parse_choice, refusal_text
from goa.cli.play.choice_series import SEPARATOR, read_series
from goa.cli.play.game_commands import GameCommand, Quit, command_words
from goa.cli.play.keyboard import InputEnded, Keyboard
from goa.cli.play.terminal_game import is_automatic
from goa.core.choices import Choice
from goa.core.state import State
from goa.locales import Value, say
from goa.rules.game import IllegalChoice
from goa.views.words import choice_words

INTERRUPTED: Final = 130
TICK: Final = 1.0  # seconds between two looks at the clocks
TRY_AGAIN: Final = 1.0
EARLIER_CHAT: Final = 5  # messages that are shown to a person who comes back
WAITING_PROMPT: Final = "> "


class JoinSession:
    """Waits for news and for typed lines, and shows what there is to show."""

    def __init__(self, api: TableApi, display: Display, keyboard: Keyboard, *, is_plain: bool) -> None:
        self.api = api
        self.game = JoinedGame(api)
        self.display = display
        self.keyboard = keyboard
        self.is_plain = is_plain
        self.events: Queue[Event_] = Queue()
        self.feed = TableFeed(api, self.events)
        self.lines = TypedLines(keyboard, self.events, is_plain=is_plain)
        self.notes: list[str] = [self.words("terminal.server.welcome")]
        self.doubt: Choice | None = None
        self.known = command_words(JOIN_COMMANDS, api.language)
        self.waiting_prompt = WAITING_PROMPT if is_plain else display.prompt
        self._asked = -1  # the number at which the question was shown

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def commands(self) -> Sequence[GameCommand[Any]]:
        return JOIN_COMMANDS

    def words(self, key: str, /, **values: Value) -> str:
        return say(key, self.api.language, **values)

    def run(self) -> int:
        code = 0
        self.feed.start()
        try:
            while not (self.game.view and self.game.is_over):
                self._step()
            self.display.show_result(self.game.snapshot(self._news()), self.notes)
        except InputEnded:
            self.display.say(self.words("terminal.input_ended"))
            self._say_goodbye()
        except Quit:
            self._say_goodbye()
        except KeyboardInterrupt:
            print()
            self._say_goodbye()
            code = INTERRUPTED
        finally:
            self.feed.close()
            self.lines.close()
        return code

    def require_turn(self) -> None:
        """Refuse what only the seat that is to choose may do."""
        if not self.game.offered:
            raise NotUnderstood("server.not_your_choice", name=self.game.names[self.game.table["seat"]])

    def _step(self) -> None:
        """Show what is new, then wait for the next event."""
        if self.game.view:
            self._show()
        try:
            event = self.events.get(timeout=TICK)
        except Empty:
            if self.game.view:
                self.lines.show_status(self.game.status())
            return
        match event:
            case TableNews():
                self.game.take(event.view, event.observation)
            case OtherNews():
                self._take_other(event.message)
            case ConnectionNews():
                key = "terminal.server.connected" if event.is_there else "terminal.server.lost"
                self._interject(lambda: self.display.say(self.words(key)))
            case Typed():
                self._take_line(event.line)
            case Refused(error="http" | "unknown address" | "unknown method"):
                raise self.game.other_version()  # it does not know what was asked for
            case _:
                raise event

    def _show(self) -> None:
        game = self.game
        offered = game.offered
        if game.is_over or game.number < game.awaits:
            return
        if offered and not game.is_away:
            if is_automatic(offered):
                self._choose_for_you(offered[0])
            elif self._asked != game.number:
                self._ask()
            self.lines.request(self.display.prompt)
            return
        self.lines.prompt = self.waiting_prompt
        untold = game.untold()
        if untold:
            self._interject(lambda: self._show_waiting(untold))
        self.lines.show_status(game.status())
        if self.lines.is_live:
            self.keyboard.offer(list(self.known))
            self.lines.request(self.waiting_prompt, game.status())

    def _show_waiting(self, log: list[str]) -> None:
        self.display.show_log(log, self.game.names)
        for note in self.notes:
            self.display.say(note)
        self.notes = []
        if not self.lines.can_redraw:
            self.display.say(self.game.status())

    def _ask(self) -> None:
        game = self.game
        self._asked, self.doubt = game.number, None
        snapshot = game.snapshot(self._news())
        self.keyboard.offer([*[choice.text for choice in game.offered], *self.known])
        self.lines.prompt = self.display.prompt
        notes = [*self.notes, *game.calls(), *([game.clocks()] if game.clocks() else [])]
        self.notes = []
        self._interject(lambda: self.display.ask(snapshot, notes), is_screen=True)

    def _news(self) -> list[str]:
        """A screen that is drawn anew shows all since the last choice; lines are printed only once."""
        untold = self.game.untold()
        return untold if self.is_plain else self.game.news()

    def _interject(self, show: Callable[[], None], *, is_screen: bool = False) -> None:
        status = "" if is_screen or self.game.offered or not self.game.view else self.game.status()
        self.lines.interject(show, status)

    def _take_other(self, message: Json) -> None:
        if message["type"] == "presence":
            self.game.take_presence(message)
        elif message["type"] == "orders":
            self.game.orders = message
            dropped = [order for order in message["orders"] if order["dropped"]]
            self.notes += [order_words(order, self.api.language) for order in dropped]
        else:
            newest = message["messages"]
            for line in newest if self.game.last_chat else newest[-EARLIER_CHAT:]:
                self._take_chat(line)

    def _take_chat(self, line: Json) -> None:
        if line["id"] <= self.game.last_chat:
            return
        self.game.last_chat = line["id"]
        said = self.words("terminal.server.chat", name=clean(line["name"] or "–"), text=clean(line["text"]))
        self._interject(lambda: self.display.say(said))

    def _take_line(self, line: str) -> None:
        try:
            self._act(line)
        except AmbiguousNumber as problem:
            if problem.choice is self.doubt:
                self.choose(problem.choice)
                return
            self.display.refuse(refusal_text(problem, self.api.language))
            self.doubt = problem.choice
            return
        except (NotUnderstood, IllegalChoice, CommandError) as problem:
            self.display.refuse(refusal_text(problem, self.api.language))
        self.doubt = None

    def _act(self, line: str) -> None:
        game = self.game
        if not game.view:
            return
        offered = game.offered
        if not line:
            lone = self.doubt or (offered[0] if len(offered) == 1 else None)
            if lone is not None and offered:
                self.choose(lone)
            self._asked = -1  # shows the question again
            return
        word, _, rest = line.partition(" ")
        snapshot = game.snapshot([])
        command = self.known.get(word.casefold())
        if command is not None:
            if command.act(self, snapshot, rest.strip()):
                self._asked = -1
            return
        self.require_turn()
        if SEPARATOR in line:
            self.choose(*read_series(game, line))
        else:
            self.choose(parse_choice(game.state, line, snapshot.labels, self.api.language))

    def _choose_for_you(self, choice: Choice) -> None:
        assert self.game.observation is not None
        words = choice_words(self.game.observation, choice, self.game.names, self.api.language)
        self.notes.append(self.words("terminal.done_for_you", words=words))
        own = self.game.own_choice
        self.choose(choice)
        self.game.own_choice = own

    def choose(self, *choices: Choice) -> None:
        """Send choices; the same key makes sure that they are made once, however often they are sent."""
        after = self.game.number
        body = {
            "after": after,
            "choose": [each.text for each in choices],
            "key": secrets.token_urlsafe(16),
            "view": False,
        }
        self._asked = -1
        try:
            answer = self.post("choices", body)
        except Refused as refusal:
            self.game.awaits = int(refusal.problem.get("number") or 0)
            raise
        self.game.awaits = int(answer["number"])
        self.game.own_choice = after + 1

    def send(self, what: str, body: Json | None = None) -> None:
        """A request that changes the table; what it did comes as news."""
        self.post(what, body)

    def post(self, what: str, body: Json | None = None) -> Any:
        return self._patiently(lambda: self.api.post(what, body))

    def delete(self, what: str) -> Any:
        return self._patiently(lambda: self.api.delete(what))

    def ask_server(self, what: str) -> Any:
        return self._patiently(lambda: self.api.get(what))

    def _patiently(self, request: Callable[[], Any]) -> Any:
        """Send it again until the server answers. Ctrl-C ends it."""
        is_told = False
        while True:
            try:
                return request()
            except ConnectionLost:
                if not is_told:
                    self.display.say(self.words("terminal.server.resending"))
                is_told = True
                time.sleep(TRY_AGAIN)
            except Refused as refusal:
                if refusal.status != HTTPStatus.TOO_MANY_REQUESTS or is_told:
                    raise
                is_told = True
                time.sleep(TRY_AGAIN)

    def _say_goodbye(self) -> None:
        self.display.say(self.words("terminal.server.goodbye"))
        self.display.say_on_one_line(
            self.words("terminal.how_to_go_on", command=f"goa play --server {self.api.link.table}")
        )
