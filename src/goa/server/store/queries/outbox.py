"""The outbox: notices that wait to be sent. They are written in the transaction of the entry that they follow from.

A process that sends a notice moves the time when it is due into the future. If the process ends meanwhile, the notice
is due again after that time, and another process sends it with the same id.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.server.store.schema import contacts, notices
from goa.tables.journal import Append, Turn

if TYPE_CHECKING:
    from goa.server.store.store import Store

NoticeKind = Literal["turn", "nudge", "confirm", "reissue"]
NoticeStatus = Literal["waiting", "sent", "passed", "failed"]
Lane = Literal["mail", "push", "slow push"]

ID_BYTES: Final = 16
LEASE_SECONDS: Final = 120  # longer than sending a notice may take
MOST_TRIES: Final = 9
ABOUT_TURNS: Final = ("turn", "nudge")
FORMER_SEAT: Final = -3  # of contacts whose seat got a new link: they are told so, and then deleted


class Notice(msgspec.Struct, frozen=True):
    """A notice with everything that is needed to send it."""

    id: str
    kind: NoticeKind
    game: str
    tries: int  # this one included
    contact: str
    channel: Literal["mail", "push"]
    seat: int
    address: str
    public_key: str
    auth: str
    mark: str
    language: str


COLUMNS: Final = (
    notices.c.id, notices.c.kind, notices.c.game, notices.c.tries, notices.c.contact, contacts.c.kind,
    contacts.c.seat, contacts.c.address, contacts.c.public_key, contacts.c.auth, contacts.c.mark, contacts.c.language,
)  # fmt: skip
LANES: Final[dict[Lane, ColumnElement[bool]]] = {
    "mail": contacts.c.kind == "mail",
    "push": and_(contacts.c.kind == "push", contacts.c.failures == 0),
    "slow push": and_(contacts.c.kind == "push", contacts.c.failures > 0),
}


def new_notice(contact: str, game: str, kind: NoticeKind, made: float, due: float) -> dict[str, Any]:
    """A row of the outbox."""
    times = {"made": int(made), "due": int(due)}
    id = secrets.token_urlsafe(ID_BYTES)
    return {"id": id, "contact": contact, "game": game, "kind": kind, "status": "waiting", "tries": 0, **times}


async def write_notices(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(insert(notices), list(rows))


async def write_turn(connection: AsyncConnection, game: str, turn: Turn) -> None:
    """Call the person whose turn it is. Notices of the turn before are void; a reminder voids nothing."""
    if not turn.is_nudge:
        waiting = and_(notices.c.game == game, notices.c.status == "waiting", notices.c.kind.in_(ABOUT_TURNS))
        await connection.execute(update(notices).where(waiting).values(status="passed"))
    if turn.seat >= 0:
        of_seat = and_(contacts.c.game == game, contacts.c.seat == turn.seat, contacts.c.status == "active")
        ids = list(await connection.scalars(select(contacts.c.id).where(of_seat)))
        kind: NoticeKind = "nudge" if turn.is_nudge else "turn"
        await write_notices(connection, [new_notice(id, game, kind, turn.made, turn.due) for id in ids])


async def claim_notices(store: Store, lane: Lane, most: int, now: float) -> list[Notice]:
    """Notices that are due, for this process alone. Those that were tried too often fail."""
    is_due = and_(notices.c.status == "waiting", notices.c.due <= int(now))
    async with store.writing() as connection:
        given_up = and_(is_due, notices.c.tries >= MOST_TRIES)
        await connection.execute(update(notices).where(given_up).values(status="failed"))
        query = select(notices.c.id).join(contacts, contacts.c.id == notices.c.contact).where(is_due, LANES[lane])
        query = query.order_by(notices.c.due, notices.c.id).limit(most)
        ids = list(await connection.scalars(query.with_for_update(skip_locked=True, of=notices)))
        if not ids:
            return []
        lease = {"due": int(now) + LEASE_SECONDS, "tries": notices.c.tries + 1}
        await connection.execute(update(notices).where(notices.c.id.in_(ids)).values(lease))
        joined = select(*COLUMNS).join(contacts, contacts.c.id == notices.c.contact)
        rows = await connection.execute(joined.where(notices.c.id.in_(ids)))
        return [Notice(*tuple(row)) for row in rows]


async def next_due(store: Store, lanes: Sequence[Lane]) -> int | None:
    """When the first notice of these lanes is due; it may be now."""
    query = select(func.min(notices.c.due)).join(contacts, contacts.c.id == notices.c.contact)
    is_in_lane = LANES[lanes[0]]
    for lane in lanes[1:]:
        is_in_lane |= LANES[lane]
    async with store.reading() as connection:
        found: int | None = await connection.scalar(query.where(notices.c.status == "waiting", is_in_lane))
        return found


async def finish_notice(store: Store, notice: Notice, status: NoticeStatus) -> None:
    """The notice is sent, not needed, or cannot be sent. One that was voided meanwhile counts as sent all the same."""
    async with store.writing() as connection:
        await connection.execute(update(notices).where(notices.c.id == notice.id).values(status=status))
        if status in ("sent", "failed"):
            failures = 0 if status == "sent" else contacts.c.failures + 1
            own = contacts.c.id == notice.contact
            await connection.execute(update(contacts).where(own).values(failures=failures))
            await connection.execute(delete(contacts).where(own, contacts.c.seat == FORMER_SEAT))


async def postpone_notice(store: Store, notice: Notice, due: float, *, has_failed: bool) -> None:
    """Try again later. If nothing was tried, it does not count as a try."""
    waiting = and_(notices.c.id == notice.id, notices.c.status == "waiting")
    async with store.writing() as connection:
        tries = notices.c.tries if has_failed else notices.c.tries - 1
        await connection.execute(update(notices).where(waiting).values(due=int(due), tries=tries))
        if has_failed:
            own = contacts.c.id == notice.contact
            await connection.execute(update(contacts).where(own).values(failures=contacts.c.failures + 1))


async def drop_contacts(connection: AsyncConnection, append: Append) -> None:
    """Forget how a seat is called, together with its notices. What the person keeps belongs to their new token."""
    of_seat = and_(contacts.c.game == append.game, contacts.c.seat == append.uncalled_seat)
    if append.tells_contacts:
        await _tell_contacts(connection, append, and_(of_seat, contacts.c.status == "active"))
    await connection.execute(delete(contacts).where(of_seat, contacts.c.mark.not_in(append.kept_marks)))
    for digest, _ in append.seat_tokens:
        await connection.execute(update(contacts).where(of_seat).values(token=digest))


async def _tell_contacts(connection: AsyncConnection, append: Append, own: ColumnElement[bool]) -> None:
    """Take contacts off their seat, whose new holder neither sees nor removes them, and write each a last notice."""
    rows = (await connection.execute(select(contacts.c.id, contacts.c.mark).where(own))).all()
    if not rows:
        return
    ids, made = [row.id for row in rows], append.entries[-1].made
    of_former = and_(contacts.c.game == append.game, contacts.c.seat == FORMER_SEAT)
    await connection.execute(delete(contacts).where(of_former, contacts.c.mark.in_([row.mark for row in rows])))
    waiting = and_(notices.c.contact.in_(ids), notices.c.status == "waiting")
    await connection.execute(update(notices).where(waiting).values(status="passed"))
    await connection.execute(update(contacts).where(contacts.c.id.in_(ids)).values(seat=FORMER_SEAT, token=None))
    await write_notices(connection, [new_notice(id, append.game, "reissue", made, made) for id in ids])


async def drop_contact(store: Store, notice: Notice) -> None:
    """The browser is no longer subscribed: forget it together with its notices."""
    async with store.writing() as connection:
        await connection.execute(delete(contacts).where(contacts.c.id == notice.contact))


async def count_notices(store: Store) -> dict[tuple[str, str], int]:
    """How many notices there are of each kind of contact and status."""
    query = select(contacts.c.kind, notices.c.status, func.count()).join(contacts, contacts.c.id == notices.c.contact)
    async with store.reading() as connection:
        rows = await connection.execute(query.group_by(contacts.c.kind, notices.c.status))
        return {(row[0], row[1]): row[2] for row in rows}
