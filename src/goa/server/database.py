"""Opening a database: SQLite with every commit on the disk, or PostgreSQL."""

from typing import Any, Final

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

WRITES: Final = "writes"
SQLITE_CONNECTIONS: Final = 4
POSTGRES_CONNECTIONS: Final = 8


def open_engine(url: str) -> AsyncEngine:
    if url.startswith("sqlite"):
        return _open_sqlite(url)
    # A connection that PostgreSQL dropped meanwhile is noticed and replaced before it is used.
    return create_async_engine(url, pool_size=POSTGRES_CONNECTIONS, pool_pre_ping=True, pool_timeout=10)


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for transactions that write."""
    return engine.execution_options(**{WRITES: True})


def _open_sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=SQLITE_CONNECTIONS, connect_args={"timeout": 30})

    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # so that BEGIN is ours to say
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: Connection) -> None:
        # A transaction that reads first and then writes must not be overtaken in between.
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    return engine
