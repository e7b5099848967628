"""What came of an attack: how often each of its deeds was answered how, and whether it reached what it attacks."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

LIMITS: Final = ("429", "503")  # an address that asks for too much is refused
CLOSED: Final = "closed"  # a connection, without an answer


@dataclass
class Answers:
    """By what was asked for: how often each status came. Others than those expected mean that nothing was attacked."""

    came: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    expected: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the first must come, the others may

    def count(self, what: str, status: object, *expected: object) -> None:
        self.expected.setdefault(what, tuple(map(str, expected)))
        self.came[what][str(status)] += 1

    def problems(self) -> list[str]:
        found = []
        for what, statuses in self.came.items():
            wanted, *others = self.expected[what]
            if not statuses[wanted]:
                found.append(f"{what}: never {wanted}, but {dict(statuses)}")
            odd = set(statuses) - {wanted, *others, *LIMITS}
            if odd:
                found.append(f"{what}: {', '.join(sorted(odd))} instead of {wanted}")
        return found or ([] if self.came else ["nothing was answered"])

    def plain(self) -> dict[str, Any]:
        return {what: dict(sorted(statuses.items())) for what, statuses in self.came.items()}
