"""Remembers the tokens of seats, so that goa play --server finds the seat again. Only their owner may read the file."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Final

from goa.cli.errors import LocalizedError
from goa.cli.files import data_folder
from goa.cli.join.server_link import ServerLink

MOST_SEATS: Final = 500  # the oldest are forgotten


def seats_file() -> Path:
    return data_folder() / "seats.json"


def stored_token(link: ServerLink) -> str:
    """The token of the seat that was taken at this table; empty if there is none."""
    return _read().get(link.table, "")


def store_token(link: ServerLink) -> None:
    seats = _read()
    seats.pop(link.table, None)
    seats[link.table] = link.token
    _write(dict(list(seats.items())[-MOST_SEATS:]))


def forget_token(link: ServerLink) -> None:
    """The token no longer opens the seat."""
    seats = _read()
    if seats.pop(link.table, None) is not None:
        _write(seats)


def _read() -> dict[str, str]:
    try:
        stored = json.loads(seats_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(stored, dict):
        return {}
    return {str(table): str(token) for table, token in stored.items()}


def _write(seats: dict[str, str]) -> None:
    """Through a file of its own, which is private from the start: a crash leaves the old or the new file."""
    path = seats_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".seats.", dir=path.parent)  # readable by its owner only
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(seats, file, indent=1)
        Path(name).replace(path)
    except OSError as problem:
        raise LocalizedError(
            "terminal.server.not_stored", path=str(path), problem=problem.strerror or str(problem)
        ) from None
