"""What must be true after bench/soak/soak.py: every journal is replayed and compared with what was acknowledged."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bench.soak.soak_tables import SoakTable
from sqlalchemy import select

from goa.server.ops.archive import check_all
from goa.server.store.schema import chat_lines
from goa.server.store.store import Store
from goa.tables.journal import Entry
from goa.tables.table import Table

MOST_GROWTH: Final = 1.05  # of the memory, from the second quarter of the undisturbed part to the last
FEWEST_SECONDS: Final = 200.0  # in a shorter part caches are still being filled


async def stored_problems(store: Store, tables: Sequence[SoakTable]) -> tuple[list[str], int]:
    """Everything that is wrong in the database, and how many games were replayed."""
    problems: list[str] = []
    replayed = 0
    async for id, _, difference in check_all(store):
        replayed += 1
        if difference:
            problems.append(f"{id}: {difference}")
    for each in tables:
        game = await store.game(each.id)
        if game is None:
            problems.append(f"{each.id} is gone")
            continue
        entries = await store.entries(each.id)
        found = [*lost(each, entries), *unexplained(each, Table(game), entries)]
        async with store.reading() as connection:
            stored = await connection.scalars(select(chat_lines.c.text).where(chat_lines.c.game == each.id))
            found += [f"the message {text!r} is lost" for text in sorted(set(each.messages) - set(stored))]
        problems += [f"{each.id}: {problem}" for problem in found]
    return problems, replayed


def lost(table: SoakTable, entries: Sequence[Entry]) -> list[str]:
    """What was acknowledged and is not there, or is there twice."""
    choices = {entry.number + 1: entry.text for entry in entries if entry.kind == "choose"}
    found = [f"choice {at} {text!r} is lost" for at, text in table.acknowledged.items() if choices.get(at) != text]
    others = [entry for entry in entries if entry.kind != "choose"]
    for deed in table.deeds:
        fitting = [each for each in others if (each.kind, each.seat) == deed[:2] and each.number >= deed.number]
        if fitting:
            others.remove(fitting[0])
        else:
            found.append(f"{deed.kind} of seat {deed.seat} after {deed.number} is lost")
    keys = Counter((entry.seat, entry.key, entry.part) for entry in entries if entry.key)
    found += [f"{key} was stored {count} times" for key, count in keys.items() if count > 1]
    if [entry.number for entry in entries] != list(range(len(entries))):
        found.append("numbers are missing")
    return found


def unexplained(table: SoakTable, replayed: Table, entries: Sequence[Entry]) -> list[str]:
    """Choices of people that they did not make. A secret order of bench/soak/soak.py only ever passes."""
    found = []
    for entry in entries:
        if entry.kind == "choose" and entry.number >= table.begun and replayed.seats[entry.seat].kind != "bot":
            is_own = table.sent.get(entry.key or "") == entry.text
            is_ordered = entry.text == "pass" and table.orders
            if not is_own and not is_ordered:
                found.append(f"nobody made the choice {entry.number} {entry.text!r} of seat {entry.seat}")
        replayed.apply_entries((entry,))
    return found


def growth(memory: Sequence[int]) -> float:
    """How many times as much memory the last quarter has as the second one."""
    quarter = max(1, len(memory) // 4)
    before = statistics.median(memory[quarter : 2 * quarter] or memory)
    return statistics.median(memory[-quarter:]) / before
