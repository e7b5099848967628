"""Records: a game written out as a .goa file, and a .goa file read in as a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from goa.core.state import Options, State
from goa.editions.types import Edition
from goa.record.notation import Record, RecordError, read_record, write_record
from goa.record.promise import promise_remarks
from goa.record.replay import verify
from goa.tables.create_game import clean_line, replacement_level
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


class PlayedRecord(msgspec.Struct, frozen=True):
    """A record that was replayed and is correct, as plain values."""

    edition: str  # its name
    options: Options
    seed: int
    names: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]  # seat and choice
    result: str | None  # of a finished game, as it is stored


def check_record(text: str, custom: Edition | None) -> PlayedRecord:
    """Replay a record that a caller sent. What does not fit is refused with its line."""
    try:
        record = read_record(text)
        return played_record(record, verify(record, custom))
    except RecordError as problem:
        raise RequestRefused(422, "record", f"{problem}.", line=problem.line) from None
    except ValueError as problem:  # a figure of thousands of digits, for example
        raise RequestRefused(422, "record", f"This record cannot be read: {problem}.") from None


def played_record(record: Record, state: State) -> PlayedRecord:
    """The record with the result of the position that it leads to."""
    moves = tuple((move.seat, move.choice.text) for move in record.moves)
    result = result_of(state) if state.is_over else None
    return PlayedRecord(record.edition, record.options, record.seed, record.names, moves, result)


def people_at(seats: int, take_seats: Collection[int] | None) -> frozenset[int]:
    """The seats that people take; all of them unless some are named."""
    people = frozenset(range(seats) if take_seats is None else take_seats)
    if not people <= set(range(seats)):
        raise RequestRefused(422, "no such seat", f"This record has seats 0 to {seats - 1}.")
    return people


def game_from_record(
    played: PlayedRecord, edition: Edition, text: str, people: Collection[int], *, now: float
) -> ImportedGame:
    """A new game at the end of the record. Bots take the seats that no people take."""
    seats = tuple(_seat(seat, name, is_person=seat in people) for seat, name in enumerate(played.names))
    options = played.options
    config = GameConfig(seats, options.quick_start, options.bonanza, options.open_money)
    game = new_game(edition, text, config, now=now, seed=played.seed)
    entries = tuple(Entry(number, "choose", seat, choice) for number, (seat, choice) in enumerate(played.moves))
    return ImportedGame(game, entries, played.result)


def _seat(number: int, name: str, *, is_person: bool) -> Seat:
    """Names are cleaned: a record may hold some that nobody could have typed here."""
    colour = COLOURS[number]
    shown = clean_line(name)[:LONGEST_NAME].strip() or colour.capitalize()
    return Seat("human", shown, colour) if is_person else Seat("bot", shown, colour, replacement_level())
