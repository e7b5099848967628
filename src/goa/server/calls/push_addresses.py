"""Addresses of push services come from browsers, so anybody can name one. They must not lead into this network."""

from __future__ import annotations

import asyncio
import re
import socket
from concurrent.futures import Executor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from goa.server.calls.deliveries import NotDelivered, Undeliverable

LONGEST: Final = 1000
HTTPS_PORT: Final = 443
HTTP_PORT: Final = 80
PATH: Final = re.compile(r"/[!-~]*")
HOST: Final = re.compile(r"[A-Za-z0-9.:_-]{1,253}")
NAT64: Final = ip_network("64:ff9b::/96")  # the last 32 bits are an IPv4 address
INTERNET: Final = ip_network("2000::/3")  # all that is routed; site-local and translated addresses are elsewhere
# What Python 3.11 counts as global: for protocols, relays and documentation.
SPECIAL: Final = tuple(ip_network(each) for each in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20"))


class Endpoint(NamedTuple):
    """The address of a subscription, in parts."""

    origin: str
    host: str
    port: int
    path: str
    is_https: bool


def read_endpoint(text: str, *, may_be_private: bool) -> Endpoint:
    """The parts of an endpoint. Raises ValueError for anything but https on the usual port."""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError(f"at most {LONGEST} plain characters")
    parts = urlsplit(text)
    host, port = parts.hostname or "", parts.port
    is_https = parts.scheme == "https"
    port = port or (HTTPS_PORT if is_https else HTTP_PORT)
    if parts.username is not None or parts.password is not None or not HOST.fullmatch(host):
        raise ValueError("https://HOST/PATH")
    if not may_be_private and (not is_https or port != HTTPS_PORT):
        raise ValueError("https://HOST/PATH on port 443")
    if parts.scheme not in ("https", "http"):
        raise ValueError("https://HOST/PATH")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not PATH.fullmatch(path):
        raise ValueError("a path without spaces")
    if not may_be_private and _numeric(host) is not None and not is_public(host):
        raise ValueError("an address that all machines can reach")
    origin = f"{parts.scheme}://{parts.netloc}"
    return Endpoint(origin, host, port, path, is_https)


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet, and to no network of its own."""
    found = _numeric(address)
    if found is None or found.is_multicast or not found.is_global or any(found in network for network in SPECIAL):
        return False
    if isinstance(found, IPv4Address):
        return True
    inner = _inner(found)
    return found in INTERNET if inner is None else is_public(str(inner))


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to, where it does."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)


async def resolve(endpoint: Endpoint, executor: Executor, *, may_be_private: bool) -> str:
    """The numeric address to connect to. If any address of the name is private, the name is refused."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(executor, _look_up, endpoint.host, endpoint.port)
    except (OSError, UnicodeError) as problem:
        raise NotDelivered(f"the push service is not found: {type(problem).__name__}") from None
    addresses = list(dict.fromkeys(found))
    if not addresses:
        raise NotDelivered("the push service has no address")
    if not may_be_private and not all(is_public(address) for address in addresses):
        raise Undeliverable("the push service is not on the internet")
    return addresses[0]


def _look_up(host: str, port: int) -> list[str]:
    return [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def _numeric(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None
