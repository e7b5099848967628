"""Stored games for the command goa games: exported, imported, and replayed to see whether they still end the same."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

from goa.editions.types import Edition
from goa.record.notation import Record
from goa.record.replay import replay
from goa.server.store.queries.new_games import store_imported_game
from goa.server.store.store import Store
from goa.tables.game_config import Game
from goa.tables.requests.request_errors import ReplayMismatch
from goa.tables.review.records import checked_record, game_from_record, people_at, record_text, result_of
from goa.tables.table import Table


async def stored_table(store: Store, id: str) -> Table:
    """A stored game, replayed from its journal."""
    game = await store.game(id)
    if game is None:
        raise LookupError(f"there is no game {id}")
    table = Table(game)
    table.apply_entries(await store.entries(id))
    return table


async def export_game(store: Store, id: str) -> tuple[Game, str]:
    """A stored game and its record."""
    table = await stored_table(store, id)
    return table.game, record_text(table)


async def import_record(
    store: Store, record: Record, edition: Edition, edition_text: str
) -> tuple[Game, dict[int, str]]:
    """Store a record as a game that can be continued. Returns the game and its tokens; all seats are people's."""
    checked = checked_record(record, replay(record, edition=edition))
    imported = game_from_record(checked, edition, edition_text, people_at(checked, None), now=time.time())
    return imported.game, await store_imported_game(store, imported)


async def check_all(store: Store) -> AsyncIterator[tuple[str, int, str]]:
    """Replay every stored game. Yields its id, the number of its entries, and the difference if there is one."""
    for id in await store.ids():
        try:
            table = await stored_table(store, id)
        except (ReplayMismatch, ValueError) as mismatch:
            yield id, 0, str(mismatch)
            continue
        result = await store.result(id)
        now = result_of(table.state) if table.is_over else None
        yield id, table.number, "" if result == now else f"the result was {result}, and is {now} now"
