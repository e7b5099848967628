"""Migrates a database with Alembic."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK: Final = 7_102_004  # any number that no other program locks


class DatabaseOutdated(Exception):
    """The schema of the database is that of an older version."""


async def migrate(engine: AsyncEngine) -> None:
    """Run the missing migrations. A second process waits and then finds nothing to do."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


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


def _is_at_head(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head
