"""Undo: one's own last choices with what bots answered; anything else only if the table allows asking and all agree."""

from __future__ import annotations

from goa.tables.entry_limits import require_request_left, require_undo_left
from goa.tables.journal import Entry
from goa.tables.requests.request_errors import RequestRefused, game_over, game_paused, localized
from goa.tables.table import Table


def undo_entries(table: Table, seat: int, choices: int) -> tuple[Entry, ...]:
    """The journal entries that undo this many choices, or that ask the others to."""
    if table.paused:
        raise game_paused()
    require_undo_left(table, seat)
    most = table.state.choices_made - choices
    target = next((target for target in table.undo_targets(seat) if target <= most), None)
    if target is not None:  # back to before a choice of the seat's own, which may be more choices than asked for
        return (Entry(table.number, "undo", seat, str(target)),)
    if table.game.config.undo != "ask" or table.is_over:
        raise _refusal(table, seat)
    require_request_left(table, seat)
    left = str(max(0, table.state.choices_made - choices))
    request = Entry(table.number, "ask", seat, left)
    if _other_people(table, seat):
        return (request,)
    return (request, Entry(table.number + 1, "undo", seat, left))  # bots agree to everything


def undo_answer_entries(table: Table, seat: int, *, agree: bool) -> tuple[Entry, ...]:
    """The journal entries of an answer to an undo request; the undo itself if this was the last answer missing."""
    if table.paused:
        raise game_paused()
    request = table.undo_request
    if request is None:
        raise RequestRefused(409, "nothing asked", localized("server.nothing_asked"))
    if seat in request.agreed:
        raise RequestRefused(409, "agreed already", localized("server.agreed"))
    if not agree:
        return (Entry(table.number, "decline", seat, ""),)
    agreement = Entry(table.number, "agree", seat, "")
    if _other_people(table, request.seat) <= request.agreed | {seat}:
        return (agreement, Entry(table.number + 1, "undo", request.seat, str(request.left)))
    return (agreement,)


def _other_people(table: Table, seat: int) -> set[int]:
    """The seats whose agreement is needed."""
    return {number for number, each in enumerate(table.seats) if each.kind == "human" and number != seat}


def _refusal(table: Table, seat: int) -> RequestRefused:
    if table.is_over:
        return game_over()
    if table.game.config.undo == "never":
        return RequestRefused(422, "no undo", localized("server.no_undo"))
    return RequestRefused(422, "no undo", localized("server.undo_own"), may_undo=table.undo_limit(seat))
