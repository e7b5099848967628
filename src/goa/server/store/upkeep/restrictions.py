"""Restrictions by the people who run the server: closed tables, muted and banned seats, tables and networks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Literal

import msgspec
from sqlalchemy import select

from goa.server.store.schema import restrictions
from goa.server.store.store import Store

Kind = Literal["close", "mute", "ban"]


class Restriction(msgspec.Struct, frozen=True):
    """Holds for a network, or for a game: for all of it, or for one seat."""

    id: int
    kind: Kind
    game: str | None
    seat: int | None
    network: str | None
    until: int | None
    reason: str
    made: int

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


async def all_restrictions(store: Store, now: float) -> list[Restriction]:
    """Those that hold at this time, oldest first."""
    query = select(restrictions).where((restrictions.c.until.is_(None)) | (restrictions.c.until > int(now)))
    async with store.reading() as connection:
        return [Restriction(*row) for row in await connection.execute(query.order_by(restrictions.c.id))]


class Restrictions:
    """Restrictions in memory, arranged for quick questions."""

    def __init__(self, now: Callable[[], float], every: Iterable[Restriction] = ()) -> None:
        self._now = now
        self._by_game: dict[str, list[Restriction]] = {}
        self._by_network: list[tuple[IPv4Network | IPv6Network, Restriction]] = []
        for each in every:
            if each.game is not None:
                self._by_game.setdefault(each.game, []).append(each)
            elif each.network is not None:
                self._by_network.append((ip_network(each.network), each))
        self.are_of_games = bool(self._by_game)

    def of_seat(self, kind: Kind, game: str, seat: int | None) -> bool:
        """Whether a restriction of this kind holds for the game or for this seat of it."""
        found = self._by_game.get(game)
        if not found:
            return False
        now = self._now()
        return any(each.kind == kind and each.seat in (None, seat) and each.holds(now) for each in found)

    def of_host(self, kind: Kind, host: str) -> bool:
        """Whether a restriction of this kind holds for this address."""
        if not self._by_network:
            return False
        address = parsed_address(host)
        now = self._now()
        return address is not None and any(
            each.kind == kind and each.holds(now) and address.version == network.version and address in network
            for network, each in self._by_network
        )


def parsed_address(host: str) -> Any:
    """An address; a mapped IPv4 address counts as its IPv4 address. None if it is no address."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
