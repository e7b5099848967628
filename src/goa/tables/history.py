"""How tables were: an album of earlier positions, made by replaying and kept for whoever leafs on."""

from __future__ import annotations

from collections import OrderedDict
from copy import copy
from typing import Final

from goa.server.live.live_table import Room
from goa.server.store.store import Store
from goa.tables.payloads.views import Pictures
from goa.tables.table import Table

KEPT: Final = 200  # tables of all games together
LANDMARK: Final = 40  # entries from one position to the next that is kept while passing, for who leafs backwards


class Album:
    """The last positions asked for; the ones longest unused are forgotten first."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[tuple[str, int], Pictures] = OrderedDict()

    async def at(self, room: Room, number: int) -> Pictures:
        """The table after so many entries; nothing can be chosen there any more."""
        id = room.table.game.id
        found = self._kept.get((id, number))
        if found is not None:
            self._kept.move_to_end((id, number))
            return found
        begun = self._nearest(id, number)
        table = Table(room.table.game) if begun is None else copy_of(begun)
        for entry in await self.store.entries(id, table.number, number):
            table.take(entry)
            if table.number % LANDMARK == 0 and table.number < number:
                self._keep(copy_of(table))
        return self._keep(table)

    def _nearest(self, id: str, number: int) -> Table | None:
        """The latest position kept from which one can go on to this number."""
        before = [kept for game, kept in self._kept if game == id and kept < number]
        return self._kept[id, max(before)].table if before else None

    def _keep(self, table: Table) -> Pictures:
        at = (table.game.id, table.number)
        pictures = self._kept.setdefault(at, Pictures(table, is_past=True))
        self._kept.move_to_end(at)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return pictures


def copy_of(table: Table) -> Table:
    """The same table apart, to go on with."""
    other = copy(table)
    other.state = table.state.copy()
    other.seats = list(table.seats)
    other.told = table.told.copy()
    other.undoable = list(table.undoable)
    return other
