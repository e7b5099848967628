"""Deletes what is stored about a person, at all tables that their link opens. The game itself stays, without them."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, func, insert, select, update

from goa.server.calls.mail_addresses import mark_of
from goa.server.calls.signed_links import KEY_NAME, new_key
from goa.server.ops.archive import stored_table
from goa.server.store.queries.server_keys import server_key
from goa.server.store.schema import blocked_addresses, chat_lines, contacts, entries, games, notes, orders, seat_tokens
from goa.server.store.upkeep.administration import Administration
from goa.tables.create_game import replacement_level
from goa.tables.tokens import digest_of


async def seats_of_token(administration: Administration, token: str) -> list[tuple[str, int]]:
    """The seats that a token opens: a rematch has the same tokens."""
    query = select(seat_tokens.c.game, seat_tokens.c.seat).where(seat_tokens.c.digest == digest_of(token))
    async with administration.store.reading() as connection:
        return [(row.game, row.seat) for row in await connection.execute(query) if row.seat >= 0]


async def forget_person(administration: Administration, id: str, seat: int) -> None:
    """Delete name, chat, notes, orders, contacts and links of a seat. In a running game a bot takes over."""
    table = await stored_table(administration.store, id)
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise LookupError(f"no person has seat {seat + 1} of {id}")
    neutral = table.seats[seat].colour.capitalize()
    config = table.game.config
    seats = tuple(
        msgspec.structs.replace(each, name=each.colour.capitalize()) if number == seat else each
        for number, each in enumerate(config.seats)
    )
    agreed = msgspec.json.encode(msgspec.structs.replace(config, seats=seats)).decode()
    async with administration.audited("forget", id, seat) as connection:
        await administration.store.lock(connection, [id])
        await connection.execute(update(games).where(games.c.id == id).values(agreed=agreed))
        sat_down = (entries.c.game == id) & (entries.c.seat == seat) & (entries.c.kind == "sit")
        new_text = f"{table.seats[seat].colour} {neutral}"
        await connection.execute(update(entries).where(sat_down).values(text=new_text))
        for what in (chat_lines, notes, orders, contacts, seat_tokens):
            await connection.execute(delete(what).where(what.c.game == id, what.c.seat == seat))
        if not table.is_over and table.seats[seat].kind == "human":
            own = entries.c.game == id
            number = await connection.scalar(select(func.coalesce(func.max(entries.c.number), -1) + 1).where(own))
            row = {"number": number, "kind": "resign", "seat": seat, "text": replacement_level(), "part": 0}
            await connection.execute(insert(entries).values(game=id, made=int(time.time()), **row))


async def forget_address(administration: Administration, address: str) -> int:
    """Delete a mail address at all tables; returns at how many. The audit log does not name it."""
    mark = await _mark(administration, address)
    own = (contacts.c.mark == mark) & (contacts.c.kind == "mail")
    async with administration.audited("forget address", None) as connection:
        return (await connection.execute(delete(contacts).where(own))).rowcount


async def unblock_address(administration: Administration, address: str) -> bool:
    """Let an address be entered again; false if it was not blocked."""
    mark = await _mark(administration, address)
    async with administration.audited("unblock", None) as connection:
        removed = await connection.execute(delete(blocked_addresses).where(blocked_addresses.c.mark == mark))
        return removed.rowcount > 0


async def _mark(administration: Administration, address: str) -> str:
    key = await server_key(administration.store, KEY_NAME, new_key)
    return mark_of(address, bytes.fromhex(key))
