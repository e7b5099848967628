"""Prices of lots: the flag in each part, and every kind of tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from goa.bots.arena.results import LotResult
from goa.editions.vocabulary import NO_TILE, TILES

PARTS: Final = "AB"
TENTH: Final = 0.1


@dataclass
class LotStats:
    """The lots of one kind, of a whole run or of one bot."""

    for_nothing: int = 0  # without a bid, or for one less than 1
    bought: int = 0  # by the auctioneer, from the bank
    sold: int = 0  # by the auctioneer, to the highest bidder
    prices: Counter[int] = field(default_factory=Counter)  # of lots that cost something

    def add(self, lot: LotResult) -> None:
        if lot.price:
            self.prices[lot.price] += 1
        if lot.winner != lot.auctioneer:
            self.sold += 1
        elif lot.price:
            self.bought += 1
        else:
            self.for_nothing += 1

    @property
    def lots(self) -> int:
        return self.for_nothing + self.bought + self.sold

    @property
    def mean_price(self) -> float | None:
        """The mean price of the lots that cost something; None without such a lot."""
        paid = self.prices.total()
        return sum(price * count for price, count in self.prices.items()) / paid if paid else None

    def price_at(self, share: float) -> int:
        """The price that this share of the lots did not exceed; 0 where none cost anything."""
        left = share * self.prices.total()
        for price in sorted(self.prices):
            left -= self.prices[price]
            if left <= 0:
                return price
        return 0

    def to_plain(self) -> dict[str, Any]:
        mean = self.mean_price
        return {
            "lots": self.lots,
            "for_nothing": self.for_nothing,
            "bought": self.bought,
            "sold": self.sold,
            "mean_price": None if mean is None else round(mean, 4),
            "tenth": self.price_at(TENTH) or None,
            "nine_tenths": self.price_at(1 - TENTH) or None,
        }


def kind_of(lot: LotResult) -> str:
    return f"flag {PARTS[lot.part]}" if lot.tile == NO_TILE else TILES[lot.tile]


ORDER: Final = {kind: place for place, kind in enumerate([*(f"flag {part}" for part in PARTS), *TILES])}


def lot_stats(lots: Iterable[LotResult]) -> dict[str, LotStats]:
    """The figures of each kind of lot: the flag first, then tiles in the order of their numbers."""
    found: dict[str, LotStats] = {}
    for lot in lots:
        found.setdefault(kind_of(lot), LotStats()).add(lot)
    return {kind: found[kind] for kind in sorted(found, key=ORDER.__getitem__)}
