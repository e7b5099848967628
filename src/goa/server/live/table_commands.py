"""What people do at a table besides choosing: undo, take a seat, pause, resign, ask for a rematch."""

from __future__ import annotations

from goa.server.live.commit import commit
from goa.server.live.live_table import LiveTable
from goa.server.live.table_registry import TableRegistry
from goa.tables.choosing.submit import stale
from goa.tables.choosing.undo import undo_answer_entries, undo_entries
from goa.tables.create_game import rematch_of
from goa.tables.entry_limits import require_name_left, require_pause_left
from goa.tables.journal import Entry, Kind, NewRematch
from goa.tables.requests.request_errors import RequestRefused, game_over, localized
from goa.tables.table import Table
from goa.tables.tokens import digest_of, new_token, token_from


async def undo(registry: TableRegistry, live: LiveTable, seat: int, after: int, choices: int, language: str) -> None:
    """Undo this many choices, or ask the others to. The caller holds the table's lock."""
    if not live.table.is_current(after):
        raise stale(live.views, seat, language)
    if not await commit(registry, live, undo_entries(live.table, seat, choices)):
        raise stale(live.views, seat, language)


async def answer_undo(
    registry: TableRegistry, live: LiveTable, seat: int, after: int, language: str, *, agree: bool
) -> None:
    """Agree to an undo request or decline it. The caller holds the table's lock."""
    if not live.table.is_current(after):
        raise stale(live.views, seat, language)
    if not await commit(registry, live, undo_answer_entries(live.table, seat, agree=agree)):
        raise stale(live.views, seat, language)


async def set_paused(registry: TableRegistry, live: LiveTable, seat: int, *, paused: bool) -> None:
    """Pause or resume. The caller holds the table's lock."""
    kind: Kind = "pause" if paused else "resume"
    while live.table.paused != paused:
        _require_not_over(live.table)
        if paused:
            require_pause_left(live.table, seat)
        await commit(registry, live, (Entry(live.table.number, kind, seat, ""),))


async def resign(registry: TableRegistry, live: LiveTable, seat: int, level: str) -> None:
    """Hand the seat to a bot for good. Its person is no longer called. The caller holds the table's lock."""
    while live.table.seats[seat].kind == "human" or seat in live.table.stand_ins:
        _require_not_over(live.table)
        await commit(registry, live, (Entry(live.table.number, "resign", seat, level),), uncalled_seat=seat)


async def take_seat(
    registry: TableRegistry,
    live: LiveTable,
    invitation: str,
    *,
    seat: int | None,
    name: str,
    colour: str,
    key: str | None,
) -> tuple[int, str]:
    """Take an open seat; returns it and its new token. The caller holds the table's lock."""
    while True:
        token = token_from(invitation, key) if key else new_token()
        own_seat = live.seat_tokens.get(digest_of(token))
        if own_seat is not None:  # a repeated request
            return own_seat, token
        free = _open_seat(live.table, seat)
        shown = name or live.table.seats[free].name
        entry = Entry(live.table.number, "sit", free, f"{_colour(live.table, free, colour)} {shown}")
        if await commit(registry, live, (entry,), seat_tokens=((digest_of(token), free),)):
            return free, token


async def rename(registry: TableRegistry, live: LiveTable, seat: int, *, name: str, colour: str) -> None:
    """A person who came by the link of a seat takes a name or a colour of their own. The caller holds the lock."""
    while True:
        sits = live.table.seats[seat]
        text = f"{_colour(live.table, seat, colour)} {name or sits.name}"
        if text == f"{sits.colour} {sits.name}":
            return
        _require_not_over(live.table)
        require_name_left(live.table, seat)
        if await commit(registry, live, (Entry(live.table.number, "sit", seat, text),)):
            return


async def make_rematch(registry: TableRegistry, live: LiveTable, seat: int) -> str:
    """The id of the next game. It is made once, and all tokens open it. The caller holds the table's lock."""
    table = live.table
    if not table.is_over:
        raise RequestRefused(409, "not over", localized("server.no_rematch"))
    while not table.rematch:  # if another process was faster, its game is found when the journal is read again
        now = int(registry.clock.now())
        game = rematch_of(table, now)
        rematch = NewRematch(game, Table(game).clocks.seat, now, now + registry.settings.call_seconds)
        await commit(registry, live, (Entry(table.number, "rematch", seat, game.id),), rematch=rematch)
        registry.on_call(rematch.due)
    return table.rematch


def _require_not_over(table: Table) -> None:
    if table.is_over:
        raise game_over()


def _open_seat(table: Table, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise RequestRefused(409, "no open seat", localized("server.all_taken"))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise RequestRefused(409, "no open seat", localized("server.seat_taken"))
    return wanted


def _colour(table: Table, seat: int, wanted: str) -> str:
    others = {each.colour for number, each in enumerate(table.seats) if number != seat}
    return wanted if wanted and wanted not in others else table.seats[seat].colour
