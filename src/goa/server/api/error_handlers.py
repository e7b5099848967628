"""Turns exceptions into answers, for the application and for the fast path."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from goa.locales import say
from goa.server.api.documentation import json_content
from goa.server.api.parameter_errors import parameter_refusal
from goa.server.api.responses import json_response
from goa.server.api.routes.operation_routes import client_page
from goa.server.ops.metrics import DATABASE_FAILURES, count_refusal
from goa.server.store.database_errors import DatabaseUnavailable
from goa.tables.payloads.problem import Problem
from goa.tables.requests.request_errors import RequestRefused, supported_language, unknown_address

LOG: Final = logging.getLogger("goa.server")

PROBLEM: Final = json_content(Problem)
DOCUMENTED: Final[dict[int | str, dict[str, Any]]] = {
    400: {"content": PROBLEM, "description": "malformed"},
    401: {"content": PROBLEM, "description": "no token"},
    403: {"content": PROBLEM, "description": "not for this caller"},
    404: {"content": PROBLEM, "description": "no such game, or not this token's"},
    409: {"content": PROBLEM, "description": "not now; if it is stale, with the current view"},
    413: {"content": PROBLEM, "description": "too large"},
    422: {"content": PROBLEM, "description": "not offered, with the rule"},
    429: {"content": PROBLEM, "description": "too fast"},
    503: {"content": PROBLEM, "description": "the database does not answer; send the same again"},
}


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, RequestRefused)
    count_refusal(refusal.error)
    response = json_response(refusal.problem(_language(request)), refusal.status)
    if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["retry-after"] = str(refusal.retry_after)
    return response


async def _unavailable(request: Request, failure: Exception) -> Response:
    DATABASE_FAILURES.inc()
    LOG.warning("the database cannot be used", extra={"details": {"why": str(failure)}})
    problem = Problem("unavailable", say("server.unavailable", _language(request)))
    response = json_response(problem, HTTPStatus.SERVICE_UNAVAILABLE)
    response.headers["retry-after"] = "1"
    return response


async def _malformed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    return await _refused(request, parameter_refusal(request, problem))


async def _http_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == HTTPStatus.NOT_FOUND and "text/html" in request.headers.get("accept", ""):
        return client_page(HTTPStatus.NOT_FOUND)  # a person mistyped an address
    response = json_response(_problem_of(request, problem), problem.status_code)
    response.headers.update(problem.headers or {})
    return response


def _problem_of(request: Request, problem: HTTPException) -> Problem:
    if problem.status_code == HTTPStatus.NOT_FOUND:
        return unknown_address().problem(_language(request))
    if problem.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return Problem("unknown method", say("server.unknown_method", _language(request), method=request.method))
    return Problem("http", str(problem.detail))


async def _failed(request: Request, problem: Exception) -> Response:
    LOG.error("failed", exc_info=problem, extra={"details": {}})
    return json_response(Problem("failed", say("server.failed", _language(request))), HTTPStatus.INTERNAL_SERVER_ERROR)


def _language(request: Request) -> str:
    return supported_language(request.query_params.get("language", "en"))


HANDLERS: Final[dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]]] = {
    RequestRefused: _refused,
    DatabaseUnavailable: _unavailable,
    RequestValidationError: _malformed,
    HTTPException: _http_error,
    Exception: _failed,
}


def add_error_handlers(app: FastAPI) -> None:
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)


async def error_response(request: Request, problem: Exception) -> Response:
    """The answer that the application would give: the handler of the nearest class counts."""
    kind = next(kind for kind in type(problem).__mro__ if kind in HANDLERS)
    return await HANDLERS[kind](request, problem)
