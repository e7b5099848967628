"""What one open view of a table has been sent, and what is due: the page's counterpart of a socket."""

from __future__ import annotations

import msgspec

from goa.page.page_table import PageTable
from goa.page.requests import log_since, presence_of
from goa.tables.table import Table


class Listener:
    """Sends views and presence, from where the listener left off."""

    def __init__(self, game: str, seat: int, language: str, after: int | None, table: Table) -> None:
        self.game = game
        self.seat = seat
        self.language = language
        first = table.log[0].number - 1 if table.log else table.number
        self.sent = first if after is None else min(after, table.number)
        self._is_new = True

    def due(self, at: PageTable, now: float) -> list[msgspec.Raw]:
        """The messages that are due, as they are sent."""
        number = at.table.number
        if not self._is_new and number == self.sent:
            return []
        since = min(self.sent, number)  # after a failed write the table is older than what was sent
        lines = at.views.lines(self.seat, self.language, log_since(at, since))
        messages = [msgspec.Raw(at.views.message_with(self.seat, self.language, lines))]
        if self._is_new:
            present = presence_of(at, now)
            message = {"type": "presence", "seats": present.seats, "spectators": present.spectators, "now": now}
            messages.append(msgspec.Raw(msgspec.json.encode(message)))
        self._is_new = False
        self.sent = number
        return messages
