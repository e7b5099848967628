"""Creating tables in the page: from a form, as a tutorial, from a record."""

from __future__ import annotations

from collections.abc import Callable

from goa.editions.types import Edition
from goa.page.answer import Reply
from goa.page.page_table import PageTable, write_of_game
from goa.tables.create_game import built_in_edition, created_answer, game_for, new_tokens
from goa.tables.game_config import Game
from goa.tables.lessons.guidance import lesson_game
from goa.tables.requests.request_bodies import NewGame, NewRecord, NewTutorial, PlayOn, read_body
from goa.tables.review.play_on import game_from_moment
from goa.tables.review.records import (
    ImportedGame,
    check_record,
    clean_upload,
    game_from_record,
    parse_custom_edition,
    people_at,
)
from goa.tables.table import Table
from goa.tables.tokens import digest_of

CREATED = 201

New = tuple[PageTable, Reply]


def create_table(sent: str, address: str, now: float) -> New:
    body = read_body(sent, NewGame)
    body.clock, body.absence_hours = None, 0  # everybody sits at the same screen
    edition, text = _custom_edition(body.edition_text) or built_in_edition(body.edition)
    return created(game_for(body, edition, text, now=now), address)


def create_tutorial(sent: str, address: str, now: float) -> New:
    body = read_body(sent, NewTutorial)
    return _created_with(lesson_game(body.lesson, body.name, body.language, body.pace, now=now), address, now)


def create_from_record(sent: str, address: str, now: float) -> New:
    body = read_body(sent, NewRecord)
    custom = _custom_edition(body.edition_text)
    record = check_record(clean_upload(body.text), custom[0] if custom else None)
    edition, text = custom or built_in_edition(record.edition)
    imported = game_from_record(record, edition, text, people_at(record, body.take_seats), now=now)
    return _created_with(imported, address, now)


def create_from_moment(past: Table, body: PlayOn, address: str, now: float) -> New:
    return _created_with(game_from_moment(past, body, now=now), address, now)


def _created_with(imported: ImportedGame, address: str, now: float) -> New:
    table, reply = created(imported.game, address)
    table.append(imported.entries)
    reply.writes += table.writes_of(imported.entries, now)
    return table, reply


def _custom_edition(text: str | None) -> tuple[Edition, str] | None:
    """The edition that was sent along, with its text."""
    return None if text is None else (parse_custom_edition(clean_upload(text)), clean_upload(text))


def created(game: Game, address: str) -> New:
    """The table, and an answer with its links."""
    tokens = new_tokens(game)
    table = PageTable(game, {digest_of(token): seat for seat, token in tokens.items()})
    return table, Reply(CREATED, created_answer(game, tokens, address), game=game.id, writes=[write_of_game(table)])


CREATE: dict[str, Callable[[str, str, float], New]] = {
    "/api/games": create_table,
    "/api/tutorial": create_tutorial,
    "/api/records": create_from_record,
}
