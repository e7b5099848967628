"""Migrates a database with Alembic. Run as a program it takes the schema back to an older revision."""

import argparse
import asyncio
import sys
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from goa.server.ops.settings import settings_from
from goa.server.store.database import open_engine

LOCK: Final = 7_102_004  # any number that no other program locks


class DatabaseOutdated(Exception):
    """The schema of the database is that of an older version."""


async def migrate(engine: AsyncEngine) -> None:
    """Run the missing migrations. A second process waits and then finds nothing to do."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


async def downgrade(engine: AsyncEngine, revision: str) -> None:
    """Take the schema back to this revision. ValueError, and nothing changed, if games would be lost."""
    async with engine.begin() as connection:
        await connection.run_sync(_downgrade, revision)


async def is_up_to_date(engine: AsyncEngine) -> bool:
    async with engine.connect() as connection:
        return await connection.run_sync(_is_at_head)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "goa.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _downgrade(connection: Connection, revision: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


def _is_at_head(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


async def _take_back(revision: str) -> None:
    engine = open_engine(settings_from().url)
    try:
        await downgrade(engine, revision)
    except (ValueError, CommandError) as refusal:
        sys.exit(f"The schema stays as it is: {refusal}.")
    finally:
        await engine.dispose()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Take the schema of the database back. Stop all servers first.")
    parser.add_argument("--to", required=True, metavar="REVISION", help="such as 0002")
    asyncio.run(_take_back(parser.parse_args().to))
