"""What must be true of the month: read from the database, from nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec
from bench.month_tables import MonthTable

from goa.server.ops.archive import check_all, stored_table
from goa.server.store.store import Store
from goa.tables.journal import Entry
from goa.tables.table import Table
from goa.tables.views.time_payload import absence_payload, clocks_payload

Plain = dict[str, Any]

SECONDS_OF_DOUBT: Final = 1  # times are whole seconds


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


async def stored_problems(store: Store, tables: list[MonthTable]) -> tuple[list[str], Counter[str]]:
    """Everything that is wrong in the database at the end, and how many entries of each kind there are."""
    problems: list[str] = []
    kinds: Counter[str] = Counter()
    async for id, _, difference in check_all(store):
        if difference:
            problems.append(f"{id}: {difference}")
    for each in tables:
        table = await stored_table(store, each.id)
        if not table.is_over:
            problems.append(f"{each.id} is not over")
        entries = await store.entries(each.id)
        kinds.update(entry.kind for entry in entries)
        problems += [f"{each.id}: {problem}" for problem in [*_lost(each, entries), *_wrong_times(each, entries)]]
    return problems, kinds


def _lost(table: MonthTable, entries: list[Entry]) -> list[str]:
    """Acknowledged choices that are not there, or twice."""
    stored = {entry.number + 1: entry.text for entry in entries if entry.kind == "choose"}
    lost = [
        f"choice {number} {text!r} is lost" for number, text in table.acknowledged.items() if stored.get(number) != text
    ]
    keys = Counter(entry.key for entry in entries if entry.key)
    twice = [f"key {key} was stored {count} times" for key, count in keys.items() if count > 1]
    numbers = [entry.number for entry in entries]
    return lost + twice + (["numbers are missing"] if numbers != list(range(len(numbers))) else [])


def _wrong_times(table: MonthTable, entries: list[Entry]) -> list[str]:
    """Nobody may lose a seat before the time for an answer is over; counted apart from the clocks of the server."""
    wrong: list[str] = []
    times = [entry.made for entry in entries]
    if times != sorted(times):
        wrong.append("times go backwards")
    chosen: dict[int, int] = {}
    returned: dict[int, int] = {}
    for entry in entries:
        if entry.kind == "choose":
            chosen[entry.seat] = entry.made
        elif entry.kind == "return":
            returned[entry.seat] = entry.made
        elif entry.kind == "expire":
            # It is awaited since the last choice of another seat or since its own return, whichever came later: all
            # that a person chooses until another one is asked is one answer.
            others = [made for seat, made in chosen.items() if seat != entry.seat]
            waited = entry.made - max(*others, returned.get(entry.seat, 0), 0)
            if waited < table.seconds - SECONDS_OF_DOUBT:
                wrong.append(f"seat {entry.seat} ran out of time after {waited} of {table.seconds} s")
    return wrong
