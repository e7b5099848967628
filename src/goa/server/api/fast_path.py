"""Bypasses FastAPI routing for choices and sockets. Limits, validation and errors are shared with the application.

ARCHITECTURE.md says what this saves.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.routing import APIRoute
from starlette.datastructures import QueryParams
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from goa.server.api.auth import Caller, caller
from goa.server.api.error_handlers import error_response
from goa.server.api.middleware import ANSWERED, HEADERS, BodyTooLarge, RequestMiddleware, api_headers
from goa.server.api.responses import json_response
from goa.server.api.socket_route import accept_socket
from goa.server.limits.http_connections import ANSWER_NOW
from goa.server.limits.rate_limits import RateLimits
from goa.tables.payloads.answers import Chosen
from goa.tables.requests.request_bodies import NewChoices, read_body
from goa.tables.requests.request_errors import supported_language

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
Endpoint = Callable[[NewChoices, Caller, str], Awaitable[Chosen]]

CHOICES: Final = re.compile(r"/api/games/([a-z0-9]{1,16})/choices")
LIVE: Final = re.compile(r"/api/games/([a-z0-9]{1,16})/live")


class ClientLeft(Exception):
    """The client closed the connection in the middle of its request."""


async def choose_directly(endpoint: Endpoint, scope: Scope, receive: Receive) -> Chosen:
    """Reads the request without FastAPI's dependencies, which cost more than the choice itself."""
    authorization = ""
    for name, value in scope["headers"]:
        if name == b"authorization":
            authorization = value.decode("latin-1")
            break
    asking = await caller(scope["app"].state.registry, scope["path_params"]["game"], authorization)
    body = read_body(await _whole_body(receive), NewChoices)
    query = scope["query_string"]
    language = QueryParams(query).get("language", "en") if query else "en"
    return await endpoint(body, asking, supported_language(language))


async def _whole_body(receive: Receive) -> bytes:
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientLeft
        piece: bytes = message.get("body", b"")
        body += piece
        if not message.get("more_body", False):
            return body


class DirectRoute(APIRoute):
    """A route of the application with the same handler: for its documentation, and for malformed ids."""

    def get_route_handler(self) -> Handler:
        async def handle(request: Request) -> Response:
            return json_response(await choose_directly(self.endpoint, request.scope, request.receive))

        return handle


class RouteName(NamedTuple):
    """What metrics and logs read of a route."""

    path: str


CHOICES_ROUTE: Final = RouteName("/api/games/{game}/choices")


class FastPath:
    """Answers choices and accepts sockets in front of the application. Everything else is passed on."""

    def __init__(self, app: FastAPI, endpoint: Endpoint, limits: RateLimits) -> None:
        self._app = app
        self._endpoint = endpoint
        self._head = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n" + b"".join(
            [b"%b: %b\r\n" % header for header in (*HEADERS, *api_headers(CHOICES_ROUTE.path))]
        )
        self._choices: ASGIApp = RequestMiddleware(self._choose, limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "http" and scope["method"] == "POST" and (found := CHOICES.fullmatch(scope["path"])):
            scope["app"] = self._app
            scope["path_params"] = {"game": found[1]}
            scope["route"] = CHOICES_ROUTE
            await self._choices(scope, receive, send)
        elif kind == "websocket" and (found := LIVE.fullmatch(scope["path"])):
            scope["app"] = self._app
            await accept_socket(WebSocket(scope, receive, send), found[1])
        else:
            await self._app(scope, receive, send)

    async def _choose(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            chosen = await choose_directly(self._endpoint, scope, receive)
        except BodyTooLarge:
            raise  # the middleware answers
        except ClientLeft:
            return
        except Exception as problem:  # noqa: BLE001 - answered as the application would
            response = await error_response(Request(scope, receive), problem)
        else:
            answer_now = scope["extensions"].get(ANSWER_NOW) if "extensions" in scope else None
            if answer_now is not None and answer_now(self._head, msgspec.json.encode(chosen)):
                scope[ANSWERED] = 200
                return
            response = json_response(chosen)
        await response(scope, receive, send)
