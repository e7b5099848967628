"""The application: routes, what is around them, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from goa.locales import say
from goa.server.api.auth import answer, spoken
from goa.server.api.fast_path import Quick
from goa.server.api.middleware import Outer
from goa.server.api.rate_limits import Limits
from goa.server.api.responses import Problem
from goa.server.api.routes import chat as talk
from goa.server.api.routes import games, looking, table
from goa.server.api.routes import inspect as asking
from goa.server.api.routes import operations as operation
from goa.server.api.socket_schema import documented
from goa.server.bots.hints import Hints
from goa.server.bots.scheduler import Robots
from goa.server.live.table_registry import Hall
from goa.server.ops.gc_schedule import Sweeper
from goa.server.ops.metrics import REFUSALS
from goa.server.ops.settings import Settings
from goa.server.store.database import tidy
from goa.server.store.migrate import is_up_to_date, migrate
from goa.server.store.notifications import follow_notices
from goa.server.store.store import Store, rules_version
from goa.tables.errors import Refused, Unavailable

LOG: Final = logging.getLogger("goa.server")

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": Problem, "description": "malformed"},
    401: {"model": Problem, "description": "no token"},
    403: {"model": Problem, "description": "not for this caller"},
    404: {"model": Problem, "description": "no such game, or not this token's"},
    409: {"model": Problem, "description": "not now; where it is stale, with the current view"},
    413: {"model": Problem, "description": "too large"},
    422: {"model": Problem, "description": "not offered, with the rule"},
    429: {"model": Problem, "description": "too fast"},
    503: {"model": Problem, "description": "the database does not answer; send the same again"},
}


class DatabaseIsOld(Exception):
    """The tables of the database are those of an older version."""


def make_app(settings: Settings, *, migrates: bool = False) -> FastAPI:
    store = Store(settings.url)
    app = FastAPI(
        title="Goa",
        description="Tables of the board game Goa.",
        version=rules_version(),
        docs_url=None,  # they load scripts from elsewhere; /docs is a page of our own
        redoc_url=None,
        responses=PROBLEMS,
        lifespan=_lifespan,
    )
    app.state.settings = settings
    app.state.migrates = migrates or not store.is_postgres
    app.state.limits = Limits(settings)
    app.state.hall = Hall(store, settings)
    app.state.robots = Robots(app.state.hall)
    app.state.hints = Hints()
    app.add_middleware(Outer, limits=app.state.limits)
    # The most used first: they are tried in this order.
    for module in (games, asking, looking, table, talk, operation):
        app.include_router(module.router)
    app.include_router(games.records)
    app.include_router(games.tutorials)
    app.webhooks.include_router(documented)
    folder = operation.client_folder()
    if folder is not None:
        app.mount("/", StaticFiles(directory=folder))
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _as_problem)
    app.add_exception_handler(Exception, _failed)
    return app


def served(app: FastAPI) -> ASGIApp:
    """The application with a shorter way for choices and sockets."""
    return Quick(app, games.choose, app.state.limits)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    hall: Hall = app.state.hall
    robots: Robots = app.state.robots
    if app.state.migrates:
        await migrate(hall.store.engine)
    elif not await is_up_to_date(hall.store.engine):
        raise DatabaseIsOld("the database is not up to date; start goa serve once with --migrate")
    hall.writer.start()
    tasks = [asyncio.create_task(_make_rounds(hall), name="rounds")]
    if hall.store.is_postgres:
        tasks.append(asyncio.create_task(follow_notices(hall), name="notices"))
        tasks.append(asyncio.create_task(hall.crowd.keep_alive(), name="crowd"))
    LOG.info("serving", extra={"details": {"database": hall.store.engine.dialect.name}})
    try:
        yield
    finally:
        hall.is_closing.set()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await robots.stop()
        await app.state.hints.stop()
        await hall.crowd.leave()
        await hall.writer.stop()
        await hall.store.close()
        LOG.info("stopped", extra={"details": {}})


async def _make_rounds(hall: Hall) -> None:
    """Every now and then, put away what nobody uses."""
    sweeper = Sweeper()
    while True:
        await asyncio.sleep(hall.settings.seconds_between_rounds)
        hall.put_away()
        sweeper.sweep_if_quiet(hall.writer.written)
        try:
            await tidy(hall.store.engine)
        except SQLAlchemyError:
            LOG.warning("not tidied", extra={"details": {}})


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refused)
    REFUSALS.labels(refusal.error).inc()
    return answer(refusal.body(_language(request)), refusal.status)


def _language(request: Request) -> str:
    return spoken(request.query_params.get("language", "en"))


async def _unavailable(request: Request, problem: Exception) -> Response:
    LOG.warning("database unreachable", extra={"details": {"kind": type(problem.__cause__).__name__}})
    response = answer({"error": "unavailable", "sentence": say("server.unavailable", _language(request))}, 503)
    response.headers["retry-after"] = "1"
    return response


async def _malformed(_request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    REFUSALS.labels("malformed").inc()
    # Where and why, but not what came: that might be a secret.
    said = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in problem.errors()[:5])
    return answer({"error": "malformed", "sentence": said}, 400)


async def _as_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == HTTPStatus.NOT_FOUND and "text/html" in request.headers.get("accept", ""):
        return operation.client_page(HTTPStatus.NOT_FOUND)  # a person mistyped an address
    response = answer({"error": "http", "sentence": str(problem.detail)}, problem.status_code)
    response.headers.update(problem.headers or {})
    return response


async def _failed(request: Request, problem: Exception) -> Response:
    LOG.error("failed", exc_info=problem, extra={"details": {}})
    return answer({"error": "failed", "sentence": say("server.failed", _language(request))}, 500)
