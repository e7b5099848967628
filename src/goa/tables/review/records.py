"""Records: a game written out as a .goa file, and a .goa file read in as a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from goa.core.seeds import read_seed, seed_text
from goa.core.state import Options, State
from goa.editions.edition_errors import EditionError
from goa.editions.load import parse_edition
from goa.editions.types import Edition
from goa.record.commitment import commitment_comments
from goa.record.notation import Record, RecordError
from goa.record.read_record import read_record
from goa.record.replay import verify
from goa.record.wire import JsonObject, fields_of
from goa.record.write_record import write_record
from goa.rules.scoring import score
from goa.tables.create_game import replacement_level
from goa.tables.game_config import Game, GameConfig, Seat, new_game
from goa.tables.journal import Entry
from goa.tables.requests.request_bodies import clean_line
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.views.words.seats import COLOURS

LONGEST_NAME: Final = 30


class CheckedRecord(msgspec.Struct, frozen=True):
    """A record that was replayed and is valid."""

    edition: str  # its name
    options: Options
    seed: str  # as records write it
    names: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]  # seat and choice
    result: str | None  # of a finished game, as it is stored

    def plain(self) -> JsonObject:
        return {**msgspec.structs.asdict(self), "options": fields_of(self.options)}


class ImportedGame(msgspec.Struct, frozen=True):
    """A game and the journal that brings it to where its record ends."""

    game: Game
    entries: tuple[Entry, ...]
    result: str | None  # if it is over


def result_of(state: State) -> str:
    """Winners and points of a finished game, as JSON."""
    scores = score(state)
    points = [line.total for line in scores.seats]
    return msgspec.json.encode({"winners": list(scores.winners), "points": points}).decode()


def record_text(table: Table) -> str:
    """The record that goa verify reads. The commitment to the seed is added as comments."""
    game = table.game
    comments = [f"# game {game.id}, rules {game.rules}", *commitment_comments(game.salt, game.seed)]
    first, rest = write_record(table.state, table.names).split("\n", 1)
    return "\n".join([first, *comments, rest])


def clean_upload(text: str) -> str:
    """A text file without byte order mark and NUL characters, which databases refuse."""
    return text.removeprefix("\ufeff").replace("\0", "")


def parse_custom_edition(text: str) -> Edition:
    """An edition from outside, within the bounds for new editions."""
    try:
        return parse_edition(text, "your edition")
    except EditionError as problem:
        raise RequestRefused(422, "edition", str(problem)) from None


def check_record(text: str, edition: Edition | None) -> CheckedRecord:
    """Replay a record, with this edition or the built-in one it names. What does not fit is refused with its line."""
    try:
        record = read_record(text)
        return checked_record(record, verify(record, edition))
    except RecordError as problem:
        raise RequestRefused(422, "record", f"{problem}.", line=problem.line) from None
    except ValueError as problem:  # a figure of thousands of digits, for example
        raise RequestRefused(422, "record", f"This record cannot be read: {problem}.") from None


def checked_record(record: Record, state: State) -> CheckedRecord:
    """The record, which leads to this state."""
    moves = tuple((move.seat, move.choice.text) for move in record.moves)
    result = result_of(state) if state.is_over else None
    return CheckedRecord(state.edition.name, record.options, seed_text(record.seed), record.names, moves, result)


def people_at(record: CheckedRecord, take_seats: Collection[int] | None) -> frozenset[int]:
    """The seats that people take; all of them unless some are named."""
    seats = range(len(record.names))
    people = frozenset(seats if take_seats is None else take_seats)
    if not people <= set(seats):
        raise RequestRefused(422, "no such seat", f"This record has seats 0 to {len(record.names) - 1}.")
    return people


def game_from_record(
    record: CheckedRecord, edition: Edition, text: str, people: Collection[int], *, now: float
) -> ImportedGame:
    """A new game at the end of the record. Bots take the seats that no people take."""
    seats = tuple(_seat(seat, name, is_person=seat in people) for seat, name in enumerate(record.names))
    options = record.options
    config = GameConfig(seats, options.quick_start, options.bonanza, options.open_money, imported=True)
    seed = read_seed(record.seed)
    game = new_game(edition, text, config, now=now, seed=seed, rules_version=options.rules_version)
    entries = tuple(Entry(number, "choose", seat, choice) for number, (seat, choice) in enumerate(record.moves))
    return ImportedGame(game, entries, record.result)


def _seat(number: int, name: str, *, is_person: bool) -> Seat:
    """Names are cleaned: a record may hold some that nobody could have typed here."""
    colour = COLOURS[number]
    shown = clean_line(name)[:LONGEST_NAME].strip() or colour.capitalize()
    return Seat("human", shown, colour) if is_person else Seat("bot", shown, colour, replacement_level())
