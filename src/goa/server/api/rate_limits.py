"""How much one address may ask for, and how much all of them together."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, cast

from starlette.types import Scope

from goa.server.ops.settings import Settings
from goa.tables.errors import Refused, words

ADDRESSES_KEPT: Final = 20_000
HOUR: Final = 3600.0
IPV6_NETWORK: Final = 64
SOCKET_COST: Final = 2  # requests; it begins with a view of its own


class Bucket:
    """Fills evenly and is emptied by what is asked for."""

    __slots__ = ("at", "level")

    def __init__(self, level: float) -> None:
        self.level = level
        self.at = time.monotonic()

    def take(self, rate: float, most: float, cost: float) -> bool:
        now = time.monotonic()
        self.level = min(most, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < min(cost, most):  # what costs more than fits in takes all there is
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each who asks; those longest unused are forgotten first."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        bucket = self._buckets.setdefault(who, Bucket(self.most))
        self._buckets.move_to_end(who)
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(self.rate, self.most, cost)


class Limits:
    """All that is counted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Buckets(settings.requests_a_second, settings.requests_at_once)
        self.tables = Buckets(settings.tables_an_hour / HOUR, settings.tables_an_hour)
        self.chat = Buckets(settings.chat_a_minute / 60, settings.chat_a_minute)
        self.sockets: dict[str, int] = {}

    def count_table(self, address: str) -> None:
        if not self.tables.take(address):
            raise Refused(429, "too many tables", words("server.too_many_tables"))

    def count_saying(self, who: str) -> None:
        if not self.chat.take(who):
            raise Refused(429, "too fast", words("server.too_much_talk"))

    def open_socket(self, address: str) -> bool:
        mine, all_of_them = self.sockets.get(address, 0), sum(self.sockets.values())
        if mine >= self.settings.sockets_an_address or all_of_them >= self.settings.sockets:
            return False
        if not self.requests.take(address, SOCKET_COST):
            return False
        self.sockets[address] = mine + 1
        return True

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def limits_of(app: Any) -> Limits:
    return cast(Limits, app.state.limits)


def address_of(scope: Scope) -> str:
    """Who asks; an IPv6 network counts as one, for it has addresses without end."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


@lru_cache(maxsize=ADDRESSES_KEPT)
def network_of(host: str) -> str:
    """An address as it is counted."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> IPV6_NETWORK << IPV6_NETWORK))
    return host
