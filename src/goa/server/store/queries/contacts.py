"""How people are called: their mail addresses and browsers, by seat. A seat has one mail address and a few browsers."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.server.store.notifications import CALLS
from goa.server.store.queries.outbox import new_notice, write_notices
from goa.server.store.schema import blocked_addresses, contacts
from goa.tables.journal import NewRematch

if TYPE_CHECKING:
    from goa.server.store.store import Store

ContactKind = Literal["mail", "push"]
ContactStatus = Literal["unconfirmed", "active"]

ID_BYTES: Final = 16
MOST_BROWSERS: Final = 5  # of one seat; the oldest is dropped
SECONDS_TO_CONFIRM: Final = 86400


class Contact(msgspec.Struct, frozen=True):
    """One way to reach the person at a seat."""

    id: str
    game: str
    seat: int
    kind: ContactKind
    address: str
    public_key: str
    auth: str
    mark: str
    language: str
    status: ContactStatus
    failures: int
    made: int
    token: str | None = None  # digest of the token with which it was entered


COLUMNS: Final = tuple(contacts.c[name] for name in Contact.__struct_fields__)


def new_contact_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


async def contacts_of(store: Store, game: str, seat: int) -> list[Contact]:
    """The contacts of a seat, oldest first."""
    return await _read(store, _of_seat(game, seat))


async def contact_by_id(store: Store, id: str) -> Contact | None:
    found = await _read(store, contacts.c.id == id)
    return found[0] if found else None


async def marks_of(store: Store, game: str, seat: int, ids: Collection[str]) -> tuple[str, ...]:
    """The marks of these contacts of a seat. Rematches have the same contacts under other ids."""
    return tuple(each.mark for each in await contacts_of(store, game, seat) if each.id in ids)


async def called_seats(store: Store, game: str) -> frozenset[int]:
    """The seats of a game whose people want to be called."""
    is_called = and_(contacts.c.seat >= 0, contacts.c.status == "active")
    query = select(contacts.c.seat).where(contacts.c.game == game, is_called)
    async with store.reading() as connection:
        return frozenset(await connection.scalars(query))


async def is_blocked(connection: AsyncConnection, mark: str) -> bool:
    query = select(blocked_addresses.c.mark).where(blocked_addresses.c.mark == mark)
    return await connection.scalar(query) is not None


async def add_mail_contact(store: Store, connection: AsyncConnection, contact: Contact, *, is_sent: bool) -> None:
    """Store an address in place of the one that the seat had, with the mail that asks for its confirmation."""
    same = and_(_of_seat(contact.game, contact.seat), contacts.c.kind == "mail")
    await connection.execute(delete(contacts).where(same))
    await connection.execute(insert(contacts).values(**msgspec.structs.asdict(contact)))
    if is_sent:
        asking = new_notice(contact.id, contact.game, "confirm", contact.made, contact.made)
        await write_notices(connection, [asking])
    await store.notify(connection, {contact.game: CALLS})


async def add_push_contact(store: Store, contact: Contact) -> None:
    """Store a browser; if it is known already, its new keys. A notice that waits for it is sent with these."""
    same = and_(_of_seat(contact.game, contact.seat), contacts.c.kind == "push")
    changed = {
        name: getattr(contact, name) for name in ("address", "public_key", "auth", "language", "failures", "token")
    }
    async with store.writing() as connection:
        await store.lock(connection, [contact.game])
        known = update(contacts).where(same, contacts.c.mark == contact.mark).values(changed)
        if not (await connection.execute(known)).rowcount:
            newest_first = select(contacts.c.id).where(same).order_by(contacts.c.made.desc(), contacts.c.id)
            dropped = list(await connection.scalars(newest_first.offset(MOST_BROWSERS - 1)))
            await connection.execute(delete(contacts).where(contacts.c.id.in_(dropped)))
            await connection.execute(insert(contacts).values(**msgspec.structs.asdict(contact)))
        await store.notify(connection, {contact.game: CALLS})


async def confirm_contact(store: Store, contact: Contact, now: float) -> bool:
    """Whether the address is confirmed now, or was before. The link is too old after a day."""
    is_new = and_(contacts.c.status == "unconfirmed", contacts.c.made > int(now) - SECONDS_TO_CONFIRM)
    async with store.writing() as connection:
        await store.lock(connection, [contact.game])
        await connection.execute(update(contacts).where(contacts.c.id == contact.id, is_new).values(status="active"))
        await store.notify(connection, {contact.game: CALLS})
        return await connection.scalar(select(contacts.c.status).where(contacts.c.id == contact.id)) == "active"


async def delete_contact(store: Store, game: str, seat: int, id: str) -> bool:
    """Delete a contact of this seat; false if it has none with this id."""
    async with store.writing() as connection:
        await store.lock(connection, [game])
        deleted = await connection.execute(delete(contacts).where(_of_seat(game, seat), contacts.c.id == id))
        await store.notify(connection, {game: CALLS})
        return deleted.rowcount > 0


async def delete_address(store: Store, mark: str, blocked_at: float | None = None) -> list[str]:
    """Delete a mail address at all tables; with a time, nobody can enter it again. Returns the games."""
    own = and_(contacts.c.mark == mark, contacts.c.kind == "mail")
    async with store.writing() as connection:
        await store.lock(connection, [mark])
        games = list(await connection.scalars(select(contacts.c.game).where(own).distinct()))
        await connection.execute(delete(contacts).where(own))
        if blocked_at is not None and not await is_blocked(connection, mark):
            await connection.execute(insert(blocked_addresses).values(mark=mark, made=int(blocked_at)))
        if games:
            await store.notify(connection, dict.fromkeys(games, CALLS))
        return games


async def copy_contacts(connection: AsyncConnection, game: str, rematch: NewRematch) -> None:
    """The people of a game are called at its rematch too; the person who begins it is called first."""
    own = and_(contacts.c.game == game, contacts.c.seat >= 0, contacts.c.status == "active")
    id, now = rematch.game.id, rematch.made
    rows = (await connection.execute(select(*COLUMNS).where(own))).mappings().all()
    copies: list[dict[str, Any]] = [{**row, "id": new_contact_id(), "game": id, "made": now} for row in rows]
    if copies:
        await connection.execute(insert(contacts), copies)
        called = [copy["id"] for copy in copies if copy["seat"] == rematch.first]
        await write_notices(connection, [new_notice(each, id, "turn", now, rematch.due) for each in called])


async def count_contacts(store: Store) -> dict[tuple[str, str], int]:
    """How many contacts there are of each kind and status."""
    query = select(contacts.c.kind, contacts.c.status, func.count()).group_by(contacts.c.kind, contacts.c.status)
    async with store.reading() as connection:
        return {(row[0], row[1]): row[2] for row in await connection.execute(query)}


async def _read(store: Store, which: ColumnElement[bool]) -> list[Contact]:
    query = select(*COLUMNS).where(which).order_by(contacts.c.made, contacts.c.id)
    async with store.reading() as connection:
        return [Contact(*row) for row in await connection.execute(query)]


def _of_seat(game: str, seat: int) -> ColumnElement[bool]:
    return and_(contacts.c.game == game, contacts.c.seat == seat)
