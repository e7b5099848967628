"""LRU cache of past positions. A position is reached by replaying the journal from the nearest earlier one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from goa.tables.game_config import Game
from goa.tables.journal import Entry
from goa.tables.payloads.views import TableViews
from goa.tables.table import Table

POSITIONS_KEPT: Final = 200  # of all games together
CHECKPOINT_EVERY: Final = 40  # entries; positions kept during a replay, for readers who page backwards


class HistoryCache:
    """The positions asked for last; the least recently used are dropped first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], TableViews] = OrderedDict()

    def find(self, game: str, number: int) -> TableViews | None:
        """The views of a game after so many entries, if they are kept."""
        found = self._kept.get((game, number))
        if found is not None:
            self._kept.move_to_end((game, number))
        return found

    def start(self, game: Game, number: int) -> Table:
        """The latest table kept from before this number, to replay from; a new table if none is."""
        earlier = [kept for id, kept in self._kept if id == game.id and kept < number]
        return self._kept[game.id, max(earlier)].table.copy() if earlier else Table(game)

    def replay(self, table: Table, entries: Iterable[Entry]) -> TableViews:
        """Apply the entries and keep where they lead to. In past positions nothing can be chosen."""
        for entry in entries:
            table.apply_entry(entry)
            if table.number % CHECKPOINT_EVERY == 0:
                self._keep(table.copy())
        return self._keep(table)

    def forget(self, game: str) -> None:
        """Drop all positions of a game."""
        for at in [at for at in self._kept if at[0] == game]:
            del self._kept[at]

    def _keep(self, table: Table) -> TableViews:
        at = (table.game.id, table.number)
        views = self._kept.setdefault(at, TableViews(table, is_past=True))
        self._kept.move_to_end(at)
        while len(self._kept) > POSITIONS_KEPT:
            self._kept.popitem(last=False)
        return views
