"""The socket /api/games/{game}/live: who may open one, and its messages as the documentation shows them."""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from fastapi import APIRouter
from starlette.websockets import WebSocket

from goa.server.api.documentation import answers, json_content
from goa.server.limits.proxies import host_of
from goa.server.limits.rate_limits import limits_of
from goa.server.live.sockets.messages import SocketMessage
from goa.server.live.sockets.sockets import POLICY_VIOLATION, TRY_AGAIN_LATER, Hello, serve_socket
from goa.server.ops.metrics import SOCKETS
from goa.server.ops.settings import Settings

LOG: Final = logging.getLogger("goa.requests")


async def accept_socket(socket: WebSocket, game: str) -> None:
    """Check origin and limits, then serve the socket. Outside of the application, which would wrap every message."""
    state = socket.app.state
    if not is_own_origin(socket, state.settings):
        await socket.close(POLICY_VIOLATION)  # before it is accepted: the client sees 403
        return
    limits, host = limits_of(socket.app), host_of(socket.scope)
    if state.registry.moderation.is_banned_host(host):
        await socket.close(POLICY_VIOLATION)
        return
    if not limits.open_socket(host):
        await socket.close(TRY_AGAIN_LATER)
        return
    SOCKETS.inc()
    began = time.monotonic()
    try:
        await socket.accept()
        await serve_socket(socket, state.registry, game, host)
    finally:
        SOCKETS.dec()
        if LOG.isEnabledFor(logging.INFO):
            LOG.info("socket", extra={"details": {"game": game, "seconds": round(time.monotonic() - began, 1)}})
        limits.close_socket(host)


def is_own_origin(socket: WebSocket, settings: Settings) -> bool:
    """Browsers name the page that opens a socket. Programs name none, and have no cookies that could be abused."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    allowed = {each.strip().rstrip("/") for each in (settings.public_address, *settings.origins.split(",")) if each}
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in allowed or netloc == socket.headers.get("host")


# OpenAPI has no sockets; it calls what a server sends by itself a webhook.
documented = APIRouter()


@documented.post(
    "live",
    openapi_extra={"requestBody": {"content": json_content(SocketMessage, "SocketMessage"), "required": True}},
    responses=answers(Hello),
    tags=["live"],
)
async def live() -> None:
    """Messages of the socket /api/games/{game}/live: what the server sends, "answered" by a client's first.

    Later messages of a client are {"type": "ping"}.
    """
