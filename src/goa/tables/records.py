"""Records: a game written out as a .goa file, and a .goa file read in as a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from goa.editions.load import edition_text, load_edition
from goa.editions.types import Edition
from goa.record.notation import Record, RecordError, read_record, write_record
from goa.record.promise import promise_remarks
from goa.record.replay import replay, verify
from goa.tables.create_game import clean_line, custom_edition, replacement_level
from goa.tables.errors import RequestRefused
from goa.tables.game_config import Game, GameConfig, Seat, new_game
from goa.tables.journal import Entry
from goa.tables.table import Table, result_of
from goa.views.words.seats import COLOURS

LONGEST_NAME: Final = 30


class ImportedGame(msgspec.Struct, frozen=True):
    """A game and the journal that brings it to where its record ends."""

    game: Game
    entries: tuple[Entry, ...]
    result: str | None  # if it is over


def record_text(table: Table) -> str:
    """The record that goa verify reads. The commitment to the seed is added as remarks, which do not count."""
    game = table.game
    remarks = [f"# game {game.id}, rules {game.rules}", *promise_remarks(game.salt, game.seed)]
    first, rest = write_record(table.state, table.names).split("\n", 1)
    return "\n".join([first, *remarks, rest])


def check_record(text: str, custom_edition_text: str | None) -> tuple[Record, Edition, str]:
    """The record, its edition and the edition's text. What does not fit is refused with its line."""
    custom = None if custom_edition_text is None else custom_edition(custom_edition_text)
    try:
        record = read_record(text.removeprefix("\ufeff").replace("\0", ""))
        verify(record, None if custom is None else custom[0])
    except RecordError as problem:
        raise RequestRefused(422, "record", f"{problem}.", line=problem.line) from None
    except ValueError as problem:  # a figure of thousands of digits, for example
        raise RequestRefused(422, "record", f"This record cannot be read: {problem}.") from None
    if custom is not None:
        return record, *custom
    return record, load_edition(record.edition), edition_text(record.edition)


def people_at(record: Record, take_seats: Collection[int] | None) -> frozenset[int]:
    """The seats that people take; all of them unless some are named."""
    seats = range(len(record.names))
    people = frozenset(seats if take_seats is None else take_seats)
    if not people <= set(seats):
        raise RequestRefused(422, "no such seat", f"This record has seats 0 to {len(record.names) - 1}.")
    return people


def game_from_record(
    record: Record, edition: Edition, text: str, people: Collection[int], *, now: float
) -> ImportedGame:
    """A new game at the end of the record. Bots take the seats that no people take."""
    state = replay(record, edition=edition)
    seats = tuple(_seat(seat, name, is_person=seat in people) for seat, name in enumerate(record.names))
    options = record.options
    config = GameConfig(seats, options.quick_start, options.bonanza, options.open_money)
    game = new_game(edition, text, config, now=now, seed=record.seed)
    entries = tuple(Entry(number, "choose", move.seat, move.choice.text) for number, move in enumerate(record.moves))
    return ImportedGame(game, entries, result_of(state) if state.is_over else None)


def _seat(number: int, name: str, *, is_person: bool) -> Seat:
    """Names are cleaned: a record may hold some that nobody could have typed here."""
    colour = COLOURS[number]
    shown = clean_line(name)[:LONGEST_NAME].strip() or colour.capitalize()
    return Seat("human", shown, colour) if is_person else Seat("bot", shown, colour, replacement_level())
