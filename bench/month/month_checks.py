"""What must be true of the month: read from the database, from nothing."""

from __future__ import annotations

from collections import Counter

from bench.month.month_choices import choice_problems
from bench.month.month_clocks import wrong_times
from bench.month.month_tables import MonthTable

from goa.server.ops.archive import check_all, stored_table
from goa.server.store.store import Store
from goa.tables.journal import Entry


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
        unexplained, made = choice_problems(each, table.game, entries)
        kinds.update({f"choose by {by}": count for by, count in made.items()})
        found = [*_lost(each, entries), *wrong_times(each.seconds, entries), *unexplained]
        problems += [f"{each.id}: {problem}" for problem in found]
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
