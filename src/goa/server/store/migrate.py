"""Migrates a database with Alembic."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK: Final = 7_102_004  # any number that no other program locks


class SchemaProblem(ValueError):
    """The schema of the database is not the one of this version. The message says what to do."""


async def migrate(engine: AsyncEngine) -> None:
    """Run the missing migrations. A second process waits and then finds nothing to do."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


async def downgrade(engine: AsyncEngine, revision: str) -> None:
    """Run migrations backwards. Each refuses if it would lose a game."""
    known = _known()
    current = await current_schema(engine)
    if revision not in known or current is None or known.index(revision) < known.index(current):
        raise SchemaProblem(f"{revision} is not an older schema; there are {', '.join(reversed(known))}")
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(_downgrade, revision)
    except ValueError as refusal:  # of a migration
        raise SchemaProblem(str(refusal)) from None


async def current_schema(engine: AsyncEngine) -> str | None:
    """The schema of the database; none if it is empty."""
    async with engine.connect() as connection:
        return await connection.run_sync(_current)


def newest_schema() -> str:
    """The schema of this version."""
    return _known()[0]


def _known() -> list[str]:
    """All schemas, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


async def is_up_to_date(engine: AsyncEngine) -> bool:
    async with engine.connect() as connection:
        return await connection.run_sync(_is_at_head)


async def require_known_schema(engine: AsyncEngine, *, may_be_older: bool) -> None:
    """Raise SchemaProblem for the schema of a newer version, and for an older one unless that may be."""
    current, known = await current_schema(engine), _known()
    if current is not None and current not in known:
        raise SchemaProblem(
            f"the database was written by a newer version of goa: its schema is {current}, and this version knows "
            f"{known[0]} at most. Update goa, or restore the backup from before the update."
        )
    if current != known[0] and not may_be_older:
        state = "has no tables of goa yet" if current is None else f"is not up to date: its schema is {current}"
        raise SchemaProblem(f"the database {state}; start goa serve once with --migrate")


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
    return _current(connection) == ScriptDirectory.from_config(_config()).get_current_head()


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
