"""Makes the files of a SQLite database private: it holds the seeds of running games, chat and notes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
SIDE_FILES: Final = ("-wal", "-shm", "-journal")  # SQLite makes new ones with the mode of the database


def make_private(database: Path) -> None:
    """Create the folder and the file if they are missing, and let only their owner read them.

    A folder that holds other files too is left as it is. Call this before the file is opened: closing it here would
    release the locks of this process.
    """
    database = database.resolve()
    folder = database.parent
    _make_folders(folder)
    with suppress(PermissionError):  # another user's, who lets us use it
        if all(each.name.startswith(database.stem) for each in folder.iterdir()):
            folder.chmod(PRIVATE_FOLDER)
        database.touch(PRIVATE_FILE)
        for suffix in ("", *SIDE_FILES):
            with suppress(FileNotFoundError):
                database.with_name(database.name + suffix).chmod(PRIVATE_FILE)


def _make_folders(folder: Path) -> None:
    """mkdir(parents=True) would give only the last folder this mode."""
    for each in (*reversed(folder.parents), folder):
        if not each.is_dir():
            each.mkdir(PRIVATE_FOLDER, exist_ok=True)
