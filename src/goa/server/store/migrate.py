"""Migrates a database with Alembic. Imported only where there is something to migrate."""

from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from goa.server.store.schema_version import SCHEMAS, SchemaProblem, current_schema

LOCK: Final = 7_102_004  # any number that no other program locks


async def migrate(engine: AsyncEngine) -> None:
    """Run the missing migrations. A second process waits and then finds nothing to do."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


async def downgrade(engine: AsyncEngine, revision: str) -> None:
    """Run migrations backwards. Each refuses if it would lose a game."""
    current = await current_schema(engine)
    if revision not in SCHEMAS or current is None or SCHEMAS.index(revision) < SCHEMAS.index(current):
        raise SchemaProblem(f"{revision} is not an older schema; there are {', '.join(reversed(SCHEMAS))}")
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(_downgrade, revision)
    except ValueError as refusal:  # of a migration
        raise SchemaProblem(str(refusal)) from None


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "goa.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _downgrade(connection: Connection, revision: str) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.downgrade(config, revision)
