"""Games as .goa files: written out, taken in, and all of them played again to see whether they still mean the same."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Final

from goa.editions.types import Edition
from goa.record.notation import Record, write_record
from goa.record.replay import replay
from goa.server.agreement import Agreed, Game, Seat, new_id, new_salt
from goa.server.journal import Append, Entry
from goa.server.refusals import Differs
from goa.server.store import Store, rules_version
from goa.server.table import Table, result_of
from goa.server.tokens import SPECTATOR, digest_of, new_token
from goa.views.words.seats import COLOURS

ENTRIES_AT_ONCE: Final = 500


def record_text(table: Table) -> str:
    """The record as goa verify reads it, with what the seed was promised by as remarks that count for nothing."""
    game = table.game
    remarks = [
        f"# game {game.id}, rules {game.rules}",
        f"# promised before the first choice: {game.commitment}",
        f"# that is the SHA-256 of {game.salt}:{game.seed}",
    ]
    first, rest = write_record(table.state, table.names).split("\n", 1)
    return "\n".join([first, *remarks, rest])


async def stored_table(store: Store, id: str) -> Table:
    """A game as its journal tells it."""
    game = await store.game(id)
    if game is None:
        raise LookupError(f"there is no game {id}")
    table = Table(game)
    table.take_all(await store.entries(id))
    return table


async def take_in(store: Store, record: Record, edition: Edition, edition_text: str) -> tuple[str, dict[int, str]]:
    """A record as a game that people may go on with; its id, and a token for each seat and for spectators."""
    state = replay(record, edition=edition)
    seats = tuple(Seat("human", name, colour) for name, colour in zip(record.names, COLOURS, strict=False))
    options = record.options
    agreed = Agreed(seats, options.quick_start, options.bonanza, options.open_money)
    game = Game(new_id(), edition, edition_text, rules_version(), record.seed, new_salt(), agreed, int(time.time()))
    tokens = {seat: new_token() for seat in (*range(len(seats)), SPECTATOR)}
    await store.add_game(game, [(digest_of(token), seat) for seat, token in tokens.items()])
    entries = [Entry(number, "choose", move.seat, move.choice.text) for number, move in enumerate(record.moves)]
    for start in range(0, len(entries), ENTRIES_AT_ONCE):
        part = tuple(entries[start : start + ENTRIES_AT_ONCE])
        is_last = start + ENTRIES_AT_ONCE >= len(entries)
        await store.append([Append(game.id, part, result=result_of(state) if is_last and state.is_over else None)])
    return game.id, tokens


async def check_all(store: Store) -> AsyncIterator[tuple[str, int, str]]:
    """Every stored game played again: its id, how many entries it has, and what differs, if anything does."""
    for id in await store.ids():
        try:
            table = await stored_table(store, id)
        except (Differs, ValueError) as difference:
            yield id, 0, str(difference)
            continue
        result = await store.result(id)
        now = result_of(table.state) if table.is_over else None
        yield id, table.number, "" if result == now else f"the result was {result}, and is {now} now"
