"""What the people who run the server change. Each change is one transaction together with its line in the audit log."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.server.store.schema import audit, contacts, editions, entries, games, orders, restrictions, seat_tokens
from goa.server.store.store import Store
from goa.server.store.upkeep.restrictions import Kind, Restriction
from goa.tables.tokens import digest_of, new_token

AUDIT_LOCK: Final = 7_102_005  # on PostgreSQL: ids of the audit log become visible in their order
SYSTEM: Final = "goa serve"  # the actor of what the server does by itself


class AuditLine(msgspec.Struct, frozen=True):
    """One line of the audit log."""

    id: int
    made: int
    actor: str
    action: str
    game: str | None
    seat: int | None
    details: str


class Administration:
    """Changes by one actor."""

    def __init__(self, store: Store, actor: str, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self._clock = clock
        self.actor = actor[:40]

    @asynccontextmanager
    async def audited(
        self, action: str, game: str | None, seat: int | None = None, details: str = ""
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction that also writes a line of the audit log. Servers read it and act on it."""
        async with self.store.writing() as connection:
            if self.store.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": AUDIT_LOCK})
            yield connection
            line = {"actor": self.actor, "action": action, "game": game, "seat": seat, "details": details}
            await connection.execute(insert(audit).values(made=int(self._clock()), **line))

    async def delete_games(self, ids: Sequence[str], action: str = "delete", details: str = "") -> int:
        """Delete games with everything that belongs to them, and editions that no game uses any more."""
        deleted = 0
        for id in ids:
            async with self.audited(action, id, details=details) as connection:
                edition = await connection.scalar(select(games.c.edition).where(games.c.id == id))
                if edition is None:
                    raise LookupError(f"there is no game {id}")
                await self.store.lock(connection, [edition])  # a new game may bring the same edition
                await connection.execute(delete(games).where(games.c.id == id))
                used = await connection.scalar(select(func.count()).where(games.c.edition == edition))
                if not used:
                    await connection.execute(delete(editions).where(editions.c.digest == edition))
            deleted += 1
        return deleted

    async def reissue_link(self, game: str, seat: int) -> str:
        """A new token for a seat. The old ones no longer open it."""
        token = new_token()
        async with self.audited("reissue", game, seat) as connection:
            await connection.execute(delete(seat_tokens).where(seat_tokens.c.game == game, seat_tokens.c.seat == seat))
            await connection.execute(insert(seat_tokens).values(game=game, seat=seat, digest=digest_of(token)))
            await connection.execute(delete(contacts).where(contacts.c.game == game, contacts.c.seat == seat))
            await connection.execute(delete(orders).where(orders.c.game == game, orders.c.seat == seat))
        return token

    async def restrict(
        self,
        kind: Kind,
        reason: str,
        *,
        until: int | None,
        game: str | None = None,
        seat: int | None = None,
        network: str | None = None,
    ) -> int:
        """Close a table, mute or ban; returns the id of the restriction."""
        values = {"kind": kind, "game": game, "seat": seat, "network": network, "until": until, "reason": reason}
        # The address is in the restriction only: the audit log is kept longer.
        async with self.audited(kind, game, seat, reason) as connection:
            made = await connection.execute(insert(restrictions).values(made=int(self._clock()), **values))
            (id,) = made.inserted_primary_key or (0,)
            return int(id)

    async def lift(self, id: int) -> None:
        """End a restriction."""
        query = select(restrictions).where(restrictions.c.id == id)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise LookupError(f"there is no restriction {id}")
        found = Restriction(*row)
        async with self.audited("lift", found.game, found.seat, f"{found.kind} {id}") as connection:
            await connection.execute(delete(restrictions).where(restrictions.c.id == id))


async def audit_lines(store: Store, *, after: int = 0, game: str | None = None, newest: int = 0) -> list[AuditLine]:
    """Lines after an id, in order; with a number, only the newest."""
    query = select(audit).where(audit.c.id > after)
    if game is not None:
        query = query.where(audit.c.game == game)
    query = query.order_by(audit.c.id.desc()).limit(newest) if newest else query.order_by(audit.c.id)
    async with store.reading() as connection:
        return sorted((AuditLine(*row) for row in await connection.execute(query)), key=lambda line: line.id)


class GameSummary(msgspec.Struct, frozen=True):
    """A line of a list of games."""

    id: str
    made: int
    last: int  # when the last entry was made
    entries: int
    is_over: bool
    names: tuple[str, ...]


async def list_games(store: Store, limit: int, *, only: str = "", since: int = 0) -> list[GameSummary]:
    """The newest games. Only running or finished ones if that is asked for."""
    count = select(func.max(entries.c.number) + 1).where(entries.c.game == games.c.id).scalar_subquery()
    last = select(func.max(entries.c.made)).where(entries.c.game == games.c.id).scalar_subquery()
    columns = (games.c.id, games.c.made, games.c.agreed, games.c.result, count.label("count"), last.label("last"))
    query = select(*columns).where(games.c.made >= since).order_by(games.c.made.desc(), games.c.id).limit(limit)
    if only:
        query = query.where(games.c.result.is_(None) if only == "running" else games.c.result.is_not(None))
    async with store.reading() as connection:
        return [_summary(row) for row in await connection.execute(query)]


def _summary(row: Any) -> GameSummary:
    names = tuple(seat["name"] for seat in msgspec.json.decode(row.agreed)["seats"])
    return GameSummary(row.id, row.made, row.last or row.made, row.count or 0, row.result is not None, names)
