"""The socket /api/games/{game}/live: who may open one, and its messages as the documentation shows them."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter
from pydantic import Field, RootModel
from starlette.websockets import WebSocket

from goa.server.api.rate_limits import address_of, limits_of
from goa.server.api.responses import Chat, Presence, Problem
from goa.server.api.view_models import ResponseModel, View
from goa.server.live.sockets import POLICY_VIOLATION, TRY_AGAIN_LATER, serve_socket
from goa.server.ops.metrics import SOCKETS
from goa.server.ops.settings import Settings


async def accept_socket(socket: WebSocket, game: str) -> None:
    """Check origin and limits, then serve the socket. Outside of the application, which would wrap every message."""
    state = socket.app.state
    if not is_own_origin(socket, state.settings):
        await socket.close(POLICY_VIOLATION)  # before it is accepted: the client sees 403
        return
    limits, address = limits_of(socket.app), address_of(socket.scope)
    if not limits.open_socket(address):
        await socket.close(TRY_AGAIN_LATER)
        return
    SOCKETS.inc()
    try:
        await socket.accept()
        await serve_socket(socket, state.registry, game)
    finally:
        SOCKETS.dec()
        limits.close_socket(address)


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


class ViewMessage(View):
    """The table changed. Also the first message after hello."""

    type: Literal["view"]


class PresenceMessage(Presence):
    """Someone came or left."""

    type: Literal["presence"]


class ChatMessage(Chat):
    """New messages of the chat; after hello the latest ones."""

    type: Literal["chat"]


class ErrorMessage(Problem):
    """The server closes the socket after this."""

    type: Literal["error"]


class PongMessage(ResponseModel):
    """The answer to a ping."""

    type: Literal["pong"]


class SocketMessage(
    RootModel[
        Annotated[ViewMessage | PresenceMessage | ChatMessage | ErrorMessage | PongMessage, Field(discriminator="type")]
    ]
):
    """What the server sends."""


class HelloMessage(ResponseModel):
    """The first message of a client."""

    token: str
    after: int | None = Field(description="the last number the client has seen, or null")
    language: str


class PingMessage(ResponseModel):
    """Any later message of a client."""

    type: Literal["ping"]


# OpenAPI has no sockets; it calls what a server sends by itself a webhook.
documented = APIRouter()


@documented.post("live", response_model=HelloMessage | PingMessage, tags=["live"])
async def live(body: SocketMessage) -> None:
    """Messages of the socket /api/games/{game}/live: what the server sends, "answered" by what a client sends."""
