"""Settings of a server, read from the environment. The defaults suit one machine at home."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, Final

from platformdirs import user_data_path
from pydantic import AfterValidator, AliasChoices, Field
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX: Final = "GOA_"
DATABASE_FILE: Final = "games.sqlite"
DRIVERS: Final = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}
MAIL_ADDRESS: Final = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?", re.IGNORECASE
)
LOCAL_PAGE: Final = re.compile(r"http://(localhost|127\.0\.0\.1)(:\d+)?/?")
PAGE_ADDRESS: Final = re.compile(r"https?://[^\s/?#]+/?")


def _check_database_url(url: str) -> str:
    if url and (url.partition("://")[0] not in DRIVERS or "://" not in url):
        raise ValueError("postgresql://user:password@host/database, or sqlite:///FILE")
    return url


def _check_page_address(address: str) -> str:
    if address and not PAGE_ADDRESS.fullmatch(address):
        raise ValueError("an address without a path, such as https://goa.example.org")
    return address


def _check_page_addresses(addresses: str) -> str:
    for address in addresses.split(","):
        _check_page_address(address.strip())
    return addresses


def _check_mail_address(address: str) -> str:
    if address and not MAIL_ADDRESS.fullmatch(address):
        raise ValueError("a mail address such as goa@example.org")
    return address


def _check_smtp_security(security: str) -> str:
    if security not in ("starttls", "tls", "none"):
        raise ValueError("starttls, tls or none")
    return security


def _also(old: str, name: str) -> AliasChoices:
    """A setting under its plain name and under the name that it had first, which stays valid."""
    return AliasChoices(PREFIX + name, PREFIX + old)


AtLeastOne = Annotated[int, Field(ge=1)]
NoneOrMore = Annotated[int, Field(ge=0)]
Positive = Annotated[float, Field(gt=0, allow_inf_nan=False)]


class Settings(BaseSettings):
    """Each field is set by the environment variable GOA_ and its name in capitals. Empty variables count as unset."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True, populate_by_name=True
    )

    database_url: Annotated[str, AfterValidator(_check_database_url)] = Field(
        default="", repr=False, description="the database; empty: SQLite in the data folder"
    )
    data: str = Field(default="", description="the folder of the SQLite file; empty: the user's data folder")
    public_address: Annotated[str, AfterValidator(_check_page_address)] = Field(
        default="", description="for links and for the origin check of sockets; empty: taken from requests"
    )
    origins: Annotated[str, AfterValidator(_check_page_addresses)] = Field(
        default="", description="further origins whose pages may open sockets, separated by commas"
    )
    bot_processes: AtLeastOne = Field(
        default=max(1, (os.cpu_count() or 2) - 1),
        validation_alias=_also("ROBOT_PROCESSES", "BOT_PROCESSES"),
        description="worker processes for the bots of one address; one more is there for others",
    )
    bot_seconds: Positive = Field(
        default=20.0,
        validation_alias=_also("ROBOT_SECONDS", "BOT_SECONDS"),
        description="time limit for a bot's answer; after two failures another bot takes over",
    )
    processes: AtLeastOne = Field(
        default=1, description="server processes behind one port; more than one needs PostgreSQL and Linux"
    )
    tables_kept: AtLeastOne = Field(default=2_000, description="tables in memory; beyond that, idle ones are dropped")
    idle_seconds: Positive = Field(
        default=600.0, description="after this time a table without watchers is dropped from memory"
    )
    clean_up_seconds: Positive = Field(
        default=5.0,
        validation_alias=_also("SECONDS_BETWEEN_ROUNDS", "CLEAN_UP_SECONDS"),
        description="time between two searches for idle tables",
    )
    body_bytes: AtLeastOne = Field(default=128 * 1024, description="the largest request body")
    frame_bytes: AtLeastOne = Field(default=16 * 1024, description="the largest socket frame")
    requests_a_second: Positive = Field(default=50.0, description="requests from one address, on average")
    requests_at_once: AtLeastOne = Field(default=200, description="requests from one address, in a burst")
    tables_an_hour: NoneOrMore = Field(default=120, description="new tables from one address")
    sockets_an_address: NoneOrMore = Field(default=100, description="open sockets from one address")
    sockets: NoneOrMore = Field(default=10_000, description="open sockets in total")
    chat_a_minute: NoneOrMore = Field(default=12, description="chat lines from one seat")
    entries_a_minute: NoneOrMore = Field(
        default=30, description="undos, answers to them, pauses, secret orders and notes from one seat"
    )
    order_seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = Field(
        default=20.0, description="the longest random delay before a secret order is carried out; 0: none"
    )
    processor_share: Positive = Field(
        default=0.25, description="share of one processor that one address may use, on average"
    )
    processor_seconds_at_once: Positive = Field(
        default=10.0, description="seconds of processor time that one address may use at once"
    )
    connections_an_address: AtLeastOne = Field(default=200, description="open connections from one address")
    header_seconds: Positive = Field(default=10.0, description="time for the head of a request to arrive")
    body_seconds: Positive = Field(default=20.0, description="time for its body to arrive, or an answer to be read")
    unwatched_seconds: Positive = Field(
        default=60.0, description="after this time bots stop where no person plays or looks"
    )
    keep_finished_days: NoneOrMore = Field(
        default=0, description="days after which finished games are deleted; 0: never"
    )
    keep_idle_days: NoneOrMore = Field(
        default=0, description="days without an entry after which unfinished games are deleted; 0: never"
    )
    smtp_host: str = Field(default="", description="the server for outgoing mail; empty: no mail is offered")
    smtp_port: Annotated[int, Field(ge=1, le=65535)] = Field(default=587, description="its port")
    smtp_security: Annotated[str, AfterValidator(_check_smtp_security)] = Field(
        default="starttls", description="starttls, tls, or none for a mail server on the same machine"
    )
    smtp_user: str = Field(default="", description="the user there; empty: without a login")
    smtp_password: str = Field(default="", repr=False, description="the password there")
    smtp_from: Annotated[str, AfterValidator(_check_mail_address)] = Field(
        default="", description="the address that mails come from, such as goa@example.org"
    )
    push: bool = Field(default=True, description="whether Web Push is offered; it needs a public address with https")
    push_to_private_addresses: bool = Field(
        default=False, description="whether push services may be at addresses of this network; for tests"
    )
    call_seconds: NoneOrMore = Field(
        default=30, description="time to answer at the table before a person is called by mail or push"
    )
    calls_an_hour: NoneOrMore = Field(
        default=30, description="mail addresses and browsers that one address may enter in order to be called"
    )
    metrics_for_all: bool = Field(default=False, description="whether other machines may read /metrics")

    @property
    def url(self) -> str:
        """The URL of the database for SQLAlchemy."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.folder / DATABASE_FILE}"
        scheme, colon, rest = self.database_url.partition("://")
        return DRIVERS[scheme] + colon + rest

    @property
    def offers_mail(self) -> bool:
        """Whether mails can be sent: their links need the address of the server."""
        return bool(self.smtp_host and self.smtp_from and self.public_address)

    @property
    def offers_push(self) -> bool:
        """Whether browsers can be pushed: they subscribe only on pages that come over https or from their machine."""
        is_secure = self.public_address.startswith("https://") or LOCAL_PAGE.fullmatch(self.public_address)
        return self.push and bool(is_secure)

    @property
    def offers_calls(self) -> bool:
        return self.offers_mail or self.offers_push

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else user_data_path("goa", appauthor=False)
