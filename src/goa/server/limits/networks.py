"""How addresses are counted: one IPv4 address, or an IPv6 network of /64 with a coarser one of /48 above it."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

NETWORKS_KEPT: Final = 20_000
OWN_BITS: Final = 64  # a household or one machine
WIDER_BITS: Final = 48  # what providers give to a site: 65,536 of the smaller ones


@lru_cache(maxsize=NETWORKS_KEPT)
def network_of(host: str) -> str:
    """The address as it is counted. An IPv4 address written as IPv6 counts as the IPv4 address."""
    address = parsed_address(host)
    if isinstance(address, IPv6Address):
        return _network(address, OWN_BITS)
    return host if address is None else str(address)


@lru_cache(maxsize=NETWORKS_KEPT)
def wider_network_of(host: str) -> str | None:
    """The IPv6 network above it; none for an IPv4 address."""
    address = parsed_address(host)
    return _network(address, WIDER_BITS) if isinstance(address, IPv6Address) else None


def parsed_address(host: str) -> IPv4Address | IPv6Address | None:
    """The address; none if it is something else."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def _network(address: IPv6Address, bits: int) -> str:
    shift = 128 - bits
    return f"{IPv6Address(int(address) >> shift << shift)}/{bits}"
