"""The host of the page: takes requests like the server's, says what to store, and lets bots choose.

The page stores every write before it passes an answer on. If that fails, it calls forget() and restores the table.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec

from goa.bots.players.registry import follows_network, installed_levels, is_installed, registered
from goa.core.choices import CATALOGUE
from goa.editions.load import BUILT_IN
from goa.locales import languages
from goa.page import requests
from goa.page.answer import PageCaller, Reply
from goa.page.create import CREATE, create_from_moment
from goa.page.listener import Listener
from goa.page.page_table import PageTable, no_such_game, restored, write_of_game
from goa.record.wire import to_wire
from goa.tables.choosing.submit import propose
from goa.tables.create_game import rematch_of, replacement_level
from goa.tables.game_config import package_version
from goa.tables.journal import Entry
from goa.tables.lessons.guidance import scripted_choice
from goa.tables.my_games import my_game
from goa.tables.payloads.answers import About, Rematch
from goa.tables.payloads.my_games_types import MyGame, MyGames
from goa.tables.payloads.problem import Problem
from goa.tables.requests.device_bodies import MyGamesBody
from goa.tables.requests.request_bodies import PlayOn, read_body
from goa.tables.requests.request_errors import RequestRefused, localized, supported_language, unknown_address
from goa.tables.review.play_on import require_moment
from goa.tables.review.records import record_text
from goa.tables.timing.bot_pause import bot_pause
from goa.tables.tokens import digest_of
from goa.views.observation import observe

GAME_PATH: Final = re.compile(r"/api/games/([a-z0-9]{1,16})/(.+)")
PAST: Final = re.compile(r"at/([^/]+)")
NUMBER: Final = re.compile(r"[0-9]{1,9}")
FALLBACK_BOT: Final = "random"


class PageHost:
    """All tables of the page that are in memory."""

    def __init__(self, address: str, now: Callable[[], float]) -> None:
        self.address = address
        self.now = now
        self.tables: dict[str, PageTable] = {}
        self._listeners: dict[str, Listener] = {}

    def knows(self, game: str) -> bool:
        return game in self.tables

    def restore(self, game: str, entries: str, notes: str, language: str = "en") -> str:
        """Take a table from the page's database: the JSON of its game, its entries in order, and its notes.

        Returns the JSON of a Reply. It is refused if the journal does not fit the rules of this version.
        """

        def taken() -> Reply:
            table = restored(game, entries, notes)
            self.tables[table.id] = table
            return Reply(204)

        return self._answered(f"?language={language}", taken)

    def forget(self, game: str) -> None:
        self.tables.pop(game, None)

    def request(self, method: str, address: str, token: str, body: str) -> str:
        """The answer to a request, as the JSON of a Reply."""
        return self._answered(address, lambda: self._reply(method, address, token, body))

    def finish_hint(self, address: str, token: str, evaluation: str) -> str:
        """The answer to a request for a hint, once the bot that was asked has evaluated the choices."""
        said = msgspec.json.decode(evaluation)

        def finished() -> Reply:
            if "failed" in said:
                raise RequestRefused(503, "no hint", localized("server.no_hint"))
            game, _ = _parts(urlsplit(address).path)
            return requests.finished_hint(self._caller(game, address, token, ""), said)

        return self._answered(address, finished)

    def storage_full(self, address: str) -> str:
        """The answer to a request whose writes did not fit into the page's database."""

        def refused() -> Reply:
            raise RequestRefused(507, "full", localized("server.storage_full"))

        return self._answered(address, refused)

    def unfinished_record(self, game: str) -> str:
        """The record so far, seed included: it is on this device anyway. For people who run out of storage."""
        return record_text(self.tables[game].table)

    def listen(self, name: str, game: str, token: str, after: int | None, language: str) -> str:
        """Begin to send what a seat may know, like a socket of the server. Returns the JSON of a Reply."""

        def started() -> Reply:
            caller = self._caller(game, f"?language={language}", token, "")
            self._listeners[name] = Listener(game, caller.seat, caller.language, after, caller.at.table)
            return Reply(200)

        return self._answered(f"?language={language}", started)

    def stop_listening(self, name: str) -> None:
        self._listeners.pop(name, None)

    def news(self) -> str:
        """What is due to each listener, as a JSON list of names and messages."""
        due: list[dict[str, Any]] = []
        for name, listener in self._listeners.items():
            at = self.tables.get(listener.game)
            if at is not None:
                due += [{"to": name, "message": message} for message in listener.due(at, self.now())]
        return msgspec.json.encode(due).decode()

    def needs_network(self, game: str) -> bool:
        """Whether a bot of this table follows the network, which has to be loaded first."""
        at = self.tables.get(game)
        return at is not None and any(seat.kind == "bot" and follows_network(seat.level) for seat in at.table.seats)

    def bot_question(self, game: str) -> str | None:
        """The question to the bot whose choice is awaited, with its position and pause; None if it is a person's."""
        at = self.tables.get(game)
        if at is None or not at.table.bot_to_choose:
            return None
        table = at.table
        seat = table.state.seat
        scripted = scripted_choice(table)
        question: dict[str, Any] = {"position": table.position, "pause": bot_pause(table), "scripted": scripted}
        if scripted is None:
            question["ask"] = {
                "level": table.bot_to_choose,
                "seed": table.game.bot_seed(seat),
                "edition": table.game.edition_text,
                "observation": to_wire(observe(table.state, seat)),
            }
            question["needs_network"] = follows_network(table.bot_to_choose)
        return msgspec.json.encode(question).decode()

    def bot_answer(self, game: str, position: int, answer: str) -> str | None:
        """Make the choice that a bot answered, as the JSON of a Reply; None if the table has changed meanwhile."""
        at = self.tables.get(game)
        if at is None or at.table.position != position or not at.table.bot_to_choose:
            return None
        table, said = at.table, msgspec.json.decode(answer)
        seat = table.state.seat
        text = said.get("scripted")
        if text is None and "choice" in said:
            choice = CATALOGUE[said["choice"]]
            text = choice.text if choice in table.state.offered else None
        if text is None:
            return self._encoded(self._replaced(at, seat))
        proposal = propose(table, seat, [text], "en", now=self.now())
        at.append(proposal.entries, proposal.table)
        return self._encoded(Reply(200, game=at.id, writes=at.writes_of(proposal.entries, self.now())))

    def _replaced(self, at: PageTable, seat: int) -> Reply:
        """A bot failed. Another one takes its seat; if even the simplest fails, the first choice is made."""
        table, level = at.table, at.table.bot_to_choose
        successor = replacement_level() if level != replacement_level() else FALLBACK_BOT
        entries: tuple[Entry, ...] = (Entry(table.number, "replace", seat, successor),)
        applied = None
        if level == successor:
            proposal = propose(table, seat, [table.state.offered[0].text], "en", now=self.now())
            entries, applied = proposal.entries, proposal.table
        at.append(entries, applied)
        return Reply(200, game=at.id, writes=at.writes_of(entries, self.now()))

    def _reply(self, method: str, address: str, token: str, body: str) -> Reply:
        path = urlsplit(address).path
        if (method, path) == ("GET", "/api/about"):
            bots = [bot.name for bot in registered() if is_installed(bot.name)]
            return Reply(200, About(package_version(), list(BUILT_IN), bots, installed_levels(), list(languages())))
        if (method, path) == ("POST", "/api/my-games"):
            seats = read_body(body, MyGamesBody).seats
            return Reply(200, MyGames(tuple(self._my_game(each.game, each.token) for each in seats), self.now()))
        if method == "POST" and path in CREATE:
            table, reply = CREATE[path](body, self.address, self.now())
            self.tables[table.id] = table
            return reply
        game, what = _parts(path)
        caller = self._caller(game, address, token, body)
        if (method, what) == ("POST", "rematch"):
            return self._rematch(caller)
        if (method, what) == ("POST", "play-on"):
            return self._play_on(caller)
        at_number = PAST.fullmatch(what)
        if method == "GET" and at_number:
            if not NUMBER.fullmatch(at_number[1]):
                raise RequestRefused(400, "malformed", f"path.number: expected a number from 0, got {at_number[1]!r}")
            return requests.past(caller, int(at_number[1]))
        route = requests.ROUTES.get((method, what))
        if route is None:
            raise unknown_address()
        return route(caller)

    def _my_game(self, game: str, token: str) -> MyGame | None:
        """A line of the list of games. The page restores the tables before; there is no chat."""
        at = self.tables.get(game)
        seat = None if at is None else at.seat_tokens.get(digest_of(token))
        return None if at is None or seat is None else my_game(at.table, seat)

    def _rematch(self, caller: PageCaller) -> Reply:
        """Another game of the same seats, opened by the same tokens."""
        requests.require_seat(caller)
        table = caller.at.table
        if not table.is_over:
            raise RequestRefused(409, "not over", localized("server.no_rematch"))
        if table.rematch:
            return Reply(200, Rematch(table.rematch))
        game = rematch_of(table, self.now())
        new = PageTable(game, dict(caller.at.seat_tokens))
        self.tables[new.id] = new
        entries = (Entry(table.number, "rematch", caller.seat, game.id),)
        caller.at.append(entries)
        reply = requests.stored(caller, entries, Rematch(game.id))
        reply.writes.append(write_of_game(new))
        return reply

    def _play_on(self, caller: PageCaller) -> Reply:
        """A new table at a moment of a finished game."""
        body = read_body(caller.body, PlayOn)
        require_moment(caller.at.table, body)
        new, reply = create_from_moment(requests.table_at(caller, body.at), body, self.address, self.now())
        self.tables[new.id] = new
        return reply

    def _caller(self, game: str, address: str, token: str, body: str) -> PageCaller:
        if game not in self.tables:
            raise no_such_game()
        at = self.tables[game]
        query = parse_qs(urlsplit(address).query, keep_blank_values=True)
        return PageCaller(at, at.seat_of(token), _language(address), query, body, self.now())

    def _answered(self, address: str, work: Callable[[], Reply]) -> str:
        try:
            return self._encoded(work())
        except RequestRefused as refusal:
            return self._encoded(Reply(refusal.status, refusal.problem(_language(address))))
        except ValueError as problem:
            return self._encoded(Reply(400, Problem("malformed", str(problem))))

    def _encoded(self, reply: Reply) -> str:
        return msgspec.json.encode(reply).decode()


def _parts(path: str) -> tuple[str, str]:
    found = GAME_PATH.fullmatch(path)
    if found is None:
        raise unknown_address()
    return found[1], found[2]


def _language(address: str) -> str:
    return supported_language(parse_qs(urlsplit(address).query).get("language", ["en"])[-1])
