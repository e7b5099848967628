"""Mail addresses that people enter: which ones are accepted, and how they are counted."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

from goa.server.ops.settings import MAIL_ADDRESS
from goa.tables.requests.request_errors import RequestRefused, localized

LONGEST: Final = 254
# The last part of a host has letters: no address of a machine in this network is written to.
HOST: Final = re.compile(
    r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})", re.IGNORECASE
)


def checked_address(text: str) -> str:
    """The address, if mail can be sent to it. Nothing that could end a line or a header is accepted."""
    address = text.strip(" ")
    name, _, host = address.rpartition("@")
    is_odd = name.startswith(".") or name.endswith(".") or ".." in name
    if len(address) > LONGEST or is_odd or not MAIL_ADDRESS.fullmatch(address) or not HOST.fullmatch(host):
        raise RequestRefused(422, "address", localized("server.calls.no_address", address=text[:LONGEST]))
    return address


def canonical(address: str) -> str:
    """One spelling for all of a mailbox: in lower case, without a plus and what follows it."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0] or name}@{host}"


def masked(address: str) -> str:
    """Enough for its owner to recognize it, too little for others to write to it: a***@example.com."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}***@{host}"


def mark_of(address: str, key: bytes) -> str:
    """A hash by which a mailbox is counted, found and blocked. Without the key nobody can compute it."""
    return hmac.new(key, f"mark {canonical(address)}".encode(), hashlib.sha256).hexdigest()
