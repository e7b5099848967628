"""Opens a database: SQLite with every commit synced to disk, or PostgreSQL."""

from typing import Any, Final

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from goa.server.store.journal.postgres_journal import PostgresJournal
from goa.server.store.journal.sqlite_journal import SqliteJournal

WRITES: Final = "writes"
NO_TRANSACTION: Final = "no_transaction"
SQLITE_CONNECTIONS: Final = 4
SECONDS_TO_WAIT: Final = 30.0  # for another writer on SQLite
POSTGRES_CONNECTIONS: Final = 8
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on the disk when it is acknowledged
    "foreign_keys = ON",
    "wal_autocheckpoint = 16000",  # checkpoint() does it long before, outside of commits
)


def open_engine(url: str) -> AsyncEngine:
    if url.startswith("sqlite"):
        return _open_sqlite(url)
    # A connection that PostgreSQL dropped is noticed and replaced before it is used.
    return create_async_engine(url, pool_size=POSTGRES_CONNECTIONS, pool_pre_ping=True, pool_timeout=10)


def direct_journal(engine: AsyncEngine) -> SqliteJournal | PostgresJournal | None:
    """What appends plain entries beside SQLAlchemy; none for a database in memory."""
    if engine.dialect.name == "postgresql":
        return PostgresJournal(engine.url)
    path = engine.url.database
    return SqliteJournal(path, PRAGMAS, SECONDS_TO_WAIT) if path else None


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for transactions that write."""
    return engine.execution_options(**{WRITES: True})


async def checkpoint(engine: AsyncEngine) -> None:
    """Move SQLite's write-ahead log into the file, between commits instead of during one."""
    if engine.dialect.name == "sqlite":
        async with engine.execution_options(**{NO_TRANSACTION: True}).connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def _open_sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=SQLITE_CONNECTIONS, connect_args={"timeout": SECONDS_TO_WAIT})

    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # BEGIN is sent below
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: Connection) -> None:
        # A transaction that reads first and writes later must not be overtaken in between.
        options = connection.get_execution_options()
        if not options.get(NO_TRANSACTION):
            connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(WRITES) else "BEGIN")

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    return engine
