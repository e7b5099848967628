"""A socket from its first message to its end. A client is sent what its seat may know, from where it left off."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from goa.server.limits.account import Account, current_account
from goa.server.limits.metering import metered
from goa.server.limits.websocket_connections import SEND_NOW
from goa.server.live.sockets.messages import ErrorMessage, PongMessage, WelcomeMessage
from goa.server.live.sockets.subscriber import Dismissed, Subscriber
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.client_files import client_version
from goa.server.store.database_errors import DatabaseUnavailable
from goa.tables.payloads.payload import Payload
from goa.tables.payloads.problem import Problem
from goa.tables.requests.request_errors import RequestRefused, supported_language
from goa.tables.tokens import digest_of

HELLO_SECONDS: Final = 10.0
GOING_AWAY: Final = 1001
FRAME_COST: Final = 0.0001  # seconds of processor time for reading a message and answering it, if not measured
VISIBILITY: Final = {'{"type":"visible"}': True, '{"type":"hidden"}': False}  # of the tab
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message. It carries the token, because addresses are written into logs."""

    token: Annotated[str, msgspec.Meta(max_length=100)]
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


async def serve_socket(socket: WebSocket, registry: TableRegistry, game: str, host: str = "") -> None:
    """Serve an accepted socket until the client leaves, or until the server stops and can wait no longer."""
    # Starlette raises RuntimeError when something is sent after the close.
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            await _serve(socket, registry, game, host)
        except asyncio.CancelledError:
            if not registry.is_closing.is_set():
                raise
            await socket.close(TRY_AGAIN_LATER)


async def _serve(socket: WebSocket, registry: TableRegistry, game: str, host: str) -> None:
    language = "en"  # until the first message names one
    try:
        hello = await _receive_hello(socket)
        language = supported_language(hello.language)
        live = await registry.find(game)
        seat = live.seat_of(hello.token)
        registry.moderation.require_not_banned(live.id, seat)
        send_now = socket.scope.get("extensions", {}).get(SEND_NOW)
        digest = digest_of(hello.token)
        subscriber = Subscriber(live, seat, language, hello.after, host, send_now, current_account.get(), digest)
    except RequestRefused as refusal:
        await _close_with_error(socket, refusal.problem(language))
        return
    except (DatabaseUnavailable, TimeoutError):
        await socket.close(TRY_AGAIN_LATER)
        return
    await _send_message(socket, WelcomeMessage(client_version()))
    live.subscribers.add(subscriber)
    if subscriber.token_digest not in live.seat_tokens:  # revoked meanwhile
        subscriber.dismiss(None)
    registry.presence.announce(live)
    sending = asyncio.create_task(metered(_send(socket, registry, subscriber)))
    try:
        await _receive(socket, registry, subscriber)
    finally:
        sending.cancel()
        live.subscribers.discard(subscriber)
        registry.presence.announce(live)
        await _ended(sending)


async def _ended(sending: asyncio.Task[None]) -> None:
    """Wait for a cancelled task. Awaited directly, its error would refer to this frame, and so to itself."""
    with suppress(asyncio.CancelledError):
        await asyncio.wait([sending])
    if sending.done() and not sending.cancelled():
        problem = sending.exception()
        if problem is not None and not isinstance(problem, WebSocketDisconnect | RuntimeError):
            raise problem


async def _receive_hello(socket: WebSocket) -> Hello:
    text = await asyncio.wait_for(_receive_text(socket), HELLO_SECONDS)
    try:
        return msgspec.json.decode(text, type=Hello)
    except (msgspec.DecodeError, UnicodeEncodeError):
        sentence = 'The first message is {"token": ..., "after": a number or null, "language": "en"}.'
        raise RequestRefused(400, "malformed", sentence) from None


async def _receive_text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    return str(message.get("text") or "")


async def _send(socket: WebSocket, registry: TableRegistry, subscriber: Subscriber) -> None:
    while True:
        try:
            messages = await subscriber.next_messages(registry)
        except DatabaseUnavailable:
            await socket.close(TRY_AGAIN_LATER)
            return
        except Dismissed as dismissed:
            if dismissed.refusal is None:
                await socket.close(TRY_AGAIN_LATER)
            else:
                await _close_with_error(socket, dismissed.refusal.problem(subscriber.language))
            return
        for message in messages:
            await socket.send_text(message.decode())


async def _receive(socket: WebSocket, registry: TableRegistry, subscriber: Subscriber) -> None:
    """Answer pings, and note whether the tab is visible. Anything else closes the socket: choices are posted."""
    account = current_account.get()
    while True:
        text = await _receive_text(socket)
        if account is not None:
            account.charge(FRAME_COST)
            if not await _may_go_on(account):
                await socket.close(TRY_AGAIN_LATER)
                return
        if text == '{"type":"ping"}':
            await _send_message(socket, PongMessage())
            continue
        if text in VISIBILITY:
            subscriber.is_visible = VISIBILITY[text]
            registry.presence.announce_looking(subscriber.live)
            continue
        sentence = 'Only {"type":"ping"}, "visible" and "hidden" are understood here; choices are sent to /choices.'
        await _close_with_error(socket, Problem("malformed", sentence))
        return


async def _may_go_on(account: Account) -> bool:
    """Wait until the sender of a message may go on; false if its address asked for too much."""
    try:
        await account.turn()
    except RequestRefused:
        return False
    return not account.refused_for()


async def _close_with_error(socket: WebSocket, problem: Problem) -> None:
    await _send_message(socket, ErrorMessage(*msgspec.structs.astuple(problem)))
    await socket.close(POLICY_VIOLATION)


async def _send_message(socket: WebSocket, message: Payload) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
