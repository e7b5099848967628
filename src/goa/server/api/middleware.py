"""Around every request: rate limits, body size, security headers, metrics, the request log."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.datastructures import QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goa.server.limits.account import budget_refusal, current_account
from goa.server.limits.proxies import host_of, is_direct_from_this_machine
from goa.server.limits.rate_limits import RateLimits
from goa.server.live.moderation import banned
from goa.server.ops.client_files import client_version
from goa.server.ops.metrics import count_refusal, count_request
from goa.tables.requests.request_errors import RequestRefused, localized, supported_language

LOG: Final = logging.getLogger("goa.requests")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
FOR_MONITORS: Final = ("/healthz", "/readyz", "/readyz/process", "/metrics")  # unlimited for programs on this machine
ANSWERED: Final = "goa.answered"  # in a scope: the status of an answer that did not pass through here
LONGEST_ID: Final = 16  # of a game
PAUSE_FOR_REFUSED: Final = 0.002  # seconds of processor time that a refusal counts as, so that repeating it is slow


class RequestMiddleware:
    """The outermost layer. Plain ASGI, because every request passes through it."""

    def __init__(self, app: ASGIApp, limits: RateLimits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # answered like GET; the server leaves out the body
        began = time.perf_counter()
        status = 0  # the client left before it was answered
        body = LimitedBody(receive, self.limits.settings.body_bytes)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if body.is_too_large and not status:
                return  # what reads bodies may answer this in its own way; the refusal below is sent instead
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, *api_headers(scope["path"])]
            await send(message)

        try:
            refusal = await self._refusal(scope)
            if refusal is None:
                with suppress(BodyTooLarge):
                    await self.app(scope, body.receive, send_with_headers)
                status = status or scope.get(ANSWERED, 0)
                if body.is_too_large and not status:
                    body.is_too_large = False
                    await _refuse(_too_large(body.most), scope, send_with_headers)
            else:
                await _refuse(refusal, scope, send_with_headers)
        except asyncio.CancelledError:  # the server stops and can wait no longer
            if status:
                raise
            await _refuse(RequestRefused(503, "stopping", localized("server.unavailable")), scope, send_with_headers)
        except Exception:
            status = 500
            raise
        finally:
            seconds = time.perf_counter() - began
            route = getattr(scope.get("route"), "path", "other")
            count_request(route, status, seconds)
            if LOG.isEnabledFor(logging.INFO):
                details = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
                LOG.info("request", extra={"details": {**details, "game": _logged_game(scope)}})

    async def _refusal(self, scope: Scope) -> RequestRefused | None:
        """Wait until the caller may go on. A caller who asked for too much is refused."""
        if scope["path"] not in FOR_MONITORS or not is_direct_from_this_machine(scope):
            host = host_of(scope)
            if scope["app"].state.registry.moderation.is_banned_host(host):
                return banned()
            account = current_account.get() or self.limits.account(host)
            if not account.may_go_on_at_once():
                try:
                    await account.turn()
                except RequestRefused as refusal:
                    return refusal
                seconds = account.refused_for()
                if seconds:
                    account.slow_down(PAUSE_FOR_REFUSED)
                    return budget_refusal(seconds)
            if not self.limits.requests.take(host):
                account.slow_down(PAUSE_FOR_REFUSED)
                return RequestRefused(429, "too fast", localized("server.too_fast"))
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > self.limits.settings.body_bytes):
                return _too_large(self.limits.settings.body_bytes)
        return None


def _logged_game(scope: Scope) -> str | None:
    """The id of the game in the path. What cannot be one may be as long as a path, and is left out."""
    game: str | None = scope.get("path_params", {}).get("game")
    return None if game is None or len(game) > LONGEST_ID else game


class BodyTooLarge(Exception):
    """More bytes came than were announced or are allowed."""


def _too_large(most: int) -> RequestRefused:
    return RequestRefused(413, "too large", f"A request may have {most} bytes at most.")


class LimitedBody:
    """Counts the bytes of a body while it is read."""

    __slots__ = ("_receive", "_received", "is_too_large", "most")

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._received = 0
        self.most = most
        self.is_too_large = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._received += len(message.get("body", b""))
        if self._received > self.most:
            self.is_too_large = True
            raise BodyTooLarge
        return message


def api_headers(path: str) -> list[tuple[bytes, bytes]]:
    """Answers of the API are not stored, and tell pages of the client whether they are out of date."""
    if not path.startswith("/api/"):
        return []
    return [(b"cache-control", b"no-store"), (b"goa-client", client_version().encode())]


async def _refuse(refusal: RequestRefused, scope: Scope, send: Send) -> None:
    count_refusal(refusal.error)
    language = QueryParams(scope["query_string"]).get("language", "en")
    body = msgspec.json.encode(refusal.problem(supported_language(language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
