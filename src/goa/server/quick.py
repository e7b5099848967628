"""The one request that all choices pass: documented like the others, served without their ceremony."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from goa.server.bodies import NewChoices
from goa.server.callers import Caller, caller, hall_of, known_language

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
Endpoint = Callable[[NewChoices, Caller, str], Awaitable[Response]]

PATH: Final = re.compile(r"/api/games/([a-z0-9]{1,16})/choices")


def reading(endpoint: Endpoint) -> Handler:
    """Reads the request by itself: FastAPI's way of calling a function costs more than the choice."""

    async def handle(request: Request) -> Response:
        game = request.path_params["game"]
        who = await caller(await hall_of(request), game, request.headers.get("authorization", ""))
        try:
            body = NewChoices.model_validate_json(await request.body())
        except ValidationError as problem:
            raise RequestValidationError(problem.errors(include_input=False, include_url=False)) from None
        language = await known_language(request.query_params.get("language", "en"))
        return await endpoint(body, who, language)

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
    """Answers choices before anybody looks for a route; the exceptions it cannot answer go the long way."""

    def __init__(self, app: ASGIApp, endpoint: Endpoint) -> None:
        self.app = app
        self._handle = reading(endpoint)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        scope["path_params"] = {"game": found[1]}
        scope["route"] = ROUTE
        request = Request(scope, receive)
        try:
            response = await self._handle(request)
        except Exception as problem:
            answers = request.app.exception_handlers
            kinds = [kind for kind in type(problem).__mro__ if kind in answers and kind is not Exception]
            if not kinds:
                raise
            response = await answers[kinds[0]](request, problem)
        await response(scope, receive, send)
