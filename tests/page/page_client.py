"""A page without a browser: requests go to the host in this process, writes to a dictionary, bots are asked at once."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
from tests.server.process import WITHOUT_CERTIFICATES

from goa.page.host import PageHost
from goa.tables.bot_answers import BotAnswers


class Page:
    """What the page's worker does around the host."""

    def __init__(self) -> None:
        self.host = PageHost("http://page", now=lambda: 1_700_000_000.0)
        self.bots = BotAnswers()
        self.stored: dict[tuple[str, str], Any] = {}
        self.client = httpx.Client(
            transport=httpx.MockTransport(self.answer), base_url="http://page", verify=WITHOUT_CERTIFICATES
        )

    def answer(self, request: httpx.Request) -> httpx.Response:
        token = request.headers.get("authorization", "").removeprefix("Bearer ")
        address = request.url.raw_path.decode()
        reply = json.loads(self.host.request(request.method, address, token, request.content.decode()))
        if reply["ask"] is not None:
            evaluation = msgspec.json.encode(self.bots.answer(reply["ask"])).decode()
            reply = json.loads(self.host.finish_hint(address, token, evaluation))
        self.store(reply)
        if reply["text"] is not None:
            return httpx.Response(reply["status"], text=reply["text"])
        if reply["status"] == httpx.codes.NO_CONTENT:
            return httpx.Response(reply["status"])
        return httpx.Response(reply["status"], json=reply["body"])

    def store(self, reply: dict[str, Any]) -> None:
        for write in reply["writes"]:
            at = (write["store"], json.dumps(write["key"]))
            assert not write["is_new"] or at not in self.stored
            self.stored[at] = write["value"]

    def let_bots_choose(self, game: str) -> int:
        """Until it is a person's choice; how many choices they made."""
        made = 0
        while question := self.host.bot_question(game):
            asked = json.loads(question)
            if asked["scripted"] is not None:
                answer = json.dumps({"scripted": asked["scripted"]})
            else:
                answer = msgspec.json.encode(self.bots.answer(asked["ask"])).decode()
            reply = self.host.bot_answer(game, asked["position"], answer)
            assert reply is not None
            self.store(json.loads(reply))
            made += 1
        return made

    def reload(self, game: str) -> None:
        """Forget the table and read it back from what was stored."""
        self.host.forget(game)
        entries = sorted(self._stored("entries", "game", game), key=lambda entry: int(entry["number"]))
        (stored,) = self._stored("games", "id", game)
        notes = self._stored("notes", "game", game)
        self.host.restore(json.dumps(stored), json.dumps(entries), json.dumps(notes))

    def _stored(self, store: str, field: str, game: str) -> list[Any]:
        return [value for (where, _), value in self.stored.items() if where == store and value[field] == game]
