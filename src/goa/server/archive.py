"""Games as .goa files: written out, taken in, and all of them played again to see whether they still mean the same."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Collection
from typing import Final

from goa.editions.types import Edition
from goa.record.notation import Record, write_record
from goa.record.promise import promise_remarks
from goa.record.replay import replay
from goa.rules.version import stored_rules
from goa.server.agreement import Agreed, Game, Seat, new_id, new_salt
from goa.server.journal import Append, Entry
from goa.server.making import takeover_level
from goa.server.refusals import Differs
from goa.server.sayings import cleaned
from goa.server.store import Store, rules_version
from goa.server.table import Table, result_of
from goa.server.tokens import SPECTATOR, digest_of, new_token
from goa.views.words.seats import COLOURS

ENTRIES_AT_ONCE: Final = 500
LONGEST_NAME: Final = 30


def record_text(table: Table) -> str:
    """The record as goa verify reads it, with what the seed was promised by as remarks that count for nothing."""
    game = table.game
    remarks = [f"# game {game.id}, rules {game.rules}", *promise_remarks(game.salt, game.seed)]
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


async def take_in(
    store: Store, record: Record, edition: Edition, edition_text: str, people: Collection[int] | None = None
) -> tuple[Game, dict[int, str]]:
    """A record as a game to go on with, and a token for each person and for spectators; all are people if not told."""
    state = replay(record, edition=edition)
    seats = tuple(
        _seat(seat, name, is_person=people is None or seat in people) for seat, name in enumerate(record.names)
    )
    options = record.options
    agreed = Agreed(seats, options.quick_start, options.bonanza, options.open_money)
    rules = stored_rules(rules_version(), options.rules_version)
    game = Game(new_id(), edition, edition_text, rules, record.seed, new_salt(), agreed, int(time.time()))
    sitting = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    tokens = {seat: new_token() for seat in (*sitting, SPECTATOR)}
    await store.add_game(game, [(digest_of(token), seat) for seat, token in tokens.items()])
    entries = [Entry(number, "choose", move.seat, move.choice.text) for number, move in enumerate(record.moves)]
    for start in range(0, len(entries), ENTRIES_AT_ONCE):
        part = tuple(entries[start : start + ENTRIES_AT_ONCE])
        is_last = start + ENTRIES_AT_ONCE >= len(entries)
        await store.append([Append(game.id, part, result=result_of(state) if is_last and state.is_over else None)])
    return game, tokens


def _seat(number: int, name: str, *, is_person: bool) -> Seat:
    """A record may hold names that no one could have typed here."""
    colour = COLOURS[number]
    called = cleaned(name)[:LONGEST_NAME].strip() or colour.capitalize()
    return Seat("human", called, colour) if is_person else Seat("bot", called, colour, takeover_level())


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
