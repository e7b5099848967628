"""A new SQLite database, migrated once for each worker and copied for each server: migrating takes long."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from goa.server.store.prepare import prepare_database

NAME = "games.sqlite"


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:  # the caller may be in a loop
        file = Path(folder) / NAME
        thread.submit(asyncio.run, prepare_database(f"sqlite+aiosqlite:///{file}", migrates=True)).result()
        return file.read_bytes()


def lay_out(folder: Path) -> None:
    """Put a database without games into the folder, unless one is there."""
    file = folder / NAME
    if not file.exists():
        file.write_bytes(_migrated())
        file.chmod(0o600)
