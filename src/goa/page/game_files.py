"""Requests for a whole game as a file: its record, and pictures of it."""

from __future__ import annotations

from goa.page.answer import PageCaller, Reply
from goa.record.read_record import read_record
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.review.pictures import pictures_of, positions
from goa.tables.review.records import record_text


def record(caller: PageCaller) -> Reply:
    table = caller.at.table
    if not table.is_over:
        raise RequestRefused(409, "not over", localized("server.record_secret"))
    return Reply(200, text=record_text(table))


def pictures(caller: PageCaller) -> Reply:
    """A finished game as pictures, for embedding it in another web page."""
    table = caller.at.table
    if not table.is_over:
        raise RequestRefused(409, "not over", localized("server.record_secret"))
    states = positions(table.game.begin(), [move.choice for move in read_record(record_text(table)).moves])
    colours = [seat.colour for seat in table.seats]
    return Reply(200, {**pictures_of(states, table.names), "colours": colours})
