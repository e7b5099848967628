"""The client's page, health, metrics, and the API's documentation."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from prometheus_client import CONTENT_TYPE_LATEST

from goa.bots.players.registry import installed_levels, is_installed, registered
from goa.editions.load import BUILT_IN
from goa.locales import languages
from goa.server.api.auth import GameId, RegistryOf
from goa.server.api.documentation import answers, json_content
from goa.server.api.responses import Health, Ready, json_response
from goa.server.limits.proxies import is_direct_from_this_machine
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.client_files import client_folder
from goa.server.ops.metrics import all_metrics
from goa.tables.game_config import package_version
from goa.tables.payloads.answers import About
from goa.tables.requests.request_errors import RequestRefused

router = APIRouter(tags=["operations"])

NO_CLIENT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Goa</title>
<h1>Goa</h1>
<p>This server plays Goa, but the client for the browser is not built into this copy of it.</p>
<p>Programs can play: see <a href="/docs">the documentation of the API</a>.</p>
</html>
"""


@router.get("/", include_in_schema=False)
async def home() -> Response:
    return client_page()


@router.get("/play/{game}", include_in_schema=False)
async def play(game: GameId) -> Response:
    return client_page()


def client_page(status: int = 200) -> Response:
    folder = client_folder()
    if folder is None:
        return HTMLResponse(NO_CLIENT, status)
    return FileResponse(folder / "index.html", status, headers={"cache-control": "no-cache"})


@router.get("/api/about", responses=answers(About))
async def about() -> Response:
    """What a table can be created with."""
    bots = [bot.name for bot in registered() if is_installed(bot.name)]
    return json_response(About(package_version(), list(BUILT_IN), bots, installed_levels(), list(languages())))


@router.get("/healthz", responses=answers(Health))
async def health() -> Response:
    """The server runs. This says nothing about its database: see /readyz."""
    return json_response(Health("alive"))


READY: Final = {**answers(Ready), 503: {"content": json_content(Ready), "description": "not ready"}}


@router.get("/readyz", responses=READY)
async def ready(request: Request, registry: RegistryOf) -> Response:
    """Whether choices can be stored. It writes to the database and looks at the disk, at most once a second.

    If there are several processes, all must be ready. Each keeps the others informed, so nothing is asked here.
    """
    return await _ready(request, registry, request.app.state.problems_of_others())


@router.get("/readyz/process", responses=READY)
async def process_ready(request: Request, registry: RegistryOf) -> Response:
    """Whether the process that answers is ready, whatever the others do."""
    return await _ready(request, registry, ())


async def _ready(request: Request, registry: TableRegistry, problems_of_others: tuple[str, ...]) -> Response:
    if registry.is_closing.is_set():
        return json_response(Ready("stopping", ()), 503)
    problems = (*await request.app.state.readiness.problems(), *problems_of_others)
    return json_response(Ready("not ready" if problems else "ready", problems), 503 if problems else 200)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus. Only for this machine, unless GOA_METRICS_FOR_ALL is set."""
    if not (request.app.state.settings.metrics_for_all or is_direct_from_this_machine(request.scope)):
        raise RequestRefused(403, "not for all", "Metrics are for the machine that the server runs on.")
    # In a thread: the figures of several processes are read from their files.
    return Response(await asyncio.to_thread(all_metrics), media_type=CONTENT_TYPE_LATEST)


@router.get("/docs", include_in_schema=False)
async def documentation(request: Request) -> HTMLResponse:
    """The API on a page without scripts. Programs read /openapi.json."""
    schema: dict[str, Any] = request.app.openapi()
    rows = [
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(route.get('description', ''))}</p>"
        for path, methods in schema["paths"].items()
        for method, route in methods.items()
    ]
    page = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Goa: the API</title><h1>Goa: the API</h1>
<p>All details: <a href="/openapi.json">/openapi.json</a>. Every request except creating
a table has the header <code>Authorization: Bearer TOKEN</code>. Changes are sent through the socket
<code>/api/games/ID/live</code>; its first message is
<code>{{"token": "...", "after": null, "language": "en"}}</code>.</p>{"".join(rows)}</html>"""
    return HTMLResponse(page)
