"""Who made each choice of bench/month/month.py: a person, a bot, or a secret order that says just this."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bench.month.month_tables import ALL_OTHERS, MonthTable, SentOrder

from goa.core.state import State
from goa.rules.auction import buying_price, highest_bid
from goa.tables.game_config import Game
from goa.tables.journal import Entry
from goa.tables.table import Table

PASSES: Final = ("pass", "sell")  # orders that never say anything else


def choice_problems(table: MonthTable, game: Game, entries: Iterable[Entry]) -> tuple[list[str], Counter[str]]:
    """Choices that nobody made, and how many were made by whom."""
    problems: list[str] = []
    made: Counter[str] = Counter()
    replayed = Table(game)
    for entry in entries:
        if entry.kind == "choose":
            by = _maker(table, replayed, entry)
            made[by or "nobody"] += 1
            if not by:
                problems.append(f"nobody made the choice {entry.number} {entry.text!r} of seat {entry.seat}")
        replayed.apply_entries((entry,))
    return problems, made


def _maker(table: MonthTable, replayed: Table, entry: Entry) -> str:
    if replayed.seats[entry.seat].kind == "bot":
        return "" if entry.key else "bot"
    if table.sent.get(entry.key or "") == entry.text:
        return "person"
    orders = valid_orders(table.sent_orders, replayed.state, entry)
    return "order" if any(says(order, replayed.state, entry.text) for order in orders) else ""


def valid_orders(sent: Sequence[SentOrder], state: State, entry: Entry) -> list[SentOrder]:
    """The orders that may have been open when this entry was made: the last one that surely was, and later ones."""
    found: list[SentOrder] = []
    for lot in (state.lot, ALL_OTHERS):
        where = (entry.seat, state.part, state.round, lot)
        of_lot = [each for each in sent if each.where == where and each.sent_at <= entry.number]
        sure = [index for index, each in enumerate(of_lot) if each.known_from <= entry.number]
        found += of_lot[sure[-1] if sure else 0 :]
    return found


def says(order: SentOrder, state: State, text: str) -> bool:
    """Whether an order gives this choice, as docs/orders.md says."""
    if text == "pass":
        return order.kind in (*PASSES, "raise", "buy")
    if text == "buy":
        return order.kind == "buy" and buying_price(state) <= order.amount
    higher = highest_bid(state) + 1
    if order.kind == "raise":
        return text == f"bid {higher}" and higher <= order.amount
    return order.kind == "bid" and text == f"bid {order.amount}"
