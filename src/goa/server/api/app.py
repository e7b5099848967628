"""The application: routes, error handlers, middleware, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from goa.server.api.documentation import DocumentedApp
from goa.server.api.error_handlers import DOCUMENTED, add_error_handlers
from goa.server.api.fast_path import FastPath
from goa.server.api.middleware import RequestMiddleware
from goa.server.api.routes import (
    absence_routes,
    call_routes,
    chat_routes,
    create_routes,
    device_routes,
    game_routes,
    inspect_routes,
    operation_routes,
    order_routes,
    privacy_routes,
    table_routes,
)
from goa.server.api.socket_route import documented
from goa.server.api.static_files import CompressedFiles
from goa.server.bots.hints import Hints
from goa.server.bots.scheduler import BotScheduler
from goa.server.calls.call_channels import CallChannels
from goa.server.calls.call_service import CallService
from goa.server.calls.dispatcher import Dispatcher
from goa.server.limits.metering import Metering, charge_for_write
from goa.server.limits.proxies import TrustedProxies
from goa.server.limits.rate_limits import RateLimits
from goa.server.live.game_list import GameList
from goa.server.live.order_runner import OrderRunner, RandomPause
from goa.server.live.server_clock import ServerClock
from goa.server.live.table_registry import TableRegistry
from goa.server.live.timekeeper import Timekeeper
from goa.server.ops.client_files import client_folder
from goa.server.ops.gc_schedule import GcSchedule
from goa.server.ops.monitoring import monitor
from goa.server.ops.settings import Settings
from goa.server.store.database import checkpoint
from goa.server.store.database_errors import DatabaseUnavailable, cause_of
from goa.server.store.notifications import follow_notifications
from goa.server.store.store import Store
from goa.server.store.upkeep.readiness import Readiness
from goa.server.store.upkeep.retention import delete_expired
from goa.server.workers.upload_checks import UploadChecks
from goa.tables.game_config import package_version

LOG: Final = logging.getLogger("goa.server")
SECONDS_TO_CLOSE: Final = 0.7  # for the database
SECONDS_BETWEEN_DELETIONS: Final = 3600.0
SECONDS_AFTER_FAILURE: Final = 5.0


def make_app(settings: Settings, clock: ServerClock | None = None, process: str | None = None) -> FastAPI:
    """The application. The database has been prepared before it starts (store/prepare.py).

    One of several processes has a name, which its successor has too.
    """
    store = Store(settings.url)
    store.on_write = charge_for_write
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
    app.state.limits = RateLimits(settings)
    app.state.registry = TableRegistry(store, settings, clock, process)
    app.state.bots = BotScheduler(app.state.registry)
    app.state.timekeeper = Timekeeper(app.state.registry)
    app.state.orders = OrderRunner(app.state.registry, RandomPause(settings.order_seconds))
    app.state.game_list = GameList(app.state.registry)
    channels = CallChannels(store, settings)
    app.state.calls = CallService(app.state.registry, channels)
    app.state.dispatcher = Dispatcher(app.state.registry, channels)
    app.state.hints = Hints()
    app.state.upload_checks = UploadChecks()
    app.state.readiness = Readiness(store)
    app.state.problems_of_others = tuple  # of other processes; one process has none
    app.add_middleware(RequestMiddleware, limits=app.state.limits)
    # Routes are tried in this order, so the most used come first.
    for module in (
        game_routes,
        inspect_routes,
        table_routes,
        absence_routes,
        chat_routes,
        order_routes,
        call_routes,
        create_routes,
        device_routes,
        operation_routes,
        privacy_routes,
    ):
        app.include_router(module.router)
    app.webhooks.include_router(documented)
    folder = client_folder()
    if folder is not None:
        app.mount("/", CompressedFiles(directory=folder))
    add_error_handlers(app)
    return app


def served(app: FastAPI, trusted: TrustedProxies) -> ASGIApp:
    """The application behind the fast path for choices and sockets; callers are charged for all of it."""
    limits: RateLimits = app.state.limits
    return Metering(FastPath(app, game_routes.choose, limits), limits, trusted)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    registry: TableRegistry = app.state.registry
    bots: BotScheduler = app.state.bots
    store = registry.store
    await registry.moderation.start()
    tasks = [asyncio.create_task(_keep_running(lambda: _clean_up_regularly(registry)), name="clean up")]
    queues = {
        "journal": lambda: registry.writer.waiting,
        "bots": lambda: bots.pool.waiting,
        "hints": lambda: app.state.hints.pool.waiting,
        "uploads": lambda: app.state.upload_checks.pool.waiting,
        "notices": lambda: app.state.dispatcher.under_way,
    }
    tasks.append(asyncio.create_task(_keep_running(lambda: monitor(app.state.readiness, queues)), name="monitor"))
    tasks.append(asyncio.create_task(_keep_running(registry.moderation.follow), name="moderation"))
    tasks.append(asyncio.create_task(_keep_running(app.state.timekeeper.run), name="clocks"))
    tasks.append(asyncio.create_task(_keep_running(lambda: _delete_expired_regularly(registry)), name="retention"))
    tasks.append(asyncio.create_task(_keep_running(app.state.orders.follow), name="orders"))
    if registry.settings.offers_calls:
        tasks.append(asyncio.create_task(_keep_running(app.state.dispatcher.run), name="calls"))
    if store.is_postgres:
        follow = partial(follow_notifications, store.engine.url, registry.refresh_all, registry.notified)
        tasks.append(asyncio.create_task(_keep_running(follow), name="notifications"))
        await registry.presence.forget_predecessor()
        tasks.append(asyncio.create_task(_keep_running(registry.presence.renew), name="presence"))
    LOG.info("serving", extra={"details": {"database": store.engine.dialect.name}})
    try:
        yield
    finally:
        await answer_waiting_requests(app)
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(bots.stop(), app.state.orders.stop(), app.state.dispatcher.stop())
        try:
            async with asyncio.timeout(SECONDS_TO_CLOSE):
                await registry.presence.stop()
                await registry.writer.stop()
                await store.close()
        except TimeoutError:  # no request waits for it any more
            LOG.warning("the database did not answer in time", extra={"details": {}})
        LOG.info("stopped", extra={"details": {}})


async def answer_waiting_requests(app: FastAPI) -> None:
    """The server stops: long polls, hints and checks of uploads are answered now."""
    app.state.registry.is_closing.set()
    await asyncio.gather(app.state.hints.stop(), app.state.upload_checks.stop())


async def _keep_running(work: Callable[[], Awaitable[None]]) -> None:
    """Start a background task again after an unexpected error: without it the server would go on blindly."""
    while True:
        try:
            await work()
        except Exception:
            LOG.exception("a background task failed", extra={"details": {}})
        await asyncio.sleep(SECONDS_AFTER_FAILURE)


async def _delete_expired_regularly(registry: TableRegistry) -> None:
    """Now and every hour: delete games that have been kept long enough, unless somebody looks at them."""
    settings = registry.settings
    while True:
        watched = {id for id, live in registry.tables.items() if not live.is_idle}
        try:
            days = (settings.keep_finished_days, settings.keep_idle_days)
            deleted = await delete_expired(registry.store, *days, clock=registry.clock.now, spared=watched)
            if deleted:
                LOG.info("expired games deleted", extra={"details": {"games": deleted}})
        except DatabaseUnavailable as problem:
            LOG.warning("expired games are not deleted", extra={"details": {"why": str(problem)}})
        await asyncio.sleep(SECONDS_BETWEEN_DELETIONS)


async def _clean_up_regularly(registry: TableRegistry) -> None:
    """Every few seconds: drop idle tables, collect garbage if it is quiet, checkpoint SQLite's log."""
    gc_schedule = GcSchedule()
    while True:
        await asyncio.sleep(registry.settings.clean_up_seconds)
        registry.drop_idle()
        gc_schedule.collect_if_quiet(registry.writer.appends)
        try:
            await checkpoint(registry.store.engine)
        except SQLAlchemyError as problem:
            LOG.warning("no checkpoint", extra={"details": {"why": cause_of(problem)}})
