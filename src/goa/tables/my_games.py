"""A line of the list of one's games, for every host."""

from __future__ import annotations

from goa.core.state import NOBODY
from goa.tables.payloads.my_games_types import MyGame
from goa.tables.table import Table
from goa.tables.views.points import most_ducats, points_of
from goa.views.observation import Observation, observe


def my_game(table: Table, seat: int, *, unread: int = 0, chat: int = 0) -> MyGame:
    """The game as this seat may know it."""
    state, clocks, config = table.state, table.clocks, table.game.config
    seen = observe(state, max(seat, NOBODY))
    awaited = NOBODY if table.is_over or table.paused else state.seat
    return MyGame(
        game=table.game.id,
        seat=seat,
        number=table.number,
        edition=table.game.edition.name,
        marks=table.game.marks,
        tutorial=config.tutorial,
        seats=tuple(table.seats),
        part=state.part,
        round=state.round,
        is_over=table.is_over,
        paused=table.paused,
        waits=_waits(table, seat),
        awaited=awaited,
        since=clocks.since if awaited != NOBODY and clocks.seat == awaited else 0,
        expires=clocks.expires,
        points=_points(table, seen),
        winners=() if seen.scores is None else seen.scores.winners,
        rematch=table.rematch or None,
        unread=unread,
        chat=chat,
    )


def _waits(table: Table, seat: int) -> bool:
    """Whether the person of the seat is to choose, or to answer an undo request."""
    if seat < 0 or table.is_over or table.seats[seat].kind != "human":
        return False
    request = table.undo_request
    is_asked = request is not None and seat not in request.agreed
    return is_asked or (not table.paused and table.state.seat == seat)


def _points(table: Table, seen: Observation) -> tuple[int, ...]:
    """What this seat is shown of the points at the table."""
    if seen.scores is not None:
        return tuple(line.total for line in seen.scores.seats)
    config, edition = table.game.config, table.game.edition
    is_counted = config.open_money or config.counted_ducats
    public = observe(table.state, NOBODY).players
    richest = most_ducats(public, is_counted=is_counted)
    points = [points_of(edition, player, richest).total for player in public]
    if seen.viewer != NOBODY:
        own = points_of(edition, seen.players[seen.viewer], most_ducats(seen.players, is_counted=is_counted))
        points[seen.viewer] = own.total
    return tuple(points)
