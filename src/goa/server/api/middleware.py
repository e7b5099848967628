"""Around every request: rate limits, body size, security headers, metrics, the request log."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import cache
from http import HTTPStatus
from typing import Final

import msgspec
from prometheus_client import Histogram
from starlette.datastructures import QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goa.server.api.rate_limits import RateLimits, address_of
from goa.server.live.moderation import banned
from goa.server.ops.client_files import client_version
from goa.server.ops.metrics import REFUSALS, SECONDS
from goa.tables.request_errors import RequestRefused, localized, supported_language

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
# Expensive requests count as several, by what follows the id of a game in the path.
COSTS: Final = {"hint": 10, "lines": 5, "at": 2, "why": 2, "rehearsal": 2, "record": 2}
UNLIMITED: Final = ("/healthz", "/readyz", "/metrics")


class RequestMiddleware:
    """The outermost layer. Plain ASGI, because every request passes through it."""

    def __init__(self, app: ASGIApp, limits: RateLimits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0  # the client left before it was answered

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, *_api_headers(scope["path"])]
            await send(message)

        most = self.limits.settings.body_bytes
        try:
            refusal = self._refusal(scope)
            if refusal is None:
                await self.app(scope, _limited(receive, most), send_with_headers)
            else:
                await _refuse(refusal, scope, send_with_headers)
        except BodyTooLarge:
            await _refuse(_too_large(most), scope, send_with_headers)
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
            _seconds_of(route, status).observe(seconds)
            if LOG.isEnabledFor(logging.INFO):
                details = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
                LOG.info("request", extra={"details": {**details, "game": scope.get("path_params", {}).get("game")}})

    def _refusal(self, scope: Scope) -> RequestRefused | None:
        path = scope["path"]
        client = scope.get("client")
        if client and path not in UNLIMITED and scope["app"].state.registry.moderation.is_banned_host(client[0]):
            return banned()
        if path not in UNLIMITED and not self.limits.requests.take(address_of(scope), cost_of(path)):
            return RequestRefused(429, "too fast", localized("server.too_fast"))
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > self.limits.settings.body_bytes):
                return _too_large(self.limits.settings.body_bytes)
        return None


@cache
def _seconds_of(route: str, status: int) -> Histogram:
    return SECONDS.labels(route, str(status))


def cost_of(path: str) -> int:
    """How many requests this one counts as."""
    parts = path.split("/", 5)
    return COSTS.get(parts[4], 1) if len(parts) > 4 and parts[2] == "games" else 1  # noqa: PLR2004 - /api/games/ID/what


class BodyTooLarge(Exception):
    """More bytes came than were announced or are allowed."""


def _too_large(most: int) -> RequestRefused:
    return RequestRefused(413, "too large", f"A request may have {most} bytes at most.")


def _limited(receive: Receive, most: int) -> Receive:
    received = 0

    async def limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > most:
            raise BodyTooLarge
        return message

    return limited


def _api_headers(path: str) -> list[tuple[bytes, bytes]]:
    """Answers of the API are not stored, and tell pages of the client whether they are out of date."""
    if not path.startswith("/api/"):
        return []
    return [(b"cache-control", b"no-store"), (b"goa-client", client_version().encode())]


async def _refuse(refusal: RequestRefused, scope: Scope, send: Send) -> None:
    REFUSALS.labels(refusal.error).inc()
    language = QueryParams(scope["query_string"]).get("language", "en")
    body = msgspec.json.encode(refusal.problem(supported_language(language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
