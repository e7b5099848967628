"""Whether every turn of bench/month/month.py had its notice: from the journals, the outbox, and what reached people."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from bench.month.month_calls import Arrival
from bench.month.month_people import HOUR, MINUTE
from bench.month.month_screens import Look
from bench.month.month_tables import CalledSeat, MonthTable
from sqlalchemy import and_, func, select

from goa.server.store.queries.outbox import LEASE_SECONDS
from goa.server.store.schema import notices
from goa.server.store.store import Store
from goa.tables.journal import Entry
from goa.tables.table import Table

# A turn that lasts longer has its notice: half a minute, what happens at once, failures, a kill.
LONGEST_UNTIL: Final = {"push": 40 * MINUTE, "mail": HOUR + 40 * MINUTE}
LONGEST_UNTRIED: Final = MINUTE  # of a push: mails wait until an hour is over
SECONDS_BETWEEN_LOOKS: Final = 0.02
DOUBT: Final = 5  # seconds between an entry and its notice
# About when a look ended: the server asks once a minute, and others are told within seconds, in which hours may pass.
DOUBT_OF_LOOKS: Final = HOUR
DOUBT_OF_OTHERS: Final = 12 * HOUR


class Row(NamedTuple):
    """A notice as the outbox has it."""

    id: str
    contact: str
    kind: str
    status: str
    made: int
    tries: int = 1


class SeatTurn(NamedTuple):
    """A person was awaited, from one entry until another."""

    seat: int
    entry: int
    start: int
    end: int
    looked: float = 0  # seconds of it, for which they had the table on a screen: a notice waits as long


@dataclass
class Outbox:
    """The rows of the outbox. The server deletes them after a while, so they are read now and then."""

    store: Store
    rows: dict[str, Row] = field(default_factory=dict)
    abandoned: set[tuple[str, int]] = field(default_factory=set)  # id and try, by a server that was killed

    async def next_due(self) -> int | None:
        """When the next notice is due."""
        query = select(func.min(notices.c.due)).where(notices.c.status == "waiting")
        async with self.store.reading() as connection:
            due: int | None = await connection.scalar(query)
            return due

    async def until_tried(self, now: Callable[[], float], on_delay: Callable[[], None]) -> None:
        """Wait until no notice is due; tell of every second of real time that it takes."""
        began = time.monotonic()
        while True:
            due = await self.next_due()
            if due is None or due > now():
                return
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            if time.monotonic() > began + 1:
                began = time.monotonic()
                on_delay()

    async def until_sent(self, moments: Collection[int], seconds: Callable[[], float]) -> None:
        """Wait until the servers have finished the notices that they took at these moments, unless they were killed."""
        leases = [moment + LEASE_SECONDS for moment in moments]
        is_taken = and_(notices.c.status == "waiting", notices.c.tries > 0, notices.c.due.in_(leases))
        began = time.monotonic()
        while True:
            async with self.store.reading() as connection:
                taken = await connection.execute(select(notices.c.id, notices.c.tries).where(is_taken))
                under_way = {(row.id, row.tries) for row in taken} - self.abandoned
            if time.monotonic() > began + seconds():
                self.abandoned |= under_way
            if not under_way:
                return
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def read(self) -> None:
        columns = (notices.c.id, notices.c.contact, notices.c.kind, notices.c.status, notices.c.made, notices.c.tries)
        async with self.store.reading() as connection:
            self.rows |= {row.id: Row(*row) for row in await connection.execute(select(*columns))}


def turns_of(table: Table, entries: Sequence[Entry]) -> list[SeatTurn]:
    """Every turn of a journal that is over. The table is as it was before the first entry."""
    found: list[SeatTurn] = []
    seat, number, start = table.clocks.seat, -1, table.clocks.since
    for entry in entries:
        table.apply_entries((entry,))
        if table.clocks.seat != seat:
            if seat >= 0:
                found.append(SeatTurn(seat, number, start, entry.made))
            seat, number, start = table.clocks.seat, entry.number, entry.made
    return found


def with_looks(turn: SeatTurn, looks: Iterable[Look], doubt: float) -> SeatTurn:
    """The turn with the seconds for which its notice may have waited."""
    looked = sum(look.within(turn.start, turn.end) for look in looks if look.seat == turn.seat)
    return turn._replace(looked=looked + doubt if looked else 0)


def notice_problems(called: Iterable[tuple[CalledSeat, list[SeatTurn]]], rows: Iterable[Row]) -> list[str]:
    """Turns without a notice, notices without a turn, and notices that ended otherwise than sent or too late."""
    by_contact: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if row.kind == "turn":
            by_contact[row.contact].append(row)
    problems = []
    for contact, turns in called:
        # Bots may bring the turn back within the same second. The notice of the shorter turn is the one that passed.
        found = sorted(by_contact.pop(contact.id, []), key=lambda row: (row.made, row.status != "passed"))
        where = f"{contact.channel} {contact.id}"
        for turn in turns:
            own = turn.seat == contact.seat and turn.entry >= contact.not_before
            is_sure = own and turn.entry >= contact.surely_from
            if own and found and abs(found[0].made - turn.start) <= DOUBT:
                problems += _wrong_end(where, found.pop(0), turn, contact.channel)
            elif is_sure:
                problems.append(f"{where}: the turn of entry {turn.entry} has no notice")
        problems += [f"{where}: notice {row.id} has no turn" for row in found]
    return problems + [f"notices of an unknown contact {contact}" for contact in by_contact]


def _wrong_end(where: str, row: Row, turn: SeatTurn, channel: str) -> list[str]:
    lasted = turn.end - turn.start
    is_untried = channel == "push" and not row.tries
    longest: float = LONGEST_UNTRIED if is_untried else LONGEST_UNTIL[channel]
    longest += turn.looked
    if row.status == "sent" or (row.status == "passed" and lasted <= longest):
        return []
    return [f"{where}: the notice of entry {turn.entry} is {row.status} after {lasted} s and {row.tries} tries"]


def reminder_problems(contacts: Iterable[CalledSeat], entries: Iterable[Entry], rows: Iterable[Row]) -> list[str]:
    """Reminders in a journal without a notice, and notices without a reminder."""
    found = Counter((row.contact, row.made) for row in rows if row.kind == "nudge")
    nudges = [entry for entry in entries if entry.kind == "nudge"]
    problems = []
    for contact in contacts:
        for entry in nudges:
            has_notice = entry.seat == contact.seat and found.pop((contact.id, entry.made), 0) > 0
            if entry.seat == contact.seat and entry.number >= contact.surely_from and not has_notice:
                problems.append(f"{contact.channel} {contact.id}: the reminder {entry.number} has no notice")
        problems += [f"a notice of {id} at {made} has no reminder" for id, made in found if id == contact.id]
    return problems


def arrival_problems(arrivals: Sequence[Arrival], rows: dict[str, Row], contacts: dict[str, CalledSeat]) -> list[str]:
    """What was sent but never came, what came without being sent, and what came twice without a kill in between."""
    problems = []
    by_id: dict[str, list[Arrival]] = defaultdict(list)
    for arrival in arrivals:
        by_id[arrival.id].append(arrival)
    for id, came in by_id.items():
        row = rows.get(id)
        contact = None if row is None else contacts.get(row.contact)
        if row is None:
            problems.append(f"notice {id} came from nowhere")
        elif row.kind == "turn" and (contact is None or {(each.game, each.person) for each in came} != {contact.whose}):
            problems.append(f"notice {id} reached somebody else")
        if any(later.kills == earlier.kills for earlier, later in pairwise(came)):
            problems.append(f"notice {id} came {len(came)} times without a kill in between")
        if len({each.topic for each in came}) > 1:
            problems.append(f"notice {id} came under two topics")
    problems += [f"notice {row.id} never came" for row in rows.values() if row.status == "sent" and row.id not in by_id]
    return problems + _too_many_mails(arrivals)


def _too_many_mails(arrivals: Sequence[Arrival]) -> list[str]:
    """At most one mail an hour for each table. One that came twice after a kill counts once."""
    times: dict[tuple[str, int], dict[str, float]] = defaultdict(dict)
    for each in arrivals:
        if each.channel == "mail" and each.game:
            times[each.game, each.person].setdefault(each.id, each.at)
    return [
        f"mails about {game} to person {person} within {later - earlier:.0f} s"
        for (game, person), came in times.items()
        for earlier, later in pairwise(sorted(came.values()))
        if later - earlier < HOUR - DOUBT
    ]


def disturbed_looks(
    arrivals: Iterable[Arrival], rows: dict[str, Row], contacts: dict[str, CalledSeat], looks: dict[str, list[Look]]
) -> list[str]:
    """Notices that came while their person had the table on a screen."""
    problems = []
    for each in arrivals:
        row = rows.get(each.id)
        contact = None if row is None or row.kind == "confirm" else contacts.get(row.contact)
        if contact is not None and any(
            look.seat == contact.seat and look.start + DOUBT < each.at < look.end - DOUBT
            for look in looks[contact.whose[0]]
        ):
            problems.append(f"{each.channel} {each.id} came to a person who saw the table")
    return problems


async def check_notices(
    tables: Sequence[MonthTable], outbox: Outbox, arrivals: Sequence[Arrival], *, one_server: bool
) -> tuple[list[str], Counter[str]]:
    """All problems with notices, and how many notices of each channel ended how.

    What one of several servers knows of who looks comes to the others within a moment, in which hours may pass here. So
    only one server is expected to call nobody who looks.
    """
    await outbox.read()
    doubt = DOUBT_OF_LOOKS if one_server else DOUBT_OF_OTHERS
    called: list[tuple[CalledSeat, list[SeatTurn]]] = []
    problems: list[str] = []
    for each in tables:
        game = await outbox.store.game(each.id)
        assert game is not None
        entries = await outbox.store.entries(each.id)
        turns = [with_looks(turn, each.screens.looks, doubt) for turn in turns_of(Table(game), entries)]
        called += [(contact, turns) for contact in each.called.values()]
        problems += reminder_problems(each.called.values(), entries, outbox.rows.values())
    contacts = {contact.id: contact for contact, _ in called}
    problems += notice_problems(called, outbox.rows.values())
    problems += arrival_problems(arrivals, outbox.rows, contacts)
    if one_server:
        looks = {each.id: each.screens.looks for each in tables}
        problems += disturbed_looks(arrivals, outbox.rows, contacts, looks)
    counts: Counter[str] = Counter()
    for row in outbox.rows.values():
        contact = contacts.get(row.contact)
        counts[f"{contact.channel if contact else 'unknown'} {row.kind} {row.status}"] += 1
        if row.status in ("waiting", "failed"):
            problems.append(f"notice {row.id} is {row.status}")
    return problems, counts
