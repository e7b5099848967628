"""Reading and writing records and other text files."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from goa.cli.errors import CommandError
from goa.editions.load import BUILT_IN, load_edition
from goa.record.notation import Record, RecordError
from goa.record.read_record import read_record

DATA_FOLDER_VARIABLE: Final = "GOA_DATA"
RECORD_SUFFIX: Final = ".goa"


def data_folder() -> Path:
    """Where this user's games are saved; the variable GOA_DATA overrides it."""
    named = os.environ.get(DATA_FOLDER_VARIABLE)
    if named:
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "goa"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "goa"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "goa"


def read_text(path: Path) -> str:
    try:
        text = path.read_bytes().decode("utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError:
        raise CommandError(f"{path}: expected a text file in UTF-8, got other bytes") from None
    except OSError as problem:
        raise CommandError(f"{path}: cannot be read: {problem.strerror}") from None
    except ValueError as problem:
        raise CommandError(f"{path}: cannot be read: {problem}") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_record_file(path: Path) -> Record:
    text = read_text(path)
    try:
        return read_record(text)
    except RecordError as problem:
        raise CommandError(f"{path}: {problem}") from None


def edition_source(record: Record, path: Path, named: str | None) -> str:
    """The edition a record was played with: the given one, the built-in one, or a copy beside the record."""
    if named is not None:
        return named
    is_built_in = record.edition in BUILT_IN
    if is_built_in and load_edition(record.edition).digest == record.digest:
        return record.edition
    beside = path.with_suffix(".toml")
    if beside.is_file():
        return str(beside)
    if is_built_in:
        return record.edition
    raise CommandError(f'{path}: was played with the unknown edition "{record.edition}"; name its file with --edition')


def write_atomically(path: Path, text: str) -> None:
    """Write the file so that a crash leaves either the old or the new text."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as problem:
        raise CommandError(f"{path}: cannot be written: {problem.strerror}") from None
