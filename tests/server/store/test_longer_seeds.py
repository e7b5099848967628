"""The migration of the seed column: nothing is lost on the way there, and on the way back nothing is cut off."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.cluster import Cluster, missing
from tests.server.process import modules_path

from goa.core.dice import HIGHEST_SEED
from goa.core.seeds import read_seed
from goa.server.store.database import open_engine
from goa.server.store.migrate import alembic_config, downgrade, migrate

SEEDS = [0, 7, HIGHEST_SEED]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if missing():
        pytest.skip(missing() or "")
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncEngine:
    if request.param == "sqlite":
        return open_engine(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
    cluster: Cluster = request.getfixturevalue("cluster")
    return open_engine(cluster.url.replace("postgresql://", "postgresql+asyncpg://"))


async def make_older(engine: AsyncEngine) -> None:
    """The schema before the longer seeds."""

    def run(connection: Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")

    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()  # connections remember how the table was


async def fill(engine: AsyncEngine) -> None:
    """Games as an earlier version stored them, each with an entry of its journal."""
    async with engine.begin() as connection:
        await connection.execute(text("INSERT INTO editions VALUES ('e', 'text')"))
        for number, seed in enumerate(SEEDS):
            await connection.execute(
                text(
                    "INSERT INTO games (id, edition, rules, seed, salt, agreed, made) "
                    "VALUES (:id, 'e', '0.1', :seed, 's', '{}', 1)"
                ),
                {"id": f"g{number}", "seed": seed},
            )
            await connection.execute(
                text("INSERT INTO entries VALUES (:id, 0, 'choose', 0, 'pass', NULL, 0, 1)"), {"id": f"g{number}"}
            )


async def rows(engine: AsyncEngine, query: str) -> list[object]:
    async with engine.connect() as connection:
        return list(await connection.scalars(text(query)))


def test_seeds_survive_there_and_back(engine: AsyncEngine) -> None:
    async def there_and_back() -> None:
        await make_older(engine)
        await fill(engine)
        await migrate(engine)
        await engine.dispose()
        stored = await rows(engine, "SELECT seed FROM games ORDER BY id")
        assert stored == [str(seed) for seed in SEEDS]
        assert [read_seed(str(seed)) for seed in stored] == SEEDS
        assert await rows(engine, "SELECT count(*) FROM entries") == [len(SEEDS)]
        await downgrade(engine, "0002")
        await engine.dispose()
        assert await rows(engine, "SELECT seed FROM games ORDER BY id") == SEEDS
        assert await rows(engine, "SELECT count(*) FROM entries") == [len(SEEDS)]
        await migrate(engine)
        await engine.dispose()
        secret = bytes(range(32)).hex()
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE games SET seed = :seed WHERE id = 'g0'"), {"seed": secret})
        with pytest.raises(ValueError, match="1 games have a seed of 256 bits"):
            await downgrade(engine, "0002")
        await engine.dispose()
        assert await rows(engine, "SELECT seed FROM games WHERE id = 'g0'") == [secret]
        await engine.dispose()

    asyncio.run(there_and_back())


def test_the_program_takes_a_schema_back_or_says_why_not(tmp_path: Path) -> None:
    environment = {**os.environ, "GOA_DATA": str(tmp_path), "PYTHONPATH": modules_path()}
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")

    async def made() -> None:
        await make_older(engine)
        await fill(engine)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(made())
    command = [sys.executable, "-m", "goa", "database", "downgrade"]
    assert subprocess.run([*command, "0002"], env=environment, check=False).returncode == 0
    ended = subprocess.run([*command, "nowhere"], env=environment, check=False, capture_output=True, text=True)
    assert ended.returncode == 2
    assert "nowhere is not an older schema" in ended.stderr


def test_digits_are_stored_as_text_on_sqlite(tmp_path: Path) -> None:
    """A column of numbers would turn 64 decimal digits into a rounded one."""
    path = tmp_path / "games.sqlite"
    engine = open_engine(f"sqlite+aiosqlite:///{path}")

    async def made() -> None:
        await migrate(engine)
        await engine.dispose()

    asyncio.run(made())
    with sqlite3.connect(path) as database:
        database.execute("INSERT INTO editions VALUES ('e', 'text')")
        database.execute(
            "INSERT INTO games (id, edition, rules, seed, salt, agreed, made) VALUES ('g', 'e', '1', ?, 's', '{}', 1)",
            ("12" * 32,),
        )
        assert database.execute("SELECT seed FROM games").fetchone() == ("12" * 32,)
    database.close()
