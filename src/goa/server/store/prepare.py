"""Opens a database for the first time: private files, the schema of this version, and a sentence if that fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from goa.server.store.database import open_engine
from goa.server.store.database_errors import DatabaseUnavailable, database_errors
from goa.server.store.private_files import make_private
from goa.server.store.schema_version import NEWEST_SCHEMA, SchemaProblem, current_schema, known_schema


class DatabaseNotUsable(Exception):
    """The database cannot be used by this version of goa. The message says why and what to do."""


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database, without symbolic links; None for other databases."""
    parsed = make_url(url)
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    return Path(parsed.database or "").resolve() if is_file else None


async def prepare_database(url: str, *, migrates: bool) -> None:
    """Migrate if that is asked for; SQLite is always migrated. Raises DatabaseNotUsable."""
    async with _opened(url) as engine:
        migrates = migrates or engine.dialect.name == "sqlite"
        if await known_schema(engine, may_be_older=migrates) != NEWEST_SCHEMA:
            from goa.server.store.migrate import migrate  # noqa: PLC0415 - a quarter of a start, and seldom needed

            await migrate(engine)


async def downgrade_database(url: str, revision: str) -> None:
    """Migrate back to an older schema. Raises DatabaseNotUsable."""
    from goa.server.store.migrate import downgrade  # noqa: PLC0415 - not needed to serve

    async with _opened(url) as engine:
        await known_schema(engine, may_be_older=True)
        await downgrade(engine, revision)


async def schema_of(url: str) -> tuple[str | None, str]:
    """The schema of a database, and the one of this version."""
    async with _opened(url) as engine:
        return await current_schema(engine), NEWEST_SCHEMA


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[AsyncEngine]:
    """An engine whose errors are sentences."""
    file = sqlite_file(url)
    try:
        if file is not None:
            make_private(file)
        engine = open_engine(url)
        try:
            with database_errors():
                yield engine
        finally:
            await engine.dispose()
    except SchemaProblem as problem:
        raise DatabaseNotUsable(str(problem)) from None
    except DatabaseUnavailable as problem:
        raise DatabaseNotUsable(f"the database{f' {file}' if file else ''} cannot be used: {problem}") from None
    except OSError as problem:
        raise DatabaseNotUsable(f"{problem.filename or file}: {problem.strerror}") from None
