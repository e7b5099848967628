"""The migrations lead to the tables that the code thinks there are."""

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from goa.server.store.database import open_engine
from goa.server.store.migrate import is_up_to_date, migrate
from goa.server.store.schema import metadata


def test_migrations_and_schema_agree(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        assert not await is_up_to_date(engine)
        await migrate(engine)
        await migrate(engine)
        assert await is_up_to_date(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(compare())
