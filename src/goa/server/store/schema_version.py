"""Which schema a database has, read without Alembic: that takes long to import, and most starts migrate nothing."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

# Newest first, as the migrations name them; a new migration adds its own.
SCHEMAS: Final = ("0009", "0008", "0007", "0006", "0005", "0004", "0003", "0002", "0001")
NEWEST_SCHEMA: Final = SCHEMAS[0]
VERSION_TABLE: Final = "alembic_version"


class SchemaProblem(ValueError):
    """The schema of the database is not the one of this version. The message says what to do."""


async def current_schema(engine: AsyncEngine) -> str | None:
    """The schema of the database; none if it is empty."""
    async with engine.connect() as connection:
        return await connection.run_sync(_current)


async def known_schema(engine: AsyncEngine, *, may_be_older: bool) -> str | None:
    """The schema of the database. Raises SchemaProblem if it is too new, or older and may not be."""
    current = await current_schema(engine)
    if current is not None and current not in SCHEMAS:
        raise SchemaProblem(
            f"the database was written by a newer version of goa: its schema is {current}, and this version knows "
            f"{NEWEST_SCHEMA} at most. Update goa, or restore the backup from before the update."
        )
    if current != NEWEST_SCHEMA and not may_be_older:
        state = "has no tables of goa yet" if current is None else f"is not up to date: its schema is {current}"
        raise SchemaProblem(f"the database {state}; start goa serve once with --migrate")
    return current


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608 - a constant
    return found
