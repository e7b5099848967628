"""The server is killed while games are played, again and again: nothing acknowledged is lost, nothing is there twice.

GOA_KILL_TABLES=50 GOA_KILLS=20 is the whole test; without them it is a short one.
"""

import asyncio
import os
from pathlib import Path

import httpx
from tests.server.conftest import assert_clean
from tests.server.drivers import check, drive, make
from tests.server.process import ServerProcess

TABLES = int(os.environ.get("GOA_KILL_TABLES", "8"))
KILLS = int(os.environ.get("GOA_KILLS", "3"))
SECONDS_BETWEEN_KILLS = 0.7


def test_killed_again_and_again(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        choices = asyncio.run(play_while_it_is_killed(server, TABLES, KILLS))
    finally:
        server.stop()
    assert choices > 100 * TABLES
    assert_clean(server.log)


async def play_while_it_is_killed(server: ServerProcess, count: int, kills: int) -> int:
    """How many choices were made; every one acknowledged is there, whatever was killed meanwhile."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        tables = [await make(client, 2) for _ in range(count)]
        playing = [asyncio.create_task(drive(client, table, "only")) for table in tables]
        for _ in range(kills):
            await asyncio.sleep(SECONDS_BETWEEN_KILLS)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        assert sum(table.is_over for table in tables) < len(tables), "the games ended before the last kill"
        await asyncio.gather(*playing)
        counted = [await check(client, table) for table in tables]
        assert sum(table.retries for table in tables) > 0
        return sum(counted)
