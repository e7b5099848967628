"""Creating tables in the page: from a form, as a tutorial, from a record, as a rematch."""

from __future__ import annotations

from collections.abc import Callable

from goa.editions.load import edition_text, load_edition
from goa.editions.types import Edition
from goa.page.answer import Reply
from goa.page.bodies import NewGame, NewRecord, NewTutorial, read_body
from goa.page.page_table import PageTable, new_tokens, write_of_game
from goa.tables.create_game import complete_seats, replacement_level, require_playable
from goa.tables.game_config import INVITED, SPECTATOR, Game, GameConfig, Seat, new_game
from goa.tables.payloads.answers import Created, Link
from goa.tables.records import check_record, clean_upload, game_from_record, parse_custom_edition, people_at
from goa.tables.tokens import digest_of, link_to
from goa.tables.tutorial import tutorial_game

CREATED = 201

New = tuple[PageTable, Reply]


def create_table(body: str, address: str, now: float) -> New:
    wanted = read_body(body, NewGame)
    edition, text = _edition(wanted.edition_text) or (load_edition(wanted.edition), edition_text(wanted.edition))
    seats = [Seat(seat.kind, seat.clean_name, seat.colour, seat.level or "") for seat in wanted.seats]
    config = GameConfig(
        seats=tuple(complete_seats(seats, edition)),
        quick_start=wanted.quick_start,
        bonanza=wanted.bonanza,
        open_money=wanted.open_money,
        counted_ducats=wanted.counted_ducats,
        pace=wanted.pace,
        undo=wanted.undo,
        hints=wanted.hints,
        takeover=replacement_level(),
    )
    game = new_game(edition, text, config, now=now)
    require_playable(game)
    return created(game, address)


def create_tutorial(body: str, address: str, now: float) -> New:
    wanted = read_body(body, NewTutorial)
    return created(tutorial_game(wanted.name, wanted.language, wanted.pace, now=now), address)


def create_from_record(body: str, address: str, now: float) -> New:
    wanted = read_body(body, NewRecord)
    sent = _edition(wanted.edition_text)
    record = check_record(clean_upload(wanted.text), sent[0] if sent else None)
    edition, text = sent or (load_edition(record.edition), edition_text(record.edition))
    imported = game_from_record(record, edition, text, people_at(record, wanted.take_seats), now=now)
    table, reply = created(imported.game, address)
    table.append(imported.entries)
    reply.writes += table.writes_of(imported.entries, now)
    return table, reply


def _edition(text: str | None) -> tuple[Edition, str] | None:
    """The edition that was sent along, with its text."""
    return None if text is None else (parse_custom_edition(clean_upload(text)), clean_upload(text))


def created(game: Game, address: str) -> New:
    """The table, and an answer with its links, which are shown only this once."""
    tokens = new_tokens(game)
    table = PageTable(game, {digest_of(token): seat for seat, token in tokens.items()})

    def link(seat: int) -> Link:
        return Link(seat=seat, token=tokens[seat], link=link_to(address, game.id, tokens[seat]))

    answer = Created(
        id=game.id,
        commitment=game.commitment,
        seats=[link(seat) for seat in tokens if seat >= 0],
        invitation=link(INVITED) if INVITED in tokens else None,
        spectators=link(SPECTATOR),
    )
    return table, Reply(CREATED, answer, game=game.id, writes=[write_of_game(table)])


CREATE: dict[str, Callable[[str, str, float], New]] = {
    "/api/games": create_table,
    "/api/tutorial": create_tutorial,
    "/api/records": create_from_record,
}
