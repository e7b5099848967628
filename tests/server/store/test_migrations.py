"""The migrations lead to the tables that the code thinks there are."""

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from goa.server.store.database import open_engine
from goa.server.store.migrate import alembic_config, migrate
from goa.server.store.schema import metadata
from goa.server.store.schema_version import NEWEST_SCHEMA, SCHEMAS, current_schema


def test_migrations_and_schema_agree(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        assert await current_schema(engine) is None
        await migrate(engine)
        await migrate(engine)
        assert await current_schema(engine) == NEWEST_SCHEMA
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(compare())


def test_every_migration_is_a_known_schema() -> None:
    """The server compares the names without Alembic."""
    found = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    assert tuple(script.revision for script in found) == SCHEMAS
