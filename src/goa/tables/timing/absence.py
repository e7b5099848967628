"""People who are away: their time runs out, or another player reminds them, hands their seat to a bot, renews its link.

Only one seat may do so: the maker of the table, or the next person if the maker is away.
"""

from __future__ import annotations

from typing import Final

from goa.bots.players.registry import level_for
from goa.core.state import NOBODY
from goa.tables.journal import Entry
from goa.tables.requests.request_errors import RequestRefused, game_over, game_paused, localized
from goa.tables.table import Table

SECONDS_BETWEEN_NUDGES: Final = 600
MOST_NUDGES: Final = 100  # of one seat in a game
MOST_REISSUES: Final = 50  # links of one seat in a game


def maker_of(table: Table) -> int:
    """The seat of the person who made the table, or of the first person if there is none."""
    made_by = table.game.config.maker
    if made_by >= 0 and table.seats[made_by].kind == "human":
        return made_by
    return _first_person(table, but=NOBODY)


def acting_for(table: Table, seat: int) -> int:
    """The seat that may act if this one is away; nobody if no other person is there."""
    maker = maker_of(table)
    return maker if maker != seat else _first_person(table, but=seat)


def expiry_entries(table: Table, now: float) -> tuple[Entry, ...]:
    """The entry that lets a bot play on for a person whose time has run out; none if there is nobody."""
    clocks = table.clocks
    if not clocks.has_expired(now):
        return ()
    return (Entry(table.number, "expire", clocks.seat, stand_in_level(table), made=int(now)),)


def return_entries(table: Table, seat: int, now: float, *, answers: bool = False) -> tuple[Entry, ...]:
    """The entry by which a person takes the seat back from a bot; none if no bot stands in.

    A person has the time of a return once for each question. After that only an answer brings them back before the bot
    has answered: otherwise a game could be stalled by coming back again and again.
    """
    if seat not in table.stand_ins or table.is_over:
        return ()
    if seat == table.state.seat and table.clocks.returned > table.position and not answers:
        raise RequestRefused(409, "bot answers", localized("server.bot_answers"))
    return (Entry(table.number, "return", seat, "", made=int(now)),)


def nudge_entries(table: Table, seat: int, absent: int, now: float) -> tuple[Entry, ...]:
    """The entry by which a seat reminds the person who is awaited."""
    _require_acting(table, seat, absent)
    _require_awaited(table, absent)
    too_soon = table.clocks.nudged and now < table.clocks.nudged + SECONDS_BETWEEN_NUDGES
    if too_soon or table.entries_of("nudge", absent) >= MOST_NUDGES:
        raise RequestRefused(409, "too soon", localized("server.nudged", name=table.seats[absent].name))
    return (Entry(table.number, "nudge", absent, str(seat), made=int(now)),)


def hand_over_entries(table: Table, seat: int, absent: int, now: float) -> tuple[Entry, ...]:
    """The entry by which a bot gets the seat of a person who has been away for long."""
    _require_acting(table, seat, absent)
    _require_awaited(table, absent)
    _require_waited(table, absent, table.clocks.since, now)
    return (Entry(table.number, "hand_over", absent, stand_in_level(table), made=int(now)),)


def reissue_entries(table: Table, seat: int, absent: int, now: float) -> tuple[Entry, ...]:
    """The entry by which the seat of a person who is away gets a new link.

    While a bot plays, the person can take the seat back. So the waiting time begins anew when the bot gets the seat.
    Where none was agreed on, such as at a table with clocks, only the host gives a new link.
    """
    _require_acting(table, seat, absent)
    if absent in table.stand_ins:
        _require_waited(table, absent, table.clocks.handed_over[absent], now)
    else:
        _require_awaited(table, absent)
        _require_waited(table, absent, table.clocks.since, now)
    _require_link_left(table, absent)
    return (Entry(table.number, "reissue", absent, str(seat), made=int(now)),)


def renewal_entries(table: Table, seat: int, now: float) -> tuple[Entry, ...]:
    """The entry by which a person revokes the links of their own seat and gets a new one."""
    _require_link_left(table, seat)
    return (Entry(table.number, "reissue", seat, str(seat), made=int(now)),)


def stand_in_level(table: Table) -> str:
    """The bot that plays for people who are away, as chosen when the table was made."""
    return level_for(table.game.config.takeover, table.game.edition)


def _first_person(table: Table, but: int) -> int:
    for number, seat in enumerate(table.seats):
        if seat.kind == "human" and number != but:
            return number
    return NOBODY


def _require_acting(table: Table, seat: int, absent: int) -> None:
    if not 0 <= absent < len(table.seats):
        raise RequestRefused(404, "no such seat", f"This table has seats 0 to {len(table.seats) - 1}.")
    if seat == absent or seat != acting_for(table, absent):
        raise RequestRefused(403, "not the maker", localized("server.not_the_maker"))
    if table.is_over:
        raise game_over()


def _require_awaited(table: Table, absent: int) -> None:
    if table.paused:
        raise game_paused()
    if table.clocks.seat != absent:
        raise RequestRefused(409, "not awaited", localized("server.not_awaited", name=table.seats[absent].name))


def _require_link_left(table: Table, seat: int) -> None:
    if table.entries_of("reissue", seat) >= MOST_REISSUES:
        raise RequestRefused(422, "no new link", localized("server.no_more_links"))


def _require_waited(table: Table, absent: int, since: int, now: float) -> None:
    seconds = table.game.config.absence_seconds
    if not seconds or now < since + seconds:
        raise RequestRefused(409, "too soon", localized("server.not_absent", name=table.seats[absent].name))
