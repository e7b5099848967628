"""Requests to the server about one table. Only the standard library is needed."""

from __future__ import annotations

import json
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

from goa.cli.errors import CommandError, LocalizedError
from goa.cli.join.server_link import ServerLink

Json = dict[str, Any]

SECONDS: Final = 20.0
MOST_BYTES: Final = 50_000_000
COME_AGAIN: Final = (HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT)


class ConnectionLost(Exception):
    """The server cannot be reached now. The same request may be sent again."""


class Refused(CommandError):
    """The server refuses a request, with a sentence in the language of the request."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(clean(str(problem.get("sentence") or f"HTTP {status}")))
        self.status = status
        self.error = str(problem.get("error", ""))
        self.problem = problem

    @property
    def rule(self) -> str:
        return clean(str(self.problem.get("rule") or ""))


class TableApi:
    """The requests of one seat."""

    def __init__(self, link: ServerLink, language: str) -> None:
        self.link = link
        self.language = language

    def get(self, what: str, *, seconds: float = SECONDS, **query: object) -> Any:
        """The answer to a question about the table; None if there is no news."""
        return self._table("GET", what, None, query, seconds)

    def post(self, what: str, body: Json | None = None) -> Any:
        return self._table("POST", what, body, {}, SECONDS)

    def delete(self, what: str) -> Any:
        return self._table("DELETE", what, None, {}, SECONDS)

    def edition_text(self) -> str:
        return self._send("GET", f"/api/games/{self.link.game}/edition", None, SECONDS)[1].decode()

    def server_version(self) -> str:
        """The version of goa on the server; an error if something else answers there."""
        status, content = self._send("GET", "/api/about", None, SECONDS)
        about = _json(content) if status == HTTPStatus.OK else None
        if not isinstance(about, dict) or "version" not in about:
            raise LocalizedError("terminal.server.no_server", address=self.link.address)
        return clean(str(about["version"]))

    def _table(self, method: str, what: str, body: Json | None, query: Json, seconds: float) -> Any:
        path = f"/api/games/{self.link.game}/{what}?{urlencode({'language': self.language, **query})}"
        status, content = self._send(method, path, body, seconds)
        if status == HTTPStatus.NO_CONTENT:
            return None
        answer = _json(content)
        if status >= HTTPStatus.BAD_REQUEST:
            raise Refused(status, answer if isinstance(answer, dict) else {})
        return answer

    def _send(self, method: str, path: str, body: Json | None, seconds: float) -> tuple[int, bytes]:
        place = urlsplit(self.link.address)
        kind = HTTPSConnection if place.scheme == "https" else HTTPConnection
        headers = {"Authorization": f"Bearer {self.link.token}"} if self.link.token else {}
        content = None
        if body is not None:
            content = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        connection = kind(place.hostname or "", place.port, timeout=seconds)
        try:
            connection.request(method, place.path + path, content, headers)
            response = connection.getresponse()
            received = response.read(MOST_BYTES)
        except (OSError, HTTPException) as problem:
            raise ConnectionLost(str(problem)) from None
        finally:
            connection.close()
        if response.status in COME_AGAIN:
            raise ConnectionLost(f"HTTP {response.status}")
        return response.status, received


def clean(text: str) -> str:
    """Text of a server without control characters, which could write anywhere on the screen."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        return None
