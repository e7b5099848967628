"""Commits to a table's journal, then publishes. Every change of a table goes through here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from goa.server.limits.account import current_account
from goa.server.live.live_table import LiveTable, no_such_game
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.metrics import CHOICES
from goa.server.store.database_errors import DatabaseUnavailable
from goa.tables.choosing.submit import propose, stale
from goa.tables.journal import Append, Entry, NewRematch, SeatTokens, Turn
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.review.records import result_of
from goa.tables.table import Table
from goa.tables.timing.clocks import look_again_at

BOT_CHOICES: Final = CHOICES.labels("bot")
HUMAN_CHOICES: Final = CHOICES.labels("human")


class Submitted(msgspec.Struct, frozen=True, gc=False):
    """What a request stored, at whatever time it first came."""

    number: int  # of entries, its own included
    chosen: tuple[str, ...]
    table: Table
    is_repeated: bool = False


async def submit(
    registry: TableRegistry,
    live: LiveTable,
    seat: int,
    after: int,
    texts: Sequence[str],
    key: str | None = None,
    language: str = "en",
    order: int | None = None,
) -> Submitted:
    """Make these choices, all or none; with an order, only if that is still open. The caller holds the table's lock."""
    table = live.table
    if not table.is_current(after):
        return await _repeated_or_stale(registry, live, seat, texts, key, language)
    proposal = propose(table, seat, texts, language, key, now=registry.clock.now())
    result = result_of(proposal.table.state) if proposal.table.is_over else None
    if not await commit(registry, live, proposal.entries, applied=proposal.table, result=result, order=order):
        return await _repeated_or_stale(registry, live, seat, texts, key, language)
    is_bot = table.seats[seat].kind == "bot"
    if not is_bot:
        live.account = current_account.get() or live.account
    (BOT_CHOICES if is_bot else HUMAN_CHOICES).inc(len(texts))
    return Submitted(table.number, proposal.chosen, table)


async def commit(
    registry: TableRegistry,
    live: LiveTable,
    entries: tuple[Entry, ...],
    *,
    applied: Table | None = None,
    result: str | None = None,
    seat_tokens: SeatTokens = (),
    revoked_seat: int | None = None,
    uncalled_seat: int | None = None,
    kept_marks: tuple[str, ...] = (),
    rematch: NewRematch | None = None,
    order: int | None = None,
    tells_contacts: bool = False,
) -> bool:
    """Store, then publish; false if another process or an earlier request with the same key came first.

    Also false if the entries carry out an order that is no longer open. Entries that the database refuses for any
    other reason raise DatabaseUnavailable. If the links of a seat are revoked, or it is left for good, its contacts are
    deleted, except those whose mark is in `kept_marks`; with `tells_contacts` they are told first. If the entries have
    been applied to a copy of the table already, the table becomes that copy.
    """
    table = live.table
    uncalled_seat = revoked_seat if uncalled_seat is None else uncalled_seat
    registry.moderation.require_open(live.id)
    now = int(registry.clock.now())
    if applied is None:  # what was applied has its time already
        entries = tuple([entry if entry.made else msgspec.structs.replace(entry, made=now) for entry in entries])
    may_call = bool(live.called) or (registry.store.is_postgres and registry.settings.offers_calls)
    if applied is None and (may_call or table.game.config.clock is not None):
        applied = table.copy()
        applied.apply_entries(entries)
    alarm = None if applied is None else look_again_at(applied, now)
    turn = _turn(registry, live, applied, entries, now) if may_call and applied is not None else None
    stored_with = (seat_tokens, result, revoked_seat, alarm, order, turn, uncalled_seat, kept_marks, rematch)
    append = Append(table.game.id, entries, *stored_with, tells_contacts)
    if await registry.writer.append(append):
        if applied is None:
            table.apply_entries(entries)
        else:
            table.become(applied)
        live.publish()
        if seat_tokens or revoked_seat is not None:
            kept = {digest: seat for digest, seat in live.seat_tokens.items() if seat != revoked_seat}
            live.take_tokens({**kept, **dict(seat_tokens)})
        if uncalled_seat is not None and not kept_marks:
            live.called -= {uncalled_seat}
        if alarm is not None:
            registry.on_alarm(alarm)
        if turn is not None:
            registry.on_call(turn.due)
        if tells_contacts:
            registry.on_call(now)
        registry.on_change(live, True)
        return True
    if await registry.refresh(live):
        return False
    await _require_stored(registry, live)
    if order is None and entries[0].key is None:  # nobody came first, so trying again would never end
        raise DatabaseUnavailable("an entry was refused, although no other one came first")
    return False


@asynccontextmanager
async def beside_journal(registry: TableRegistry, live: LiveTable) -> AsyncIterator[None]:
    """Around writing what belongs to a game beside its journal. A game that was deleted meanwhile is answered 404."""
    try:
        yield
    except IntegrityError:
        await _require_stored(registry, live)
        raise


async def _require_stored(registry: TableRegistry, live: LiveTable) -> None:
    if not await registry.store.has_game(live.id):
        registry.discard(live, no_such_game())
        raise no_such_game()


def _turn(registry: TableRegistry, live: LiveTable, after: Table, entries: tuple[Entry, ...], now: int) -> Turn | None:
    """Whom to call after these entries; none if they change nothing for anybody who wants to be called."""
    awaited, before = after.clocks.seat, live.table.clocks.seat
    is_nudge = entries[-1].kind == "nudge"
    if awaited == before and not is_nudge:
        return None
    if not registry.store.is_postgres and not live.called & {awaited, before}:
        return None  # on PostgreSQL another process may know of somebody
    return Turn(awaited, now, now if is_nudge else now + registry.settings.call_seconds, is_nudge)


async def _repeated_or_stale(
    registry: TableRegistry, live: LiveTable, seat: int, texts: Sequence[str], key: str | None, language: str
) -> Submitted:
    """The first answer to a request that came before with this key; a request that did not is stale."""
    entries = [] if key is None else await registry.store.entries_of_key(live.id, seat, key)
    if not entries:
        raise stale(live.views, seat, language)
    if [entry.text for entry in entries] != [" ".join(text.lower().split()) for text in texts]:
        sentence = "This key was used for another request; every request needs its own."
        raise RequestRefused(422, "key used before", sentence)
    number = entries[-1].number + 1
    table = (await registry.views_at(live, number, is_locked=True)).table
    return Submitted(number, tuple(entry.text for entry in entries), table, is_repeated=True)
