"""Restrictions in force at this process. Every second it reads new lines of the audit log."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from goa.server.live.live_table import LiveTable, no_such_game
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.upkeep.administration import AuditLine, audit_lines
from goa.server.store.upkeep.restrictions import Restrictions, all_restrictions
from goa.tables.requests.request_errors import RequestRefused, localized

if TYPE_CHECKING:
    from goa.server.live.table_registry import TableRegistry

LOG: Final = logging.getLogger("goa.moderation")
SECONDS_BETWEEN_LOOKS: Final = 1.0
REMOVED: Final = ("delete", "expire")
CHANGED: Final = "forget"  # the table has to be loaded again


class Moderation:
    """What is closed, muted and banned."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._restrictions = Restrictions(registry.clock.now)
        self._last_line = 0

    def is_closed(self, game: str) -> bool:
        return self._restrictions.of_seat("close", game, None)

    def require_open(self, game: str) -> None:
        if self._restrictions.are_of_games and self.is_closed(game):
            raise RequestRefused(403, "closed", localized("server.closed"))

    def is_banned(self, game: str, seat: int) -> bool:
        return self._restrictions.of_seat("ban", game, seat)

    def require_not_banned(self, game: str, seat: int) -> None:
        if self._restrictions.are_of_games and self.is_banned(game, seat):
            raise banned()

    def require_not_muted(self, game: str, seat: int, host: str) -> None:
        if self._restrictions.of_seat("mute", game, seat) or self._restrictions.of_host("mute", host):
            raise RequestRefused(403, "muted", localized("server.muted"))

    def is_banned_host(self, host: str) -> bool:
        return self._restrictions.of_host("ban", host)

    async def start(self) -> None:
        """Learn what holds before the first request."""
        newest = await audit_lines(self._registry.store, newest=1)
        self._last_line = newest[-1].id if newest else 0
        await self._read()

    async def follow(self) -> None:
        """Act on what administrators do, until cancelled."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            try:
                await self._look()
            except DatabaseUnavailable as problem:
                LOG.warning("restrictions are not read", extra={"details": {"why": str(problem)}})

    async def _read(self) -> None:
        now = self._registry.clock.now
        self._restrictions = Restrictions(now, await all_restrictions(self._registry.store, now()))

    async def _look(self) -> None:
        lines = await audit_lines(self._registry.store, after=self._last_line)
        if not lines:
            return
        await self._read()
        for line in lines:
            await self._act(line)
            self._last_line = line.id
        for live in list(self._registry.tables.values()):
            self._dismiss_banned(live)

    async def _act(self, line: AuditLine) -> None:
        LOG.info("moderation", extra={"details": {"action": line.action, "game": line.game, "seat": line.seat}})
        if line.action in REMOVED or line.action == CHANGED:
            self._registry.on_rewritten(line.game or "")
        live = await self._registry.in_memory(line.game or "")
        if live is None:
            return
        if line.action in REMOVED:
            self._registry.discard(live, no_such_game())
        elif line.action == CHANGED:
            self._registry.discard(live, None)
        elif line.action == "reissue":
            await self._registry.reload_tokens(live.id)
            await self._registry.refresh_orders(live)
        else:
            self._registry.on_change(live, True)  # bots go on at a table that is open again

    def _dismiss_banned(self, live: LiveTable) -> None:
        for subscriber in list(live.subscribers):
            if self.is_banned_host(subscriber.host) or self._restrictions.of_seat("ban", live.id, subscriber.seat):
                subscriber.dismiss(banned())


def banned() -> RequestRefused:
    return RequestRefused(403, "banned", localized("server.banned"))
