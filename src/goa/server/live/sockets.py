"""The socket: who has a seat's token is told what the seat may know, from wherever he left off."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from goa.server.api.auth import seat_behind, spoken
from goa.server.api.rate_limits import address_of, limits_of
from goa.server.live.subscriber import Watcher, encoded
from goa.server.live.table_registry import Hall
from goa.server.ops.metrics import SOCKETS
from goa.server.ops.settings import Settings
from goa.tables.errors import Refused, Unavailable

HELLO_SECONDS: Final = 10.0
GOING_AWAY: Final = 1001
BAD_FRAME: Final = 1008
TRY_AGAIN: Final = 1013


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message; the token is in it because an address is written into logs."""

    token: Annotated[str, msgspec.Meta(max_length=100)]
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


async def live(socket: WebSocket, game: str) -> None:
    """A socket from its request to its end; outside of the application, which would wrap every message it sends."""
    if not is_own_origin(socket, socket.app.state.settings):
        await socket.close(BAD_FRAME)  # before it is accepted: the client sees 403
        return
    limits, address = limits_of(socket.app), address_of(socket.scope)
    if not limits.open_socket(address):
        await socket.close(TRY_AGAIN)
        return
    SOCKETS.inc()
    try:
        await socket.accept()
        with suppress(WebSocketDisconnect, RuntimeError):  # RuntimeError: starlette's word for sending after a close
            await _serve(socket, socket.app.state.hall, game)
    finally:
        SOCKETS.dec()
        limits.close_socket(address)


def is_own_origin(socket: WebSocket, settings: Settings) -> bool:
    """Browsers say which page opens a socket; programs say nothing and hold no cookies to abuse."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    named = {each.strip().rstrip("/") for each in (settings.public_address, *settings.origins.split(",")) if each}
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in named or netloc == socket.headers.get("host")


async def _serve(socket: WebSocket, hall: Hall, game: str) -> None:
    language = "en"  # until we know better
    try:
        hello = await _hello(socket)
        language = spoken(hello.language)
        room = await hall.room(game)
        watcher = Watcher(room, seat_behind(room, hello.token), language, hello.after)
    except Refused as refusal:
        await _say_no(socket, refusal.body(language), BAD_FRAME)
        return
    except (Unavailable, TimeoutError):
        await socket.close(TRY_AGAIN)
        return
    room.watchers.add(watcher)
    hall.crowd.tell(room)
    sending = asyncio.create_task(_send(socket, hall, watcher))
    try:
        await _receive(socket)
    finally:
        sending.cancel()
        room.watchers.discard(watcher)
        hall.crowd.tell(room)
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending


async def _hello(socket: WebSocket) -> Hello:
    text = await asyncio.wait_for(_text(socket), HELLO_SECONDS)
    try:
        return msgspec.json.decode(text, type=Hello)
    except (msgspec.DecodeError, UnicodeEncodeError):
        sentence = 'The first message is {"token": ..., "after": a number or null, "language": "en"}.'
        raise Refused(400, "malformed", sentence) from None


async def _text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    return str(message.get("text") or "")


async def _send(socket: WebSocket, hall: Hall, watcher: Watcher) -> None:
    while True:
        try:
            messages = await watcher.next_messages(hall)
        except Unavailable:
            await socket.close(TRY_AGAIN)
            return
        for message in messages:
            await socket.send_text(message.decode())


async def _receive(socket: WebSocket) -> None:
    """A client has nothing to say here but that it is alive; choices go through the door."""
    while True:
        text = await _text(socket)
        if text == '{"type":"ping"}':
            await socket.send_text('{"type":"pong"}')
            continue
        sentence = 'Only {"type":"ping"} is understood here; choices are sent to /choices.'
        await _say_no(socket, {"error": "malformed", "sentence": sentence}, BAD_FRAME)
        return


async def _say_no(socket: WebSocket, body: dict[str, Any], code: int) -> None:
    await socket.send_text(encoded("error", **body).decode())
    await socket.close(code)
