"""The registry of live tables. Tables are loaded when they are first needed and dropped when they are idle for long."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from operator import attrgetter
from typing import Final

from goa.server.limits.account import Account, current_account
from goa.server.limits.metering import metered
from goa.server.live.chat import newest_chat_lines
from goa.server.live.live_table import LiveTable, no_such_game
from goa.server.live.moderation import Moderation
from goa.server.live.presence import PresenceTracker
from goa.server.live.server_clock import ServerClock
from goa.server.live.slices import in_slices
from goa.server.ops.metrics import TABLES
from goa.server.ops.settings import Settings
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.journal.journal_writer import JournalWriter
from goa.server.store.notifications import CALLS, NOT_JOURNAL, ORDERS, TOKENS
from goa.server.store.queries.contacts import called_seats
from goa.server.store.queries.order_rows import stored_orders
from goa.server.store.store import Store
from goa.tables.payloads.view_types import Line
from goa.tables.requests.request_errors import ReplayMismatch, RequestRefused, does_not_replay
from goa.tables.review.history import CHECKPOINT_EVERY, GameHistory, HistoryCache
from goa.tables.review.score_curve import ScoreReplay
from goa.tables.table import Table
from goa.tables.views.views import TableViews

LOG: Final = logging.getLogger("goa.live")
CHANGES_TOKENS: Final = frozenset({"sit", "reissue"})  # entries with which tokens are stored
GAME_ID: Final = re.compile(r"[a-z0-9]{1,16}")


class TableRegistry:
    """All live tables of this process."""

    def __init__(
        self, store: Store, settings: Settings, clock: ServerClock | None = None, process: str | None = None
    ) -> None:
        self.store = store
        self.clock = clock or ServerClock()
        self.settings = settings
        self.writer = JournalWriter(store)
        self.presence = PresenceTracker(store, self.clock.now, process)
        self.moderation = Moderation(self)
        self.history = HistoryCache()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._awaited_by: dict[str, list[Account | None]] = {}  # who waits for each table that is being loaded
        # Called after every change of a table, with whether this process made it.
        self.observers: list[Callable[[LiveTable, bool], None]] = []
        self.on_alarm: Callable[[int], None] = lambda _due: None  # set by the timekeeper
        self.on_rewritten: Callable[[str], None] = lambda _game: None  # from outside; set by the game list
        self.on_call: Callable[[float], None] = lambda _due: None  # set by the dispatcher of notices
        self.is_closing = asyncio.Event()

    def on_change(self, live: LiveTable, own: bool) -> None:
        for observer in self.observers:
            observer(live, own)

    async def find(self, id: str) -> LiveTable:
        """The live table of a game, loaded if necessary."""
        live = self.tables.get(id)
        if live is None:
            if not GAME_ID.fullmatch(id):
                raise no_such_game()
            # Everyone who comes meanwhile waits for the same task. A game that does not exist leaves nothing behind.
            loading = self._loading.get(id)
            self._awaited_by.setdefault(id, []).append(current_account.get())
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(metered(self._load(id)), name=f"loading {id}")
                loading.add_done_callback(partial(self._loaded, id))
            live = await asyncio.shield(loading)
        live.last_used = time.monotonic()
        if live.account is None:
            live.account = current_account.get()
        if live.bot_task is None and live.table.bot_to_choose:
            self.on_change(live, True)  # its bots may have stopped because nobody looked
        return live

    def _loaded(self, id: str, loading: asyncio.Task[LiveTable]) -> None:
        """Forget the task. Its exception is read in case no one waits for it any more."""
        self._loading.pop(id, None)
        self._awaited_by.pop(id, None)
        if not loading.cancelled():
            loading.exception()

    async def _load(self, id: str) -> LiveTable:
        game = await self.store.game(id)
        if game is None:
            raise no_such_game()
        table = Table(game)
        try:
            table.checkpoint_every = CHECKPOINT_EVERY
            await in_slices(map(table.apply_entry, await self.store.entries(id)), self._awaited_by[id])
            table.drop_checkpoints()
        except ReplayMismatch as mismatch:
            raise does_not_replay(game.rules, mismatch) from None
        live = LiveTable(table, {})
        live.chat_lines.add(await newest_chat_lines(self.store, id))
        live.remote_presence = await self.presence.remote(id)
        live.orders = await stored_orders(self.store, id)
        # Tokens last: one that was revoked meanwhile is not revived. Who revokes one later waits for this task.
        live.seat_tokens = await self.store.seat_tokens(id)
        live.called = await called_seats(self.store, id)
        self.tables[id] = live
        TABLES.set(len(self.tables))
        self.on_change(live, True)
        return live

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[LiveTable]:
        """The live table with its lock held, up to date with everything this process knows."""
        async with self.locked_table(await self.find(id)) as live:
            yield live

    def locked_table(self, live: LiveTable) -> LockedTable:
        """A live table with its lock held. It does not count as being looked at."""
        return LockedTable(self, live)

    async def refresh(self, live: LiveTable) -> bool:
        """Read new entries of the journal, with the lock held. Returns whether there were any."""
        table = live.table
        new = await self.store.entries(table.game.id, table.number)
        seat_tokens, orders = live.seat_tokens, live.orders
        if any(entry.kind in CHANGES_TOKENS for entry in new):
            seat_tokens = await self.store.seat_tokens(table.game.id)
            orders = await stored_orders(self.store, table.game.id)  # a new link takes them along
        # No await from here on: a subscriber that ran in between would send a view that is half old and half new.
        try:
            table.apply_entries(new)
        except ReplayMismatch as mismatch:
            raise does_not_replay(table.game.rules, mismatch) from None
        live.needs_refresh = False
        if not new:
            return False
        live.publish()
        live.take_tokens(seat_tokens)
        live.take_orders(orders)
        self.on_change(live, False)
        return True

    async def notified(self, id: str, number: int) -> None:
        """Another process wrote to the journal, or changed something else that this special number names."""
        try:
            live = await self.in_memory(id)
            if live is not None and number == TOKENS:
                await self.reload_tokens(id)
            elif live is not None and number == ORDERS:
                await self.refresh_orders(live)
            elif live is not None and number == CALLS:
                live.called = await called_seats(self.store, id)
            elif live is not None and number == NOT_JOURNAL:
                await self.refresh_chat_and_presence(live)
            elif live is not None and live.table.number < number:
                async with live.lock:
                    if live.table.number < number:
                        await self.refresh(live)
        except RequestRefused as refusal:
            LOG.warning("a table cannot be refreshed", extra={"details": {"game": id, "error": refusal.error}})

    async def refresh_all(self) -> None:
        """Look for news at all tables, after notifications may have been missed."""
        for live in list(self.tables.values()):
            await self.notified(live.id, live.table.number + 1)
            for other in (ORDERS, TOKENS, CALLS):
                await self.notified(live.id, other)

    async def in_memory(self, id: str) -> LiveTable | None:
        """The live table of a game, after it has been read if it is being read now; none if it is not in memory."""
        loading = self._loading.get(id)
        if loading is not None:
            await asyncio.wait([loading])
        return self.tables.get(id)

    async def reload_tokens(self, id: str) -> None:
        """Tokens were added or revoked in the database: sockets of revoked ones are closed."""
        live = await self.in_memory(id)
        if live is not None:
            async with live.lock:
                live.take_tokens(await self.store.seat_tokens(id))

    async def refresh_orders(self, live: LiveTable) -> None:
        live.take_orders(await stored_orders(self.store, live.id))
        self.on_change(live, False)

    async def refresh_chat_and_presence(self, live: LiveTable) -> None:
        remote = await self.presence.remote(live.id)
        if remote != live.remote_presence:
            live.remote_presence = remote
            live.publish_presence()
        live.add_chat_lines(await newest_chat_lines(self.store, live.id, live.chat_lines.last_id))

    async def views_at(self, live: LiveTable, number: int, *, is_locked: bool = False) -> TableViews:
        """The views after so many entries. Nothing can be chosen there. While the table is locked, others wait."""
        async with live.history_locked(None if is_locked else current_account.get()):
            history = await self._history(live, number)
            found = history.views_at(number)
            if found is None:
                table = history.start_before(number)
                entries = await self.store.entries(live.id, table.number, number)
                await in_slices(map(table.apply_entry, entries), live.looking_back)
                found = history.keep_views(table)
        return found

    async def lines_since(self, live: LiveTable, seat: int, language: str, since: int) -> tuple[Line, ...]:
        """The lines after this number, up to the newest. The table does not change after the last of them is made."""
        made: list[Line] = []
        while live.table.log and since < live.table.log[0].number - 1:  # memory does not reach back so far
            async with live.history_locked(current_account.get()):
                history = await self._history(live, live.table.number)
            older = history.lines[bisect_right(history.lines, since, key=attrgetter("number")) :]
            views = TableViews(live.table)
            await in_slices(map(made.extend, (views.lines(seat, language, (line,)) for line in older)))
            since = older[-1].number
        return (*made, *live.views.lines(seat, language, live.table.log_since(since)))

    async def scores_over_time(self, live: LiveTable) -> ScoreReplay:
        """The standings of a finished game. It is replayed for them once."""
        async with live.history_locked(current_account.get()):
            history = await self._history(live, live.table.number)
            if history.scores is None:
                scores = ScoreReplay(live.table.game, history.lines)
                await in_slices(scores.replay(), live.looking_back)
                history.scores = scores
        return history.scores

    async def _history(self, live: LiveTable, number: int) -> GameHistory:
        """The history of a game, at least as far as this number. The caller holds its lock."""
        history = self.history.of(live.table.game)
        if history.number < number:
            entries = await self.store.entries(live.id, history.number, number)
            await in_slices(history.replay(entries), live.looking_back)
        return history

    def discard(self, live: LiveTable, refusal: RequestRefused | None) -> None:
        """Drop a table that was deleted or changed from outside. Its sockets are closed."""
        self.tables.pop(live.id, None)
        self.history.forget(live.id)
        for task in (live.bot_task, live.order_task):
            if task is not None:
                task.cancel()
        for subscriber in list(live.subscribers):
            subscriber.dismiss(refusal)
        live.publish()  # polls are answered
        TABLES.set(len(self.tables))

    def drop_idle(self) -> int:
        """Drop tables that have been idle for long; returns how many are left."""
        now = time.monotonic()
        idle = sorted((live for live in self.tables.values() if live.is_idle), key=lambda live: live.last_used)
        too_many = len(self.tables) - self.settings.tables_kept
        for rank, live in enumerate(idle):
            if rank < too_many or now - live.last_used > self.settings.idle_seconds:
                del self.tables[live.id]
        TABLES.set(len(self.tables))
        return len(self.tables)


class LockedTable:
    """Holds the lock of a table. Written out, because every choice passes through it."""

    __slots__ = ("_live", "_registry")

    def __init__(self, registry: TableRegistry, live: LiveTable) -> None:
        self._registry = registry
        self._live = live

    async def __aenter__(self) -> LiveTable:
        live = self._live
        await live.lock.acquire()
        if live.needs_refresh:
            try:
                await self._registry.refresh(live)
            except BaseException:
                live.lock.release()
                raise
        return live

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and issubclass(kind, DatabaseUnavailable):
            self._live.needs_refresh = True
        self._live.lock.release()
