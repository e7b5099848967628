"""What a request comes to: an answer, and what must be stored before the answer counts."""

from __future__ import annotations

from typing import Any

import msgspec

from goa.page.page_table import PageTable, Write
from goa.tables.bot_answers import PlainQuestion


class PageCaller(msgspec.Struct, frozen=True):
    """A caller whose token opens this table."""

    at: PageTable
    seat: int
    language: str
    query: dict[str, list[str]]
    body: str
    now: float  # seconds since 1970

    def number(self, name: str, default: int | None = None) -> int | None:
        """A number of the query string."""
        values = self.query.get(name)
        return int(values[-1]) if values else default


class Reply(msgspec.Struct):
    """An answer. It counts once the writes are stored; a question for a bot has to be answered first."""

    status: int
    body: Any = None
    text: str | None = None  # instead of a body: a file
    game: str | None = None
    writes: list[Write] = []
    ask: PlainQuestion | None = None
