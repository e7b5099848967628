"""Rate limits: how much one address may ask for, and how many sockets there may be in total."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, cast

from starlette.types import Scope

from goa.server.ops.settings import Settings
from goa.tables.request_errors import RequestRefused, localized

ADDRESSES_KEPT: Final = 20_000
HOUR: Final = 3600.0
IPV6_NETWORK: Final = 64
SOCKET_COST: Final = 2  # requests; a socket starts with a view of its own


class Bucket:
    """Refills at a constant rate; each request takes its cost out."""

    __slots__ = ("at", "level")

    def __init__(self, level: float) -> None:
        self.level = level
        self.at = time.monotonic()

    def take(self, rate: float, most: float, cost: float) -> bool:
        now = time.monotonic()
        self.level = min(most, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < min(cost, most):  # a cost above the maximum takes everything there is
            return False
        self.level -= cost
        return True


class RateLimiter:
    """One bucket for each key; the least recently used are dropped first."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> bool:
        bucket = self._buckets.setdefault(key, Bucket(self.most))
        self._buckets.move_to_end(key)
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(self.rate, self.most, cost)


class RateLimits:
    """All limits of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = RateLimiter(settings.requests_a_second, settings.requests_at_once)
        self.tables = RateLimiter(settings.tables_an_hour / HOUR, settings.tables_an_hour)
        self.chat = RateLimiter(settings.chat_a_minute / 60, settings.chat_a_minute)
        self.sockets: dict[str, int] = {}

    def count_table(self, address: str) -> None:
        if not self.tables.take(address):
            raise RequestRefused(429, "too many tables", localized("server.too_many_tables"))

    def count_chat_line(self, key: str) -> None:
        if not self.chat.take(key):
            raise RequestRefused(429, "too fast", localized("server.too_much_talk"))

    def open_socket(self, address: str) -> bool:
        own, total = self.sockets.get(address, 0), sum(self.sockets.values())
        if own >= self.settings.sockets_an_address or total >= self.settings.sockets:
            return False
        if not self.requests.take(address, SOCKET_COST):
            return False
        self.sockets[address] = own + 1
        return True

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def limits_of(app: Any) -> RateLimits:
    return cast(RateLimits, app.state.limits)


def address_of(scope: Scope) -> str:
    """The caller's address as it is counted."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


@lru_cache(maxsize=ADDRESSES_KEPT)
def network_of(host: str) -> str:
    """An IPv4 address, or the network of an IPv6 address: one caller has that many addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> IPV6_NETWORK << IPV6_NETWORK))
    return host
