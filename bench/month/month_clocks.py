"""The clocks of bench/month/month.py: as servers show them, as reading the database gives them, and counted apart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec
from bench.month.month_people import MINUTE
from bench.month.month_tables import MonthTable

from goa.server.ops.archive import stored_table
from goa.server.store.store import Store
from goa.tables.journal import Entry
from goa.tables.table import Table
from goa.tables.views.time_payload import absence_payload, clocks_payload

Plain = dict[str, Any]

AT_ONCE: Final = 16
SECONDS_OF_DOUBT: Final = 1  # times are whole seconds
LATEST: Final = 30 * MINUTE  # after the end of a time: what is due within 20 minutes happens at once
SECONDS_TO_FOLLOW: Final = 10  # of real time, for a server to hear of what another one stored


class Comparison:
    """Compares what each server shows with what is stored. A game that is over is compared once more."""

    def __init__(self, tables: Sequence[MonthTable], clients: Sequence[httpx.AsyncClient], store: Store) -> None:
        self.tables, self.clients, self.store = tables, clients, store
        self.count = 0
        self.problems: list[str] = []
        self._over: set[str] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        await asyncio.gather(*(self._compare(table) for table in self.tables if table.id not in self._over))
        self._over |= {table.id for table in self.tables if table.ended}

    async def _compare(self, table: MonthTable) -> None:
        async with self._places:
            for client in self.clients:
                found = await self._differences(table, client)
                self.problems += [f"{table.id} at {client.base_url}: {each}" for each in found]
                self.count += 1

    async def _differences(self, table: MonthTable, client: httpx.AsyncClient) -> list[str]:
        began = time.monotonic()
        while True:
            seen = await table.settled(client=client)
            stored = await stored_table(self.store, table.id)
            # In between an order may have been carried out, or the server has not heard yet of what another one stored.
            if stored.number == seen["number"] or time.monotonic() > began + SECONDS_TO_FOLLOW:
                late = [] if stored.number == seen["number"] else [f"{stored.number} entries, {seen['number']} shown"]
                return late + differences(stored, seen)


def differences(table: Table, seen: Plain) -> list[str]:
    """What a view says otherwise than the journal: who is awaited, and every clock."""
    shown = seen["table"]
    expected: Plain = {
        "seat": table.state.seat,
        "clocks": msgspec.to_builtins(clocks_payload(table)),
        "absence": msgspec.to_builtins(absence_payload(table)),
        "stand_ins": sorted(table.stand_ins),
        "is_over": table.is_over,
    }
    found = {name: shown[name] for name in expected}
    plain: Plain = msgspec.json.decode(msgspec.json.encode(expected))
    return [f"{name}: {found[name]} shown, {plain[name]} stored" for name in plain if found[name] != plain[name]]


def wrong_times(seconds: int, entries: list[Entry]) -> list[str]:
    """Nobody may lose a seat before the time for an answer is over, and nobody may answer long after it.

    Counted apart from the clocks of the server. A person is awaited since the last choice of another seat or since
    their own return, whichever came later: all that they choose until another one is asked is one answer. Pauses do
    not count.
    """
    wrong: list[str] = []
    times = [entry.made for entry in entries]
    if times != sorted(times):
        wrong.append("times go backwards")
    chosen: dict[int, int] = {}
    returned: dict[int, int] = {}
    away: set[int] = set()
    for entry in entries:
        since = max([returned.get(entry.seat, 0), *(made for seat, made in chosen.items() if seat != entry.seat)])
        waited = entry.made - since - _paused(entries, since, entry.made)
        if entry.kind == "expire":
            away.add(entry.seat)
            if waited < seconds - SECONDS_OF_DOUBT:
                wrong.append(f"seat {entry.seat} ran out of time after {waited} of {seconds} s")
        is_answer = entry.kind == "choose" and entry.seat not in away and since > 0
        if (is_answer or entry.kind == "expire") and waited > seconds + LATEST:
            wrong.append(f"the time of seat {entry.seat} did not end: {entry.kind} after {waited} of {seconds} s")
        if entry.kind == "choose":
            chosen[entry.seat] = entry.made
        elif entry.kind == "return":
            returned[entry.seat] = entry.made
            away.discard(entry.seat)
    return wrong


def _paused(entries: list[Entry], start: int, end: int) -> int:
    """For how many seconds of this time the game was paused."""
    seconds, since = 0, 0
    for entry in entries:
        if entry.kind == "pause":
            since = entry.made
        elif entry.kind == "resume":
            seconds += max(0, min(end, entry.made) - max(start, since))
            since = 0
    return seconds + (max(0, end - max(start, since)) if since else 0)
