"""What happens most, choices and sockets, without ceremony: the application is not asked, its limits hold."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from goa.server.api.auth import Caller, caller, spoken
from goa.server.api.middleware import BodyTooLarge, Outer
from goa.server.api.rate_limits import Limits
from goa.server.api.requests import NewChoices
from goa.server.live.sockets import live

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
Endpoint = Callable[[NewChoices, Caller, str], Awaitable[Response]]

CHOICES: Final = re.compile(r"/api/games/([a-z0-9]{1,16})/choices")
LIVE: Final = re.compile(r"/api/games/([a-z0-9]{1,16})/live")


def reading(endpoint: Endpoint) -> Handler:
    """Reads the request by itself: FastAPI's way of calling a function costs more than the choice."""

    async def handle(request: Request) -> Response:
        game = request.path_params["game"]
        who = await caller(request.app.state.hall, game, request.headers.get("authorization", ""))
        try:
            body = NewChoices.model_validate_json(await request.body())
        except ValidationError as problem:
            raise RequestValidationError(problem.errors(include_input=False, include_url=False)) from None
        language = request.query_params.get("language", "en") if request.scope["query_string"] else "en"
        return await endpoint(body, who, spoken(language))

    return handle


class QuickRoute(APIRoute):
    """For documentation, and for an id that is none."""

    def get_route_handler(self) -> Handler:
        return reading(self.endpoint)


class Named(NamedTuple):
    """What is counted and logged of a route."""

    path: str


ROUTE: Final = Named("/api/games/{game}/choices")


class Quick:
    """In front of the application: what is not for here is passed on."""

    def __init__(self, app: FastAPI, endpoint: Endpoint, limits: Limits) -> None:
        self._app = app
        self._handle = reading(endpoint)
        self._choices: ASGIApp = Outer(self._choose, limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "http" and scope["method"] == "POST" and (found := CHOICES.fullmatch(scope["path"])):
            scope["app"] = self._app
            scope["path_params"] = {"game": found[1]}
            scope["route"] = ROUTE
            await self._choices(scope, receive, send)
        elif kind == "websocket" and (found := LIVE.fullmatch(scope["path"])):
            scope["app"] = self._app
            await live(WebSocket(scope, receive, send), found[1])
        else:
            await self._app(scope, receive, send)

    async def _choose(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            response = await self._handle(request)
        except BodyTooLarge:
            raise
        except ClientDisconnect:
            return  # in the middle of his request: there is nobody to answer
        except Exception as problem:  # noqa: BLE001 - answered as the application would
            answers = request.app.exception_handlers
            kind = next(kind for kind in type(problem).__mro__ if kind in answers)
            response = await answers[kind](request, problem)
        await response(scope, receive, send)
