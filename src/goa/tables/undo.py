"""Undo: own last choices freely; anything else only where that was agreed, and only if everybody agrees."""

from __future__ import annotations

from typing import Final

from goa.server.api.requests import Answer, Undo
from goa.server.live.live_table import Room
from goa.server.live.submit import stale, write
from goa.server.live.table_registry import Hall
from goa.tables.errors import Refused, words
from goa.tables.journal import Entry
from goa.tables.table import Table

# An undo is told from the beginning when a table is opened, so nobody may make a game of undoing; one has about 500.
MOST_ENTRIES: Final = 5_000


async def undo(hall: Hall, room: Room, seat: int, wanted: Undo, language: str) -> None:
    table = room.table
    _must_be_current(room, seat, wanted.after, language)
    if table.number >= MOST_ENTRIES:
        raise Refused(422, "no undo", f"After {MOST_ENTRIES} entries nothing is taken back any more.")
    if wanted.choices <= table.can_undo(seat):
        left = table.undoable[-wanted.choices]
        await _write(hall, room, seat, language, Entry(table.number, "undo", seat, str(left)))
        return
    if table.game.agreed.undo != "ask" or table.is_over:
        raise _refusal(table, seat)
    left = max(0, table.state.choices_made - wanted.choices)
    asked = Entry(table.number, "ask", seat, str(left))
    if _others(table, seat):
        await _write(hall, room, seat, language, asked)
    else:  # alone among bots, which agree to anything
        await _write(hall, room, seat, language, asked, Entry(table.number + 1, "undo", seat, str(left)))


async def answer_undo(hall: Hall, room: Room, seat: int, answer: Answer, language: str) -> None:
    table = room.table
    _must_be_current(room, seat, answer.after, language)
    asked = table.asked
    if asked is None:
        raise Refused(409, "nothing asked", words("server.nothing_asked"))
    if seat in asked.agreed:
        raise Refused(409, "agreed already", words("server.agreed"))
    if not answer.agree:
        await _write(hall, room, seat, language, Entry(table.number, "decline", seat, ""))
        return
    entries = [Entry(table.number, "agree", seat, "")]
    if _others(table, asked.seat) <= asked.agreed | {seat}:
        entries.append(Entry(table.number + 1, "undo", asked.seat, str(asked.left)))
    await _write(hall, room, seat, language, *entries)


def _others(table: Table, seat: int) -> set[int]:
    """The people whose word it needs."""
    return {number for number, each in enumerate(table.seats) if each.kind == "human" and number != seat}


def _must_be_current(room: Room, seat: int, after: int, language: str) -> None:
    table = room.table
    if not table.position <= after <= table.number:
        raise stale(room, seat, language)
    if table.paused:
        raise Refused(409, "paused", words("server.paused"))


async def _write(hall: Hall, room: Room, seat: int, language: str, *entries: Entry) -> None:
    if not await write(hall, room, entries):
        raise stale(room, seat, language)


def _refusal(table: Table, seat: int) -> Refused:
    if table.is_over:
        return Refused(409, "over", words("server.over"), rule="RND-4")
    if table.game.agreed.undo == "never":
        return Refused(422, "no undo", words("server.no_undo"))
    sentence = words("server.undo_own")
    return Refused(422, "no undo", sentence, may_undo=table.can_undo(seat))
