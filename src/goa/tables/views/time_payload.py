"""Clocks and absence, as they are sent."""

from __future__ import annotations

from goa.core.state import NOBODY
from goa.tables.payloads.time_types import Absence, ClocksPayload
from goa.tables.table import Table
from goa.tables.timing.absence import acting_for, maker_of


def clocks_payload(table: Table) -> ClocksPayload | None:
    """None at a table without clocks."""
    control, clocks = table.game.config.clock, table.clocks
    if control is None:
        return None
    running = clocks.seat if clocks.runs else NOBODY
    return ClocksPayload(
        control.kind, control.seconds, control.increment, clocks.left, running, clocks.since, clocks.expires
    )


def absence_payload(table: Table) -> Absence | None:
    """None at a table without clocks that has no waiting time, or where nobody waits for another person."""
    config, clocks = table.game.config, table.clocks
    if config.clock is None and (not config.absence_seconds or _is_alone(table)):
        return None
    acting = acting_for(table, clocks.seat) if clocks.seat >= 0 else NOBODY
    told = (acting, config.absence_seconds, clocks.nudged, maker_of(table), clocks.handed_over)
    return Absence(clocks.seat, clocks.since, *told)


def _is_alone(table: Table) -> bool:
    """Whether one person plays against bots."""
    people = 0
    for seat in table.game.config.seats:
        if seat.kind != "bot":
            people += 1
    return people == 1
