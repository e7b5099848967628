"""Bots at the tables: they sit in other processes, take their time, and never hold up a table by failing."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from goa.core.choices import CATALOGUE
from goa.record.wire import to_wire
from goa.server.bots.worker_pool import Failed, Task, Workshop
from goa.server.live import submit as door
from goa.server.live.live_table import Room
from goa.server.live.table_registry import Hall
from goa.server.ops.metrics import ROBOT_FAILURES
from goa.tables.create_game import takeover_level
from goa.tables.errors import Refused, Unavailable
from goa.tables.journal import Entry
from goa.tables.table import Table
from goa.tables.tutorial import scripted_choice
from goa.views.observation import observe

LOG: Final = logging.getLogger("goa.robots")
TRIES: Final = 2
TAKE_OVER_SECONDS: Final = 3.0  # after which another process is thought to have died
LAST_RESORT: Final = "random"


class Robots:
    """Watches all tables for bots that are to choose."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.workshop = Workshop(hall.settings.robot_processes, hall.settings.robot_seconds)
        hall.on_change = self.look

    def look(self, room: Room, mine: bool) -> None:
        """Called after every change of a table; mine if this process brought it about."""
        if room.robot is None and room.table.bot_to_choose and not self.hall.is_closing.is_set():
            patience = 0.0 if mine else TAKE_OVER_SECONDS
            room.robot = asyncio.create_task(self._drive(room, patience), name=f"robot of {room.table.game.id}")

    async def stop(self) -> None:
        driving = [room.robot for room in self.hall.rooms.values() if room.robot is not None]
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)
        await self.workshop.stop()

    async def _drive(self, room: Room, patience: float) -> None:
        """Choose for bots until it is a person's choice; where another process does so already, only if it stops."""
        try:
            while room.table.bot_to_choose and not self.hall.is_closing.is_set():
                position = room.table.position
                await asyncio.sleep(patience)
                if room.table.position != position:
                    continue
                try:
                    patience = 0.0 if await self._choose(room) else TAKE_OVER_SECONDS
                except (Unavailable, Refused) as problem:
                    if not isinstance(problem, Refused) or problem.error != "stale":
                        details = {"game": room.table.game.id, "why": type(problem).__name__}
                        LOG.warning("a bot waits", extra={"details": details})
                    patience = TAKE_OVER_SECONDS
        except Exception:
            LOG.exception("a bot's task failed", extra={"details": {"game": room.table.game.id}})
            raise
        finally:
            room.robot = None

    async def _choose(self, room: Room) -> bool:
        """Whether it came to that; if not, somebody else was first."""
        began = time.monotonic()
        table = room.table
        seat, level, number, position = table.state.seat, table.bot_to_choose, table.number, table.position
        text = await self._answer(table, seat, level)
        # The same pause however hard the choice was, so that it tells nothing.
        await asyncio.sleep(max(0.0, table.game.agreed.pace - (time.monotonic() - began)))
        async with self.hall.entered(table.game.id) as current:
            if current is not room or room.table.position != position or room.table.seats[seat].kind != "bot":
                return False
            if text is None:
                await self._replace(room, seat, level)
            else:
                await door.choose(self.hall, room, seat, max(number, position), [text])
            return True

    async def _answer(self, table: Table, seat: int, level: str) -> str | None:
        """The bot's choice; nothing if it failed as often as it may."""
        scripted = scripted_choice(table)
        if scripted is not None:
            return scripted
        observation = observe(table.state, seat)
        game = table.game
        task = Task(level, game.dice_of(seat), game.edition.digest, game.edition_text, to_wire(observation))
        for attempt in range(TRIES):
            try:
                choice = CATALOGUE[await self.workshop.answer(task)]
            except (Failed, IndexError) as failure:
                _note_failure(table, level, seat, f"attempt {attempt + 1}: {failure}")
                continue
            if choice in observation.offered:
                return choice.text
            _note_failure(table, level, seat, f"attempt {attempt + 1}: {choice.text!r} was not offered")
        return None

    async def _replace(self, room: Room, seat: int, level: str) -> None:
        """Another bot sits down in its place, and everybody is told; the last resort always answers."""
        successor = takeover_level() if level != takeover_level() else LAST_RESORT
        if level == successor:
            # Not even the simplest answers: the workers themselves are broken. Any choice is better than none.
            offered = room.table.state.offered
            await door.choose(self.hall, room, seat, room.table.number, [offered[0].text])
            return
        LOG.error("a bot is replaced", extra={"details": {"game": room.table.game.id, "seat": seat, "by": successor}})
        await door.write(self.hall, room, (Entry(room.table.number, "replace", seat, successor),))


def _note_failure(table: Table, level: str, seat: int, why: str) -> None:
    ROBOT_FAILURES.labels(level).inc()
    LOG.warning("a bot failed", extra={"details": {"game": table.game.id, "seat": seat, "bot": level, "why": why}})
