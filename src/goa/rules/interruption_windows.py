"""ACT-9: the moments of an action turn at which cards may be played and tiles used."""

from typing import Final

from goa.core.frames import NO_WINDOW, Decision
from goa.core.state import State

BEFORE_ACTION: Final = 0
DURING_HARVEST: Final = 1
DURING_EXPEDITION: Final = 2
DURING_FOUNDING: Final = 3
AFTER_ACTION: Final = 4


def is_expedition_under_way(state: State, seat: int) -> bool:
    """Whether the seat is in the middle of an Expedition, also where a card or tile has interrupted it."""
    if state.turn != seat:
        return False
    for number in range(len(state.agenda) - 1, -1, -1):
        frame = state.agenda[number]
        if isinstance(frame, Decision):
            window = frame.question().window
            if window == DURING_EXPEDITION:
                return True
            if window == AFTER_ACTION:  # the end of this action turn
                return False
    return False


__all__ = [
    "AFTER_ACTION",
    "BEFORE_ACTION",
    "DURING_EXPEDITION",
    "DURING_FOUNDING",
    "DURING_HARVEST",
    "NO_WINDOW",
    "is_expedition_under_way",
]
