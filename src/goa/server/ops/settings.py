"""Settings of a server. The defaults suit one machine at home."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

PREFIX: Final = "GOA_"
DATABASE_FILE: Final = "games.sqlite"


@dataclass(frozen=True)
class Settings:
    """Each field is set by the environment variable GOA_ and its name in capitals."""

    database_url: str = ""  # empty: SQLite in the data folder
    data: str = ""  # empty: the user's data folder
    public_address: str = ""  # such as https://goa.example.org, for links; empty: taken from the request
    origins: str = ""  # other origins whose pages may open sockets, separated by commas
    robot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    robot_seconds: float = 20.0  # after which a bot's answer is not waited for any more
    tables_kept: int = 2_000  # in memory; beyond that, tables without sockets are dropped
    idle_seconds: float = 600.0
    seconds_between_rounds: float = 5.0  # in which idle tables are dropped
    body_bytes: int = 128 * 1024
    frame_bytes: int = 16 * 1024
    requests_a_second: float = 50.0  # by one address, on average
    requests_at_once: int = 200
    tables_an_hour: int = 120  # created by one address
    sockets_an_address: int = 100
    sockets: int = 10_000
    chat_a_minute: int = 12
    entries_a_minute: int = 30  # undone, paused and the like by one seat
    processor_share: float = 0.25  # of one processor, by one address, on average
    processor_seconds_at_once: float = 10.0  # of processor time, by one address
    connections_an_address: int = 200
    header_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 20.0  # for its body, and for an answer to be read
    unwatched_seconds: float = 60.0  # after which bots stop where no person plays or looks
    metrics_for_all: bool = False  # otherwise only for this machine

    @property
    def url(self) -> str:
        """The URL of the database for SQLAlchemy."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.folder / DATABASE_FILE}"
        scheme, colon, rest = self.database_url.partition("://")
        if scheme in ("postgresql", "postgres"):
            scheme = "postgresql+asyncpg"
        if scheme == "sqlite":
            scheme = "sqlite+aiosqlite"
        return scheme + colon + rest

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else user_data_path("goa", appauthor=False)


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings from the environment. A value of the wrong type is a ValueError with a clear sentence."""
    named: dict[str, str | int | float | bool] = {}
    for field in fields(Settings):
        variable = PREFIX + field.name.upper()
        if variable in environment:
            named[field.name] = _read(variable, environment[variable], type(field.default))
    return Settings(**named)  # type: ignore[arg-type]  # each was read as its field's type


def _read(variable: str, text: str, kind: type) -> str | int | float | bool:
    if kind is bool:
        return text.lower() in ("1", "true", "yes", "on")
    try:
        value: str | int | float = kind(text)
    except ValueError:
        raise ValueError(f"{variable}: expected a {'whole ' if kind is int else ''}number, got {text!r}") from None
    return value
