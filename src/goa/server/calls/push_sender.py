"""Sends push messages: HTTP/1.1 to the address that was checked, and to no other. Redirects are not followed."""

from __future__ import annotations

import asyncio
import ssl
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http import HTTPStatus
from typing import Final

from goa.server.calls.deliveries import Busy, ContactGone, NotDelivered, Undeliverable
from goa.server.calls.push_addresses import Endpoint, read_endpoint, resolve
from goa.server.calls.push_encryption import Vapid, decode, encrypt
from goa.server.limits.networks import network_of

SECONDS_A_PUSH: Final = 10.0
SECONDS_KEPT: Final = 86400  # by the push service, for a device that is off
HEAD_BYTES: Final = 16 * 1024
MOST_AT_ONE_ADDRESS: Final = 8
RESOLVING_THREADS: Final = 4
LONGEST_PAUSE: Final = 3600.0
GONE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
FINAL: Final = (400, 401, 403, 413)


class PushSender:
    """Sends to push services. One that is slow holds up only what goes to the same address."""

    def __init__(self, vapid: Vapid, *, may_be_private: bool, seconds: float = SECONDS_A_PUSH) -> None:
        self.vapid = vapid
        self.may_be_private = may_be_private
        self.seconds = seconds
        self._under_way: Counter[str] = Counter()  # by host, and by the network of the address
        self._tls = ssl.create_default_context()
        # Threads of its own for names that are not answered: those of browsers that failed before use another one.
        self._resolvers = [ThreadPoolExecutor(RESOLVING_THREADS, name) for name in ("push names", "slow push names")]

    def close(self) -> None:
        for resolver in self._resolvers:
            resolver.shutdown(wait=False, cancel_futures=True)

    async def send(
        self, address: str, public_key: str, auth: str, message: bytes, *, topic: str, now: float, has_failed: bool
    ) -> None:
        """Encrypt and send. Raises Busy, ContactGone, NotDelivered or Undeliverable."""
        try:
            endpoint = read_endpoint(address, may_be_private=self.may_be_private)
        except ValueError as problem:
            raise Undeliverable(f"expected {problem}") from None
        body = encrypt(message, decode(public_key), decode(auth))
        headers = {
            "Host": endpoint.origin.partition("://")[2],
            "Authorization": self.vapid.authorization(endpoint.origin, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(SECONDS_KEPT),
            "Urgency": "high",
            "Topic": topic,
            "Connection": "close",
        }
        lines = [f"POST {endpoint.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        request = "\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body
        try:
            async with asyncio.timeout(self.seconds):
                status, retry_after = await self._answered(endpoint, request, self._resolvers[has_failed])
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as problem:
            raise NotDelivered(type(problem).__name__) from None
        _judge(status, retry_after)

    async def _answered(self, endpoint: Endpoint, request: bytes, resolver: ThreadPoolExecutor) -> tuple[int, float]:
        with _Slot(self._under_way, f"host {endpoint.host}"):
            address = await resolve(endpoint, resolver, may_be_private=self.may_be_private)
            with _Slot(self._under_way, network_of(address)):
                return await self._exchange(endpoint, address, request)

    async def _exchange(self, endpoint: Endpoint, address: str, request: bytes) -> tuple[int, float]:
        """Status and Retry-After of the answer; its body is not read."""
        tls, name = (self._tls, endpoint.host) if endpoint.is_https else (None, None)
        reader, writer = await asyncio.open_connection(
            address, endpoint.port, limit=HEAD_BYTES, ssl=tls, server_hostname=name
        )
        try:
            writer.write(request)
            await writer.drain()
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        finally:
            writer.transport.abort()  # a service that does not close the connection must not hold it
        version, _, rest = head[0].partition(" ")
        if not version.startswith("HTTP/1."):
            raise ValueError("not HTTP")
        return int(rest[:3]), _retry_after(head[1:])


class _Slot:
    """Counts a request to an address while it runs; Busy if there are too many."""

    def __init__(self, under_way: Counter[str], key: str) -> None:
        self._under_way = under_way
        self._key = key

    def __enter__(self) -> None:
        if self._under_way[self._key] >= MOST_AT_ONE_ADDRESS:
            raise Busy
        self._under_way[self._key] += 1

    def __exit__(self, *_: object) -> None:
        self._under_way[self._key] -= 1
        if not self._under_way[self._key]:
            del self._under_way[self._key]


def _retry_after(lines: list[str]) -> float:
    """The seconds that a push service asks for; dates are ignored."""
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip().lower() == "retry-after":
            with suppress(ValueError):
                return min(LONGEST_PAUSE, max(0.0, float(int(value))))
    return 0.0


def _judge(status: int, retry_after: float) -> None:
    if HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
        return
    if status in GONE:
        raise ContactGone
    if status in FINAL:
        raise Undeliverable(f"the push service refuses: {status}")
    raise NotDelivered(f"the push service answers {status}", retry_after)
