"""Bypasses FastAPI routing for choices and sockets. Limits, validation and errors are shared with the application.

ARCHITECTURE.md says what this saves.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple

from fastapi import FastAPI, Request, Response
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from goa.server.api.auth import Caller, caller
from goa.server.api.error_handlers import error_response
from goa.server.api.middleware import BodyTooLarge, RequestMiddleware
from goa.server.api.socket_route import accept_socket
from goa.server.limits.rate_limits import RateLimits
from goa.tables.request_bodies import NewChoices, read_body
from goa.tables.request_errors import supported_language

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
Endpoint = Callable[[NewChoices, Caller, str], Awaitable[Response]]

CHOICES: Final = re.compile(r"/api/games/([a-z0-9]{1,16})/choices")
LIVE: Final = re.compile(r"/api/games/([a-z0-9]{1,16})/live")


def direct_handler(endpoint: Endpoint) -> Handler:
    """Reads the request without FastAPI's dependencies, which cost more than the choice itself."""

    async def handle(request: Request) -> Response:
        game = request.path_params["game"]
        asking = await caller(request.app.state.registry, game, request.headers.get("authorization", ""))
        body = read_body(await request.body(), NewChoices)
        language = request.query_params.get("language", "en") if request.scope["query_string"] else "en"
        return await endpoint(body, asking, supported_language(language))

    return handle


class DirectRoute(APIRoute):
    """The same handler as a route of the application: for its documentation, and for ids that are malformed."""

    def get_route_handler(self) -> Handler:
        return direct_handler(self.endpoint)


class RouteName(NamedTuple):
    """What metrics and logs read of a route."""

    path: str


CHOICES_ROUTE: Final = RouteName("/api/games/{game}/choices")


class FastPath:
    """In front of the application. Everything else is passed on."""

    def __init__(self, app: FastAPI, endpoint: Endpoint, limits: RateLimits) -> None:
        self._app = app
        self._handle = direct_handler(endpoint)
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
        request = Request(scope, receive)
        try:
            response = await self._handle(request)
        except BodyTooLarge:
            raise  # the middleware answers
        except ClientDisconnect:
            return  # in the middle of its request
        except Exception as problem:  # noqa: BLE001 - answered as the application would
            response = await error_response(request, problem)
        await response(scope, receive, send)
