"""What bench/month/month.py tells at its end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bench.month.month_calls import Arrival
from bench.month.month_tables import MonthTable


@dataclass
class Report:
    """What happened."""

    days: float
    seconds: float
    kinds: Counter[str]
    tables: list[MonthTable]
    interruptions: Counter[str]
    compared: int
    habits: Counter[str]
    ended_on: list[float]
    notices: Counter[str]
    arrivals: list[Arrival]
    refused: int
    problems: list[str]

    @property
    def choices(self) -> int:
        """Choices that were acknowledged."""
        return sum(len(table.acknowledged) for table in self.tables)

    @property
    def orders(self) -> int:
        return sum(table.orders for table in self.tables)

    @property
    def looks(self) -> int:
        """Pages that were kept open."""
        return sum(len(table.screens.looks) for table in self.tables)

    @property
    def broken(self) -> int:
        return sum(table.screens.broken for table in self.tables)

    @property
    def kills(self) -> int:
        return sum(count for kind, count in self.interruptions.items() if kind.startswith("kill"))

    @property
    def twice(self) -> int:
        """Notices that came more than once."""
        return sum(count > 1 for count in Counter(each.id for each in self.arrivals).values())

    def lines(self) -> list[str]:
        later = sum(day > 30 for day in self.ended_on)  # noqa: PLR2004 - a month
        lasted = sorted(self.ended_on)
        retries = sum(table.retries for table in self.tables)
        names = ("undone", "reminded", "pauses")
        undone, reminded, pauses = (sum(getattr(table, name) for table in self.tables) for name in names)
        return [
            f"people: {_counted(self.habits)}",
            f"{len(lasted)} games ended after {lasted[0]:.1f} to {lasted[-1]:.1f} days; {later} took more than 30",
            f"half of them after {lasted[len(lasted) // 2]:.1f} days",
            f"{self.days:.1f} days in {self.seconds:.0f} s",
            f"{self.choices:,} choices acknowledged, {self.orders:,} secret orders left",
            f"{undone:,} answers undone, {reminded:,} people reminded, {pauses:,} pauses",
            f"{self.looks:,} pages kept open, {self.broken:,} of them until the connection broke",
            f"entries: {_counted(self.kinds)}",
            f"interruptions: {_counted(self.interruptions)}; {retries:,} requests sent again",
            f"{self.compared:,} times a table's clocks and awaited seat were compared with the database",
            f"notices: {_counted(self.notices)}",
            f"{len(self.arrivals):,} came, {self.twice} of them twice; {self.refused:,} were refused for now",
            *[f"PROBLEM {problem}" for problem in self.problems[:20]],
            f"{len(self.problems)} problems",
        ]


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items()))
