"""Reads the links that a server gives out: its address, the table and the secret token."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import urlsplit

from goa.cli.errors import LocalizedError

PATH: Final = re.compile(r"(?P<before>.*)/play/(?P<game>[a-z0-9]{1,16})/?")
TOKEN: Final = re.compile(r"[A-Za-z0-9_=-]{1,100}")
LONGEST_SHOWN: Final = 60


@dataclass(frozen=True)
class ServerLink:
    """A table of a server, and what opens it."""

    address: str  # such as https://goa.example.org, without a slash at the end
    game: str
    token: str = field(default="", repr=False)

    @property
    def table(self) -> str:
        """The address of the table, without the secret."""
        return f"{self.address}/play/{self.game}"

    def with_token(self, token: str) -> ServerLink:
        return replace(self, token=token)


def read_link(text: str) -> ServerLink:
    """The parts of a link such as https://goa.example.org/play/7k2m#TOKEN; the token may be missing."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise _no_link(text) from None
    path = PATH.fullmatch(parts.path)
    is_address = parts.scheme in ("http", "https") and parts.hostname and port != 0 and not parts.query
    if not is_address or path is None or (parts.fragment and not TOKEN.fullmatch(parts.fragment)):
        raise _no_link(text)
    place = parts.netloc.rpartition("@")[2]
    return ServerLink(f"{parts.scheme}://{place}{path['before']}", path["game"], parts.fragment)


def _no_link(text: str) -> LocalizedError:
    shown = "".join(letter if letter.isprintable() else " " for letter in text.partition("#")[0])
    shown = shown if len(shown) <= LONGEST_SHOWN else shown[: LONGEST_SHOWN - 1] + "…"
    return LocalizedError("terminal.server.no_link", link=shown)
