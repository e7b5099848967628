"""While people are away: they are reminded, a bot gets their seat, their link is renewed; and they come back.

People also renew the link of their own seat.
"""

from __future__ import annotations

from goa.server.live.commit import commit
from goa.server.live.live_table import LiveTable, no_such_game
from goa.server.live.table_registry import TableRegistry
from goa.server.store.queries.contacts import called_seats
from goa.tables.timing.absence import hand_over_entries, nudge_entries, reissue_entries, renewal_entries, return_entries
from goa.tables.tokens import digest_of, new_token


async def come_back(registry: TableRegistry, live: LiveTable, seat: int, *, answers: bool = False) -> None:
    """Take the seat back from the bot that plays for it, if there is one. The caller holds the table's lock.

    With `answers`, the person has chosen, and the choice follows.
    """
    while entries := return_entries(live.table, seat, registry.clock.now(), answers=answers):
        await commit(registry, live, entries)


async def nudge(registry: TableRegistry, live: LiveTable, seat: int, absent: int) -> None:
    """Remind the person who is awaited. The caller holds the table's lock."""
    while not await commit(registry, live, nudge_entries(live.table, seat, absent, registry.clock.now())):
        pass


async def hand_over(registry: TableRegistry, live: LiveTable, seat: int, absent: int) -> None:
    """Let a bot play for a person who has been away for long. The caller holds the table's lock."""
    while not await commit(registry, live, hand_over_entries(live.table, seat, absent, registry.clock.now())):
        pass


async def reissue_link(registry: TableRegistry, live: LiveTable, seat: int, absent: int) -> str:
    """A new token for the seat of a person who is away.

    The old ones open nothing, which the person is told once where they
    want to be called. The caller holds the lock.
    """
    while True:
        token = new_token()
        entries = reissue_entries(live.table, seat, absent, registry.clock.now())
        seat_tokens = ((digest_of(token), absent),)
        if await commit(registry, live, entries, seat_tokens=seat_tokens, revoked_seat=absent, tells_contacts=True):
            await registry.refresh_orders(live)
            return token


async def renew_own_link(
    registry: TableRegistry, live: LiveTable, token: str, new: str, kept_marks: tuple[str, ...] = ()
) -> None:
    """Let a new token open the seat in place of all its tokens. The caller holds the table's lock.

    Only addresses and browsers with these marks are still called. A token does not tell who entered them: a person who
    got hold of the link has the same one. So the person who renews it says which are their own.
    """
    while (seat := live.seat_tokens.get(digest_of(token))) is not None:
        entries = renewal_entries(live.table, seat, registry.clock.now())
        seat_tokens = ((digest_of(new), seat),)
        await commit(registry, live, entries, seat_tokens=seat_tokens, revoked_seat=seat, kept_marks=kept_marks)
        live.called = await called_seats(registry.store, live.id)
        await registry.refresh_orders(live)
    if digest_of(new) not in live.seat_tokens:  # another request was faster
        raise no_such_game()
