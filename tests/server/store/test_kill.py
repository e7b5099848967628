"""The server is killed while games are played, again and again: nothing acknowledged is lost, nothing is there twice.

GOA_KILL_TABLES=50 GOA_KILLS=20 is the whole test; without them it is a short one.
"""

import asyncio
import os
from pathlib import Path

import pytest
from tests.server.conftest import assert_clean
from tests.server.drivers import play_while_it_is_killed
from tests.server.process import ServerProcess

TABLES = int(os.environ.get("GOA_KILL_TABLES", "8"))
KILLS = int(os.environ.get("GOA_KILLS", "3"))


@pytest.mark.slow
def test_killed_again_and_again(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        choices = asyncio.run(play_while_it_is_killed(server, TABLES, KILLS))
    finally:
        server.stop()
    assert choices > 100 * TABLES
    assert_clean(server.log)
