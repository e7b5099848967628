"""The clocks of a table: who is awaited since when, and how much time each seat has left.

They follow from the journal and the game's settings alone, so every process and every restart counts the same.

- The clock of a person runs while that person is to choose. It stands for bots, in a pause and at an open seat.
- Clocks start with the first choice of a person.
- An answer is complete when another seat is asked. Only then the increment is added, or the time for an answer starts
  anew. A series of picks is one answer.
- An undo gives no time back, and an answer that is given again after an undo earns no increment. With time for each
  answer, a person who was asked meanwhile has the full time when asked again.
- A choice counts if it was stored before the end of the time was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from goa.core.state import NOBODY
from goa.tables.journal import Entry
from goa.tables.timing.time_control import TimeControl

if TYPE_CHECKING:
    from goa.tables.table import Table

# After these, somebody else may be awaited, or time is counted from a new moment.
MOVES_ON: Final = frozenset({"choose", "undo", "pause", "resume"})
CHANGES_SEAT: Final = frozenset({"resign", "replace", "sit", "expire", "hand_over", "return", "reissue"})

HANDS_TO_BOT: Final = frozenset({"expire", "hand_over"})  # until the person is back

SECONDS_FOR_BOTS: Final = 60  # after which the server looks whether they still play


class Clocks(msgspec.Struct, frozen=True, gc=False):
    """Who is awaited since when, and what was left then."""

    seat: int = NOBODY  # the person who is awaited; nobody while a bot chooses, in a pause and at the end
    since: int = 0  # seconds since 1970
    left: tuple[int, ...] = ()  # seconds of each seat; empty without a time control
    runs: bool = False  # whether the time of the seat is counted
    furthest: int = 0  # how many choices were made at most, undone ones included
    reminders: tuple[int, ...] = ()  # when each seat was last reminded; empty if nobody was
    returned: int = 0  # the number of entries when the seat that is asked last took the seat back from a bot
    handed_over: tuple[int, ...] = ()  # when a bot last got each seat of a person who was away; empty if none did

    @property
    def expires(self) -> int | None:
        """When the awaited person has no time left; none if no clock runs."""
        return self.since + self.left[self.seat] if self.runs else None

    @property
    def nudged(self) -> int:
        """When the awaited person was last reminded; 0 if never."""
        return self.reminders[self.seat] if self.reminders and self.seat != NOBODY else 0

    def has_expired(self, now: float) -> bool:
        return self.expires is not None and now >= self.expires

    def left_at(self, now: float) -> tuple[int, ...]:
        """What each seat has left at this time."""
        if not self.runs:
            return self.left
        return _changed(self.left, self.seat, max(0, self.left[self.seat] - max(0, int(now) - self.since)))


def first_clocks(table: Table) -> Clocks:
    """The clocks before the first entry."""
    control = table.game.config.clock
    left = () if control is None else (control.seconds,) * len(table.seats)
    return Clocks(_awaited(table), table.game.made, left)


def clocks_after(clocks: Clocks, entry: Entry, table: Table) -> Clocks:
    """The clocks after an entry that has just been applied to the table."""
    if entry.kind == "nudge":
        reminders = clocks.reminders or (0,) * len(table.seats)
        return msgspec.structs.replace(clocks, reminders=_changed(reminders, entry.seat, entry.made))
    if entry.kind in HANDS_TO_BOT:
        handed_over = clocks.handed_over or (0,) * len(table.seats)
        clocks = msgspec.structs.replace(clocks, handed_over=_changed(handed_over, entry.seat, entry.made))
    if entry.kind == "reissue" and entry.text == str(entry.seat):
        return clocks  # who renews the link of their own seat is awaited as before
    control = table.game.config.clock
    is_asked = entry.seat == table.state.seat
    earns_time = entry.kind == "return" and control is not None
    if entry.kind not in MOVES_ON and not (entry.kind in CHANGES_SEAT and is_asked) and not earns_time:
        return clocks
    now = max(clocks.since, entry.made)  # the clocks of two processes may differ
    awaited = _awaited(table)
    returned = table.number if entry.kind == "return" and is_asked else clocks.returned
    kept = (clocks.reminders, returned, clocks.handed_over)
    if control is None:
        return Clocks(awaited, now, (), False, 0, *kept)
    left = _left_after(clocks.left_at(now), clocks, entry, table, control)
    furthest = max(clocks.furthest, table.state.choices_made)
    has_begun = clocks.furthest > 0 or (entry.kind == "choose" and table.seats[entry.seat].kind == "human")
    return Clocks(awaited, now, left, has_begun and awaited != NOBODY, furthest if has_begun else 0, *kept)


def look_again_at(table: Table, now: float) -> int | None:
    """When the server has to look at the table even if nobody does; none if it need not."""
    if table.game.config.clock is None or table.is_over or table.paused:
        return None
    if table.clocks.furthest and table.bot_to_choose:
        return int(now) + SECONDS_FOR_BOTS
    return table.clocks.expires


def _left_after(
    left: tuple[int, ...], clocks: Clocks, entry: Entry, table: Table, control: TimeControl
) -> tuple[int, ...]:
    """What each seat has once the entry has taken effect."""
    state = table.state
    if entry.kind == "choose" and table.seats[entry.seat].kind == "human":
        is_complete = state.is_over or state.seat != entry.seat
        if is_complete and state.choices_made > clocks.furthest:
            return _changed(left, entry.seat, control.after_answer(left[entry.seat]))
    elif entry.kind == "undo" and clocks.runs and clocks.seat != entry.seat and control.kind == "correspondence":
        return _changed(left, clocks.seat, control.seconds)
    elif entry.kind == "return":
        return _changed(left, entry.seat, control.after_return(left[entry.seat]))
    return left


def _awaited(table: Table) -> int:
    """The person who is to choose."""
    if table.is_over or table.paused:
        return NOBODY
    seat = table.state.seat
    return seat if table.seats[seat].kind == "human" else NOBODY


def _changed(left: tuple[int, ...], seat: int, seconds: int) -> tuple[int, ...]:
    return (*left[:seat], seconds, *left[seat + 1 :])
