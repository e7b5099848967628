"""Devices in the database: links that take seats to another browser, and the tokens that came of them.

Each token of a device names the token that it was derived from. The holder of an earlier token may revoke a later one,
never the other way round. A rematch copies its tokens with their origin, so digests are compared across games.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, delete, exists, func, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.server.store.notifications import TOKENS
from goa.server.store.schema import contacts, device_sources, devices, seat_tokens
from goa.server.store.store import Store
from goa.tables.game_config import new_id
from goa.tables.tokens import device_token, digest_of

LINK_SECONDS: Final = 3600  # for which a link can be used
MOST_DEVICES: Final = 20  # made with one token, unused links included
MOST_OF_SEAT: Final = 60  # made with all its tokens: those of devices make more of them

TokenKey = tuple[str, str]  # game, and digest of a token


class Device(msgspec.Struct, frozen=True):
    """A device that came by a link, or a link that has not been used."""

    id: str
    name: str
    made: int  # the link
    expires: int  # the link
    redeemed: int | None
    games: int  # that it has seats in


class BroughtSeat(msgspec.Struct, frozen=True):
    """A seat with the token that a device got for it."""

    game: str
    seat: int
    token: str


async def known_seats(store: Store, tokens: Collection[TokenKey]) -> dict[TokenKey, int]:
    """The seat that each of these tokens opens. Those that open nothing are left out."""
    columns = (seat_tokens.c.game, seat_tokens.c.digest)
    query = select(*columns, seat_tokens.c.seat).where(tuple_(*columns).in_(list(tokens)))
    async with store.reading() as connection:
        return {(row.game, row.digest): row.seat for row in await connection.execute(query)}


async def is_derived(store: Store, game: str, digest: str) -> bool:
    """Whether a device got this token by a link."""
    query = select(seat_tokens.c.source).where(seat_tokens.c.game == game, seat_tokens.c.digest == digest)
    async with store.reading() as connection:
        return await connection.scalar(query) is not None


async def games_of_token(store: Store, digest: str) -> list[str]:
    """The games that a token opens: a rematch has the same tokens."""
    async with store.reading() as connection:
        return list(await connection.scalars(select(seat_tokens.c.game).where(seat_tokens.c.digest == digest)))


async def add_link(store: Store, secret: str, sources: Sequence[TokenKey], now: int) -> str | None:
    """Store a link to take these seats along; its id, or none if too many were made with a token or for a seat."""
    id = new_id()
    of_sources = tuple_(device_sources.c.game, device_sources.c.digest).in_(list(sources))
    count = select(func.count()).where(of_sources).group_by(device_sources.c.game, device_sources.c.digest)
    async with store.writing() as connection:
        await store.lock(connection, sorted({game for game, _ in sources}))
        await connection.execute(delete(devices).where(devices.c.redeemed.is_(None), devices.c.expires <= now))
        if max(await connection.scalars(count), default=0) >= MOST_DEVICES:
            return None
        if max(await connection.scalars(_links_of_seats(sources)), default=0) >= MOST_OF_SEAT:
            return None
        row = {"id": id, "secret": digest_of(secret), "name": "", "made": now, "expires": now + LINK_SECONDS}
        await connection.execute(insert(devices).values(**row))
        rows = [{"device": id, "game": game, "digest": digest} for game, digest in sources]
        await connection.execute(insert(device_sources), rows)
    return id


async def redeem_link(store: Store, secret: str, key: str, name: str, now: int) -> list[BroughtSeat] | None:
    """Use a link: new tokens for its seats, or none if it cannot be used. The first request wins.

    The same request, with the same key, gets the same tokens again: its answer may have been lost.
    """
    is_link = devices.c.secret == digest_of(secret)
    async with store.writing() as connection:
        games = {source.game for source in await _sources(connection, is_link)}
        await store.lock(connection, sorted(games))
        unused = (is_link, devices.c.redeemed.is_(None), devices.c.expires > now)
        is_first = (
            await connection.execute(update(devices).where(*unused).values(redeemed=now, name=name))
        ).rowcount == 1
        # Read again: a seat may have got a new link before the lock was held.
        sources = {(source.game, source.seat): source for source in await _sources(connection, is_link)}
        brought = [BroughtSeat(*at, device_token(secret, key, *at)) for at in sources]
        if is_first:
            rows = [
                {"game": each.game, "digest": digest_of(each.token), "seat": each.seat, **_origin(source)}
                for each, source in zip(brought, sources.values(), strict=True)
            ]
            if rows:
                await connection.execute(insert(seat_tokens), rows)
            await store.notify(connection, dict.fromkeys(games, TOKENS))
            return brought or None
        digests = [digest_of(each.token) for each in brought]
        known = select(seat_tokens.c.game, seat_tokens.c.digest).where(seat_tokens.c.digest.in_(digests))
        stored = {(row.game, row.digest) for row in await connection.execute(known)}
        is_unexpired = await connection.scalar(select(devices.c.expires).where(is_link, devices.c.expires > now))
        again = [each for each in brought if is_unexpired and (each.game, digest_of(each.token)) in stored]
        return again or None


async def devices_of(store: Store, own: Collection[str], now: int) -> list[Device]:
    """Devices that have tokens derived from these, however indirectly, and unused links that were made with these."""
    async with store.reading() as connection:
        derived = await _derived(connection, own)
        games: dict[str, set[str]] = {}
        for row in derived:
            games.setdefault(row.device, set()).add(row.game)
        is_unused = (devices.c.redeemed.is_(None)) & (devices.c.expires > now)
        made = select(device_sources.c.device).where(device_sources.c.digest.in_(own))
        query = select(devices).where(devices.c.id.in_(games) | (is_unused & devices.c.id.in_(made)))
        rows = await connection.execute(query.order_by(devices.c.made, devices.c.id))
        return [
            Device(row.id, row.name, row.made, row.expires, row.redeemed, len(games.get(row.id, ()))) for row in rows
        ]


async def revoke_device(store: Store, own: Collection[str], id: str) -> set[str] | None:
    """Delete an unused link, or the tokens that a device derived from the caller's own, and all derived from those.

    Contacts that were entered with a deleted token are deleted too, and unused links that were made with one.
    Returns the games concerned, or None if there was nothing to delete.
    """
    async with store.writing() as connection:
        if await _revoke_link(connection, own, id):
            return set()
        await store.lock(connection, sorted({row.game for row in await _revoked(connection, own, id)}))
        # Read again: the device may have passed its seats on before the lock was held.
        revoked = await _revoked(connection, own, id)
        if not revoked:
            return None
        digests, games = {row.digest for row in revoked}, {row.game for row in revoked}
        made = select(device_sources.c.device).where(device_sources.c.digest.in_(digests))
        concerned = {row.device for row in revoked} | set(await connection.scalars(made))
        await connection.execute(delete(seat_tokens).where(seat_tokens.c.digest.in_(digests)))
        await connection.execute(delete(contacts).where(contacts.c.token.in_(digests)))  # it is no longer called
        await delete_spent_devices(connection, concerned)
        await store.notify(connection, dict.fromkeys(games, TOKENS))
        return games


async def delete_spent_devices(connection: AsyncConnection, only: Collection[str] | None = None) -> None:
    """Delete devices without a token, and links that bring nothing; of these ids, or of all."""
    has_token = exists().where(seat_tokens.c.device == devices.c.id)
    has_source = exists().where(device_sources.c.device == devices.c.id)
    is_spent = (devices.c.redeemed.is_not(None) & ~has_token) | (devices.c.redeemed.is_(None) & ~has_source)
    query = delete(devices).where(is_spent)
    await connection.execute(query if only is None else query.where(devices.c.id.in_(only)))


async def _sources(connection: AsyncConnection, is_link: Any) -> Sequence[Any]:
    """The tokens that a link was made with and that are still valid, with their seats."""
    same = (seat_tokens.c.game == device_sources.c.game) & (seat_tokens.c.digest == device_sources.c.digest)
    joined = devices.join(device_sources, device_sources.c.device == devices.c.id).join(seat_tokens, same)
    columns = (device_sources.c.device, seat_tokens.c.game, seat_tokens.c.digest, seat_tokens.c.seat)
    query = select(*columns).select_from(joined).where(is_link)
    return (await connection.execute(query.order_by(seat_tokens.c.game, seat_tokens.c.seat))).all()


def _links_of_seats(sources: Sequence[TokenKey]) -> Select[int]:
    """How many links were made for the seat of each of these tokens, with any of its tokens."""
    own, every = seat_tokens.alias(), seat_tokens.alias()
    same_seat = (every.c.game == own.c.game) & (every.c.seat == own.c.seat)
    made_with = (device_sources.c.game == every.c.game) & (device_sources.c.digest == every.c.digest)
    query = select(func.count()).select_from(own.join(every, same_seat).join(device_sources, made_with))
    return query.where(tuple_(own.c.game, own.c.digest).in_(list(sources))).group_by(own.c.game, own.c.digest)


def _origin(source: Any) -> dict[str, str]:
    return {"source": source.digest, "device": source.device}


async def _derived(connection: AsyncConnection, digests: Iterable[str]) -> list[Any]:
    """The tokens that derive from these, however indirectly."""
    columns = (seat_tokens.c.game, seat_tokens.c.digest, seat_tokens.c.device)
    found: list[Any] = []
    seen, latest = set(digests), set(digests)
    while latest:
        rows = (await connection.execute(select(*columns).where(seat_tokens.c.source.in_(latest)))).all()
        found += rows
        latest = {row.digest for row in rows} - seen
        seen |= latest
    return found


async def _revoked(connection: AsyncConnection, own: Collection[str], id: str) -> list[Any]:
    """The tokens of a device that derive from these, and all that derive from them."""
    of_device = [row for row in await _derived(connection, own) if row.device == id]
    return [*of_device, *await _derived(connection, {row.digest for row in of_device})]


async def _revoke_link(connection: AsyncConnection, own: Collection[str], id: str) -> bool:
    made = select(device_sources.c.device).where(device_sources.c.digest.in_(own))
    unused = (devices.c.id == id, devices.c.redeemed.is_(None), devices.c.id.in_(made))
    return (await connection.execute(delete(devices).where(*unused))).rowcount > 0
