"""Carries out secret orders: when their question is open, after a random delay, like an answer by hand."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable
from contextvars import Context
from math import inf
from typing import Final

import msgspec

from goa.core.choices import Choice
from goa.server.live.commit import beside_journal, submit
from goa.server.live.live_table import LiveTable
from goa.server.live.table_registry import TableRegistry
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.queries.order_rows import (
    games_with_orders,
    revoke_order,
    save_order,
    settle_orders,
    stored_orders,
)
from goa.tables.choosing.orders import (
    ALL_OTHERS,
    Order,
    changed_orders,
    choice_of,
    longest_delay,
    order_due,
    outdated_orders,
)
from goa.tables.requests.request_errors import RequestRefused, localized

LOG: Final = logging.getLogger("goa.orders")
KEY_BYTES: Final = 18  # as in the keys that the browser client makes
SECONDS_BEFORE_RETRY: Final = 3.0
SECONDS_BETWEEN_LOOKS: Final = 30.0

Pause = Callable[[float], Awaitable[None]]  # gets the seconds that it may last at most


class RandomPause:
    """Waits for a random time, so that an order is not recognized by how fast it answers."""

    def __init__(self, longest: float, dice: random.Random | None = None) -> None:
        self.longest = longest
        self.dice = dice or random.SystemRandom()

    def seconds(self, most: float = inf) -> float:
        """At least a tenth of the longest time: people do not answer at once."""
        longest = min(self.longest, most)
        return self.dice.uniform(longest / 10, longest)

    async def __call__(self, most: float) -> None:
        await asyncio.sleep(self.seconds(most))


class OrderRunner:
    """Watches all live tables for questions that an order answers."""

    def __init__(self, registry: TableRegistry, pause: Pause) -> None:
        self.registry = registry
        self.pause = pause
        self._looked_at: dict[str, tuple[int, int]] = {}
        registry.observers.append(self.table_changed)

    async def leave(self, live: LiveTable, order: Order) -> None:
        """Store an order. For the question that is open it acts at once. The caller holds the table's lock."""
        self.registry.moderation.require_open(live.id)
        async with beside_journal(self.registry, live):
            await save_order(self.registry.store, live.id, order)
        await self._reload(live)
        due = order_due(live.table, live.orders)
        if due is not None and (due.seat, due.lot) == (order.seat, order.lot):
            await self._carry_out(live)
        self.table_changed(live, True)

    async def revoke(self, live: LiveTable, seat: int, id: int) -> None:
        """Delete an order of this seat, or the notice that it was dropped. The caller holds the table's lock."""
        if not await revoke_order(self.registry.store, live.id, seat, id):
            raise RequestRefused(404, "no such order", localized("server.no_such_order"))
        await self._reload(live)
        self.table_changed(live, True)

    def table_changed(self, live: LiveTable, _own: bool) -> None:
        """Called after every change of a table, here or at another process."""
        if live.orders and live.order_task is None and self._has_work(live):
            # In a context of its own: the request that led here does not pay for it.
            name = f"orders at {live.id}"
            live.order_task = asyncio.create_task(self._run(live), name=name, context=Context())

    async def resume(self) -> None:
        """Load the tables with orders that nobody looks at, so that they go on after a restart."""
        found = await games_with_orders(self.registry.store, self.registry.tables)
        new = [game for game, *state in found if self._looked_at.get(game) != tuple(state)]
        self._looked_at = {game: (number, order) for game, number, order in found}
        for game in new:
            try:
                await self.registry.find(game)
            except DatabaseUnavailable:
                self._looked_at = {}
                raise
            except Exception as problem:  # it concerns no other table
                is_expected = isinstance(problem, RequestRefused)
                details = _details(game, problem)
                LOG.warning(
                    "a table with orders cannot be loaded", extra={"details": details}, exc_info=not is_expected
                )

    async def follow(self) -> None:
        """Look for such tables now and then: another process may have ended before it carried out an order."""
        while True:
            try:
                await self.resume()
            except DatabaseUnavailable as problem:
                LOG.warning("orders are not read", extra={"details": {"why": str(problem)}})
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def stop(self) -> None:
        running = [live.order_task for live in self.registry.tables.values() if live.order_task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _has_work(self, live: LiveTable) -> bool:
        if not live.orders or self.registry.is_closing.is_set() or self.registry.moderation.is_closed(live.id):
            return False
        return self._is_unsettled(live) or self._due(live) is not None

    def _is_unsettled(self, live: LiveTable) -> bool:
        return bool(changed_orders(live.table, live.orders) or outdated_orders(live.table, live.orders))

    def _due(self, live: LiveTable) -> Order | None:
        order = order_due(live.table, live.orders)
        return None if order is None or self.registry.moderation.is_banned(live.id, order.seat) else order

    async def _run(self, live: LiveTable) -> None:
        """Carry out orders until none is due. Nothing is awaited after the last check, so none is missed."""
        try:
            while self._has_work(live):
                try:
                    await self._step(live)
                except (DatabaseUnavailable, RequestRefused) as problem:
                    LOG.warning("an order is postponed", extra={"details": _details(live.id, problem)})
                    await asyncio.sleep(SECONDS_BEFORE_RETRY)
        except Exception:
            LOG.exception("the task of orders failed", extra={"details": {"game": live.id}})
            raise
        finally:
            live.order_task = None

    async def _step(self, live: LiveTable) -> None:
        if self._is_unsettled(live):
            async with self.registry.locked_table(live):
                await self._settle(live)
            return
        position = live.table.position
        await self.pause(longest_delay(live.table, self.registry.clock.now()))
        async with self.registry.locked_table(live):
            is_gone = self.registry.tables.get(live.id) is not live
            if not is_gone and live.table.position == position:
                await self._carry_out(live)

    async def _carry_out(self, live: LiveTable) -> None:
        """Make the choice of the order that is due. The caller holds the table's lock."""
        order = self._due(live)
        if order is None:
            return
        choice = choice_of(order, live.table.state)
        if not isinstance(choice, Choice):
            return
        key = secrets.token_urlsafe(KEY_BYTES)
        try:
            await submit(self.registry, live, order.seat, live.table.number, [choice.text], key, order=order.id)
        except RequestRefused as refusal:
            if refusal.error != "stale":
                raise
            await self._reload(live)  # it was revoked or carried out at another process
            return
        if order.lot != ALL_OTHERS:
            used = msgspec.structs.replace(order, status="used")
            live.take_orders(tuple(used if each.id == order.id else each for each in live.orders))

    async def _settle(self, live: LiveTable) -> None:
        """Store which orders were dropped, and delete those of auctions that are over."""
        changed, outdated = changed_orders(live.table, live.orders), outdated_orders(live.table, live.orders)
        if changed or outdated:
            await settle_orders(self.registry.store, live.id, changed, outdated)
            await self._reload(live)

    async def _reload(self, live: LiveTable) -> None:
        live.take_orders(await stored_orders(self.registry.store, live.id))


def _details(game: str, problem: Exception) -> dict[str, str]:
    return {"game": game, "why": str(problem) or type(problem).__name__}
