"""Notices proxy settings that are wrong. With them, all visitors would count as one address, or could choose theirs."""

from __future__ import annotations

import logging
from ipaddress import ip_address, ip_network
from typing import Final

from starlette.types import Scope

LOG: Final = logging.getLogger("goa.limits")
UNKNOWN: Final = "unknown"
FORWARDED: Final = frozenset({b"x-forwarded-for", b"forwarded"})
FOR_MONITORS: Final = ("/healthz", "/readyz", "/metrics")  # asked directly, also where a proxy serves everyone else

NOT_TRUSTED: Final = (
    "requests name the address they are forwarded for, but come from a proxy that is not trusted: all visitors behind "
    "it count as one address; if it is your proxy, start with --proxies and its address"
)
NOT_NAMED: Final = (
    "a trusted proxy does not name the address it forwards for: all visitors behind it count as one address; let it "
    "send X-Forwarded-For"
)


class ProxyCheck:
    """Looks at requests after the addresses of trusted proxies were replaced. Each warning is logged once."""

    def __init__(self, proxies: str) -> None:
        self._trusts_all = proxies.strip() == "*"
        self._proxies = [each.strip() for each in proxies.split(",") if each.strip()]
        self._said: set[str] = set()

    def look_at(self, scope: Scope) -> None:
        named = b",".join([value for name, value in scope["headers"] if name in FORWARDED])
        if named:
            if not self._proxies or host_of(scope).encode() not in named:  # the address was not taken from there
                self._say(NOT_TRUSTED)
        elif self._proxies and scope["path"] not in FOR_MONITORS and self._is_proxy(host_of(scope)):
            self._say(NOT_NAMED)

    def _is_proxy(self, host: str) -> bool:
        if self._trusts_all:
            return True
        try:
            return any(ip_address(host) in ip_network(each, strict=False) for each in self._proxies)
        except ValueError:
            return host in self._proxies

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
    try:
        is_local = ip_address(host_of(scope)).is_loopback
    except ValueError:
        return False
    return is_local and not any(name in FORWARDED for name, _ in scope["headers"])
