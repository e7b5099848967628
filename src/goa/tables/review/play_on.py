"""Playing on from a moment of a finished game: a new table with the same choices so far, one person and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from goa.bots.players.registry import level_for
from goa.rules.version import rules_version_of
from goa.tables.create_game import replacement_level
from goa.tables.game_config import Seat, new_game
from goa.tables.journal import Entry
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.review.records import ImportedGame

if TYPE_CHECKING:
    from goa.tables.requests.request_bodies import PlayOn
    from goa.tables.table import Table


def require_moment(table: Table, body: PlayOn) -> None:
    """Refuse games that are not over, and moments and seats that they do not have."""
    if not table.is_over:
        raise RequestRefused(409, "not over", localized("server.play_on_secret"))
    if body.at > table.number:
        raise RequestRefused(404, "no such number", f"This game has numbers 0 to {table.number}.", number=table.number)
    if body.seat >= len(table.seats):
        raise RequestRefused(422, "no such seat", f"This table has seats 0 to {len(table.seats) - 1}.")


def game_from_moment(past: Table, body: PlayOn, *, now: float) -> ImportedGame:
    """The game as it was then. It is marked as imported: the seed is the same, so somebody may know what comes."""
    if past.is_over:
        raise RequestRefused(409, "over", localized("server.play_on_over"))
    old = past.game
    level = level_for(body.level or replacement_level(), old.edition)
    seats = tuple(
        Seat("human", sits.name, sits.colour) if number == body.seat else Seat("bot", sits.name, sits.colour, level)
        for number, sits in enumerate(past.seats)
    )
    config = msgspec.structs.replace(
        old.config,
        seats=seats,
        hints=True,
        undo="own",
        tutorial=False,
        imported=True,
        clock=None,
        absence_seconds=0,
        maker=body.seat,
    )
    rules = rules_version_of(old.rules)
    game = new_game(old.edition, old.edition_text, config, now=now, seed=old.seed, rules_version=rules)
    moves: list[tuple[int, str]] = []
    made = past.state.past
    while made is not None:
        moves.append((made.seat, made.choice.text))
        made = made.before
    entries = tuple(Entry(number, "choose", seat, text) for number, (seat, text) in enumerate(reversed(moves)))
    return ImportedGame(game, entries, None)
