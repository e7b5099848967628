"""Notices proxy settings that are wrong. With them, all visitors would count as one address, or could choose theirs."""

from __future__ import annotations

import logging
from functools import lru_cache
from ipaddress import ip_network
from typing import Final

from starlette.types import Scope

from goa.server.limits.networks import NETWORKS_KEPT, parsed_address

LOG: Final = logging.getLogger("goa.limits")
UNKNOWN: Final = "unknown"
FORWARDED: Final = frozenset({b"x-forwarded-for", b"forwarded"})
FOR_MONITORS: Final = (
    "/healthz",
    "/readyz",
    "/readyz/process",
    "/metrics",
)  # asked directly, also where a proxy serves everyone else

NOT_TRUSTED: Final = (
    "requests name the address they are forwarded for, but come from a proxy that is not trusted: all visitors behind "
    "it count as one address; if it is your proxy, start with --proxies and its address"
)
NOT_NAMED: Final = (
    "a trusted proxy does not name the address it forwards for: all visitors behind it count as one address; let it "
    "send X-Forwarded-For"
)


class TrustedProxies:
    """The proxies that may name the address of a caller: addresses and networks, or * for all."""

    def __init__(self, proxies: str) -> None:
        self._names = {each.strip() for each in proxies.split(",") if each.strip()}
        self._networks = [ip_network(each, strict=False) for each in self._names if _is_network(each)]
        self.includes = lru_cache(maxsize=NETWORKS_KEPT)(self._includes)

    def __bool__(self) -> bool:
        return bool(self._names)

    def _includes(self, host: str) -> bool:
        address = parsed_address(host)
        if "*" in self._names or host in self._names:
            return True
        return address is not None and any(address in network for network in self._networks)


class ProxyCheck:
    """Looks at requests after the addresses of trusted proxies were replaced. Each warning is logged once."""

    def __init__(self, trusted: TrustedProxies) -> None:
        self._trusted = trusted
        self._trusts_some = bool(trusted)
        self._said: set[str] = set()

    def look_at(self, scope: Scope) -> None:
        named = [value for name, value in scope["headers"] if name in FORWARDED]
        if named:
            host = host_of(scope).encode()
            if not self._trusts_some or host not in b",".join(named):  # the address was not taken from there
                self._say(NOT_TRUSTED)
        elif self._trusts_some and scope["path"] not in FOR_MONITORS and self._trusted.includes(host_of(scope)):
            self._say(NOT_NAMED)

    def _say(self, warning: str) -> None:
        if warning not in self._said:
            self._said.add(warning)
            LOG.warning(warning, extra={"details": {}})


def host_of(scope: Scope) -> str:
    """The caller's address."""
    client = scope.get("client")
    return str(client[0]) if client else UNKNOWN


def is_direct_from_this_machine(scope: Scope) -> bool:
    """Whether the caller is a program on this machine, and no proxy for someone else."""
    address = parsed_address(host_of(scope))
    if address is None or not address.is_loopback:
        return False
    return not any(name in FORWARDED for name, _ in scope["headers"])


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
