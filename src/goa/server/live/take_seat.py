"""Sitting down on an open seat."""

from __future__ import annotations

from goa.server.api.auth import Caller
from goa.server.api.requests import TakeSeat
from goa.server.live.submit import write
from goa.server.store.tokens import INVITED, digest_of, new_token, token_from
from goa.tables.errors import Refused, words
from goa.tables.journal import Entry
from goa.tables.table import Table


async def take_seat(caller: Caller, wanted: TakeSeat) -> tuple[int, str]:
    """The seat and its new token; the first who comes has it."""
    if caller.seat != INVITED:
        raise Refused(403, "no invitation", words("server.no_invitation"))
    async with caller.hall.entered(caller.id) as room:
        while True:
            token = token_from(caller.token, wanted.key) if wanted.key else new_token()
            taken = room.doors.get(digest_of(token))
            if taken is not None:
                return taken, token
            seat = _open_seat(room.table, wanted.seat)
            old = room.table.seats[seat]
            colour = _colour(room.table, seat, wanted.colour)
            entry = Entry(room.table.number, "sit", seat, f"{colour} {wanted.name or old.name}")
            if await write(caller.hall, room, (entry,), doors=((digest_of(token), seat),)):
                return seat, token


def _open_seat(table: Table, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise Refused(409, "no open seat", words("server.all_taken"))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused(409, "no open seat", words("server.seat_taken"))
    return wanted


def _colour(table: Table, seat: int, wanted: str) -> str:
    others = {each.colour for number, each in enumerate(table.seats) if number != seat}
    return wanted if wanted and wanted not in others else table.seats[seat].colour
