"""The application: routes, error handlers, middleware, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from goa.server.api.documentation import DocumentedApp
from goa.server.api.error_handlers import DOCUMENTED, add_error_handlers
from goa.server.api.fast_path import FastPath
from goa.server.api.middleware import RequestMiddleware
from goa.server.api.rate_limits import RateLimits
from goa.server.api.routes import (
    chat_routes,
    create_routes,
    game_routes,
    inspect_routes,
    operation_routes,
    table_routes,
)
from goa.server.api.socket_route import documented
from goa.server.api.static_files import CompressedFiles
from goa.server.bots.hints import Hints
from goa.server.bots.scheduler import BotScheduler
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.client_files import client_folder
from goa.server.ops.gc_schedule import GcSchedule
from goa.server.ops.settings import Settings
from goa.server.store.database import checkpoint
from goa.server.store.migrate import DatabaseOutdated, is_up_to_date, migrate
from goa.server.store.notifications import follow_notifications
from goa.server.store.store import Store
from goa.server.workers.upload_checks import UploadChecks
from goa.tables.game_config import package_version

LOG: Final = logging.getLogger("goa.server")


def make_app(settings: Settings, *, migrates: bool = False) -> FastAPI:
    store = Store(settings.url)
    app = DocumentedApp(
        title="Goa",
        description="Tables of the board game Goa.",
        version=package_version(),
        docs_url=None,  # FastAPI's pages load scripts from other sites; /docs is our own
        redoc_url=None,
        responses=DOCUMENTED,
        lifespan=_lifespan,
    )
    app.state.settings = settings
    app.state.migrates = migrates or not store.is_postgres
    app.state.limits = RateLimits(settings)
    app.state.registry = TableRegistry(store, settings)
    app.state.bots = BotScheduler(app.state.registry)
    app.state.hints = Hints()
    app.state.upload_checks = UploadChecks()
    app.add_middleware(RequestMiddleware, limits=app.state.limits)
    # Routes are tried in this order, so the most used come first.
    for module in (game_routes, inspect_routes, table_routes, chat_routes, create_routes, operation_routes):
        app.include_router(module.router)
    app.webhooks.include_router(documented)
    folder = client_folder()
    if folder is not None:
        app.mount("/", CompressedFiles(directory=folder))
    add_error_handlers(app)
    return app


def served(app: FastAPI) -> ASGIApp:
    """The application behind the fast path for choices and sockets."""
    return FastPath(app, game_routes.choose, app.state.limits)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    registry: TableRegistry = app.state.registry
    bots: BotScheduler = app.state.bots
    store = registry.store
    if app.state.migrates:
        await migrate(store.engine)
    elif not await is_up_to_date(store.engine):
        raise DatabaseOutdated("the database is not up to date; start goa serve once with --migrate")
    registry.writer.start()
    tasks = [asyncio.create_task(_clean_up_regularly(registry), name="clean up")]
    if store.is_postgres:
        following = follow_notifications(store.engine.url, registry.refresh_all, registry.notified)
        tasks.append(asyncio.create_task(following, name="notifications"))
        tasks.append(asyncio.create_task(registry.presence.renew(), name="presence"))
    LOG.info("serving", extra={"details": {"database": store.engine.dialect.name}})
    try:
        yield
    finally:
        registry.is_closing.set()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await bots.stop()
        await app.state.hints.stop()
        await app.state.upload_checks.stop()
        await registry.presence.stop()
        await registry.writer.stop()
        await store.close()
        LOG.info("stopped", extra={"details": {}})


async def _clean_up_regularly(registry: TableRegistry) -> None:
    """Every few seconds: drop idle tables, collect garbage if it is quiet, checkpoint SQLite's log."""
    gc_schedule = GcSchedule()
    while True:
        await asyncio.sleep(registry.settings.seconds_between_rounds)
        registry.drop_idle()
        gc_schedule.collect_if_quiet(registry.writer.appends)
        try:
            await checkpoint(registry.store.engine)
        except SQLAlchemyError:
            LOG.warning("no checkpoint", extra={"details": {}})
