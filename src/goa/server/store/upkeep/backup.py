"""Copies of a SQLite database: made while a server runs, and put back while none does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from goa.server.store.private_files import PRIVATE_FILE, SIDE_FILES, make_private

BEFORE_RESTORE = ".before-restore"


class BackupProblem(Exception):
    """The copy cannot be made or used. The message says why."""


def back_up(database: Path, target: Path) -> None:
    """Write a consistent copy. An existing file is not overwritten."""
    if not database.is_file():
        raise BackupProblem(f"there is no database {database}")
    try:
        target.touch(PRIVATE_FILE, exist_ok=False)
    except FileExistsError:
        raise BackupProblem(f"{target} exists; name a new file") from None
    _copy(database, target)


def restore(source: Path, database: Path) -> Path | None:
    """Put a copy in place of the database; returns where the old one is now. No server may run."""
    _check(source)
    new = database.with_name(f"{database.name}.new")
    new.unlink(missing_ok=True)
    make_private(new)
    _copy(source, new)
    old = None
    if database.is_file() and database.stat().st_size:
        _empty_log(database)
        old = database.with_name(database.name + BEFORE_RESTORE)
        database.replace(old)
    for suffix in SIDE_FILES:  # a log without its database would be read into the new one
        database.with_name(database.name + suffix).unlink(missing_ok=True)
    new.replace(database)
    return old


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(target)) as copy:
        original.backup(copy)


def _check(source: Path) -> None:
    if not source.is_file():
        raise BackupProblem(f"there is no file {source}")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as problem:
        raise BackupProblem(f"{source}: {problem}") from None
    if found != "ok":
        raise BackupProblem(f"{source} is damaged: {found}")


def _empty_log(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
