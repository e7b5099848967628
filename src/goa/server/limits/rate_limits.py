"""All limits of the server: accounts of addresses, and how often some things may be asked for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final, cast

from goa.server.limits.account import WIDER_FACTOR, Account
from goa.server.limits.networks import network_of, wider_network_of
from goa.server.ops.settings import Settings
from goa.tables.requests.request_errors import RequestRefused, localized

KEYS_KEPT: Final = 20_000
HOUR: Final = 3600.0
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
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.most)
            if len(self._buckets) > KEYS_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(self.rate, self.most, cost)


class AddressLimiter:
    """A limiter for addresses. The IPv6 network above an address is counted too, with a higher limit."""

    def __init__(self, rate: float, most: float) -> None:
        self._own = RateLimiter(rate, most)
        self._wider = RateLimiter(rate * WIDER_FACTOR, most * WIDER_FACTOR)

    def take(self, host: str, cost: float = 1, place: str = "") -> bool:
        """Whether something is left. Each place is counted apart."""
        wider = wider_network_of(host)
        if not self._own.take(place + network_of(host), cost):
            return False
        return wider is None or self._wider.take(place + wider, cost)


class RateLimits:
    """All limits. Addresses are given as the connection or a trusted proxy names them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = AddressLimiter(settings.requests_a_second, settings.requests_at_once)
        # What all processes share is divided among them: the database, and the mail server. The other limits protect
        # each process, which has a processor of its own, and all requests of a table go to one process.
        tables, calls = settings.tables_an_hour / settings.processes, settings.calls_an_hour / settings.processes
        self.tables = AddressLimiter(tables / HOUR, tables)
        self.chat = RateLimiter(settings.chat_a_minute / 60, settings.chat_a_minute)
        self._spectators_chat = AddressLimiter(settings.chat_a_minute / 60, settings.chat_a_minute)
        self.entries = RateLimiter(settings.entries_a_minute / 60, settings.entries_a_minute)
        self.calls = AddressLimiter(calls / HOUR, calls)
        self.sockets = 0
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._wider_accounts: OrderedDict[str, Account] = OrderedDict()

    def account(self, host: str) -> Account:
        """The account that an address pays from."""
        key = network_of(host)
        account = self._accounts.get(key)
        if account is None:
            wider = wider_network_of(host)
            account = Account(self.settings, key, None if wider is None else self._wider_account(wider))
            _keep(self._accounts, key, account)
        else:
            self._accounts.move_to_end(key)
        return account

    def _wider_account(self, key: str) -> Account:
        account = self._wider_accounts.get(key)
        if account is None:
            account = Account(self.settings, key, None, WIDER_FACTOR)
            _keep(self._wider_accounts, key, account)
        else:
            self._wider_accounts.move_to_end(key)
        return account

    def count_table(self, host: str) -> None:
        if not self.tables.take(host):
            raise RequestRefused(429, "too many tables", localized("server.too_many_tables"))

    def count_chat_line(self, game: str, seat: int, host: str) -> None:
        """Spectators have no seat of their own, so they are counted by their address."""
        is_left = self.chat.take(f"{game} {seat}") if seat >= 0 else self._spectators_chat.take(host, place=f"{game} ")
        if not is_left:
            raise RequestRefused(429, "too fast", localized("server.too_much_talk"))

    def count_entry(self, game: str, seat: int) -> None:
        """For what a seat does at a table besides choosing."""
        if not self.entries.take(f"{game} {seat}"):
            raise RequestRefused(429, "too fast", localized("server.too_fast"))

    def count_call(self, host: str) -> None:
        """For a mail address or a browser that somebody enters."""
        if not self.calls.take(host):
            raise RequestRefused(429, "too many calls", localized("server.calls.too_many"))

    def open_socket(self, host: str) -> bool:
        account, most = self.account(host), self.settings.sockets_an_address
        wider = account.wider
        if account.sockets >= most or (wider is not None and wider.sockets >= most * WIDER_FACTOR):
            return False
        if self.sockets >= self.settings.sockets or account.refused_for():
            return False
        if not self.requests.take(host, SOCKET_COST):
            return False
        self._count_socket(account, 1)
        return True

    def close_socket(self, host: str) -> None:
        self._count_socket(self.account(host), -1)

    def _count_socket(self, account: Account, change: int) -> None:
        self.sockets += change
        account.sockets += change
        if account.wider is not None:
            account.wider.sockets += change


def _keep(accounts: OrderedDict[str, Account], key: str, account: Account) -> None:
    """Add it, and drop the least recently used one that has nothing open."""
    accounts[key] = account
    while len(accounts) > KEYS_KEPT:
        oldest, dropped = accounts.popitem(last=False)
        if not dropped.is_in_use:
            return
        accounts[oldest] = dropped  # looked at again after all the others


def limits_of(app: Any) -> RateLimits:
    return cast(RateLimits, app.state.limits)
