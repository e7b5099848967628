"""How addresses are counted."""

import logging
from typing import Any

import pytest

from goa.server.limits.networks import network_of, wider_network_of
from goa.server.limits.proxies import NOT_NAMED, NOT_TRUSTED, ProxyCheck, TrustedProxies, is_direct_from_this_machine


@pytest.mark.parametrize(
    ("host", "own", "wider"),
    [
        ("192.0.2.1", "192.0.2.1", None),
        ("::ffff:192.0.2.1", "192.0.2.1", None),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("unknown", "unknown", None),
    ],
)
def test_addresses_count_as_networks(host: str, own: str, wider: str | None) -> None:
    assert network_of(host) == own
    assert wider_network_of(host) == wider


def scope(host: str, forwarded: str = "", path: str = "/api/about") -> dict[str, Any]:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    return {"type": "http", "path": path, "client": (host, 1), "headers": headers}


@pytest.mark.parametrize(
    ("proxies", "seen", "warning"),
    [
        ("", scope("127.0.0.1", "192.0.2.1"), NOT_TRUSTED),
        ("", scope("192.0.2.1"), ""),
        ("10.0.0.1", scope("127.0.0.1", "192.0.2.1"), NOT_TRUSTED),  # another proxy than the trusted one
        ("10.0.0.1", scope("192.0.2.1", "192.0.2.1"), ""),  # as it is after uvicorn replaced the address
        ("10.0.0.0/8", scope("10.1.2.3"), NOT_NAMED),
        ("10.0.0.0/8", scope("10.1.2.3", path="/metrics"), ""),
        ("10.0.0.1", scope("192.0.2.1"), ""),
        ("*", scope("192.0.2.1"), NOT_NAMED),
    ],
)
def test_wrong_proxy_settings_are_said_once(
    caplog: pytest.LogCaptureFixture, proxies: str, seen: dict[str, Any], warning: str
) -> None:
    check = ProxyCheck(TrustedProxies(proxies))
    with caplog.at_level(logging.WARNING, "goa.limits"):
        for _ in range(3):
            check.look_at(seen)
    assert [record.message for record in caplog.records] == ([warning] if warning else [])


def test_a_proxy_on_this_machine_is_not_this_machine() -> None:
    assert is_direct_from_this_machine(scope("127.0.0.1"))
    assert is_direct_from_this_machine(scope("::1"))
    assert is_direct_from_this_machine(scope("::ffff:127.0.0.1"))
    assert not is_direct_from_this_machine(scope("127.0.0.1", "192.0.2.1"))
    assert not is_direct_from_this_machine(scope("192.0.2.1"))
    assert not is_direct_from_this_machine(scope("unknown"))
