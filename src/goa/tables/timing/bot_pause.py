"""How long a bot waits at least before it chooses."""

from __future__ import annotations

from goa.tables.game_config import LONGEST_BOT_PAUSE
from goa.tables.table import Table


def bot_pause(table: Table) -> float:
    """Seconds before the first of the choices that a seat makes in a row; the others need no pause.

    Viewers follow at their own pace. Tables that were made when bots were to take longer wait no longer than others.
    """
    last = table.state.past
    goes_on = last is not None and last.seat == table.state.seat
    return 0.0 if goes_on else min(table.game.config.pace, LONGEST_BOT_PAUSE)
