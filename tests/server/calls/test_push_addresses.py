"""Addresses of push services: whatever a browser says, nothing in this network is reached."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from goa.server.calls.deliveries import NotDelivered, Undeliverable
from goa.server.calls.push_addresses import Endpoint, is_public, read_endpoint, resolve

PRIVATE = [
    "127.0.0.1",
    "127.8.9.10",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",  # where clouds tell secrets
    "100.64.0.1",
    "0.0.0.0",  # noqa: S104 - not bound: refused
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "2002:c0a8:101::1",
    "::127.0.0.1",
    "::ffff:0:127.0.0.1",  # IPv4 in other spellings
    "64:ff9b:1::7f00:1",
    "fec0::1",  # an older kind of local network
    "5f00::1",
    "3fff::1",
    "192.0.0.8",
    "192.88.99.1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_networks_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["142.250.74.106", "2a00:1450:4001:80b::200a", "64:ff9b::8efa:4a6a"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://push.example.org:8443/1",
        "https://user:secret@push.example.org/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[fe80::1%25eth0]/1",
        "https://169.254.169.254/latest/meta-data",
        "ftp://push.example.org/1",
        "file:///etc/passwd",
        "https:///1",
        "https://push.example.org/a b",
        "https://push.example.org/1\r\nX-Injected: yes",
        "https://push.example.org/\u00fc",
        "https://push.example.org:99999/1",
        "https://push.example.org/" + "x" * 1000,
        "push.example.org",
        "",
    ],
)
def test_endpoints_that_are_refused(endpoint: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the API says what was expected
        read_endpoint(endpoint, may_be_private=False)


def test_the_endpoints_of_browsers_are_read() -> None:
    found = read_endpoint("https://fcm.googleapis.com/fcm/send/abc:DEF?x=1", may_be_private=False)
    assert found == Endpoint("https://fcm.googleapis.com", "fcm.googleapis.com", 443, "/fcm/send/abc:DEF?x=1", True)


# Names that mean this machine, as names and as numbers that only the resolver understands.
@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f000001"])
def test_names_that_lead_here_are_refused_when_they_are_looked_up(host: str) -> None:
    with ThreadPoolExecutor(1) as executor:
        endpoint = read_endpoint(f"https://{host}/1", may_be_private=False)
        with pytest.raises(Undeliverable):
            asyncio.run(resolve(endpoint, executor, may_be_private=False))
        assert asyncio.run(resolve(endpoint, executor, may_be_private=True)) in ("127.0.0.1", "::1")


def test_a_name_that_is_none_may_be_one_later() -> None:
    with ThreadPoolExecutor(1) as executor:
        endpoint = read_endpoint("https://no-such-host.invalid/1", may_be_private=False)
        with pytest.raises(NotDelivered):
            asyncio.run(resolve(endpoint, executor, may_be_private=False))
