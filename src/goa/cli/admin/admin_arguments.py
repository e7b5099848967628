"""Arguments of goa admin: seats, durations, networks and links as people write them."""

import argparse
import re
import time
from ipaddress import ip_network
from typing import Final

from goa.cli.errors import CommandError

SECONDS: Final = {"m": 60, "h": 3600, "d": 86400}
DURATION: Final = re.compile(r"(\d{1,4})([mhd])")
FOREVER: Final = "forever"
OTHER_LINKS: Final = {"spectators": -1, "invitation": -2}
LINK: Final = re.compile(r".*/play/([a-z0-9]{1,16})#([A-Za-z0-9_-]+)")


def duration(text: str) -> int | None:
    """Seconds; None for a restriction without an end."""
    if text == FOREVER:
        return None
    found = DURATION.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"expected a time such as 30m, 12h, 7d or {FOREVER}, got {text!r}")
    return int(found[1]) * SECONDS[found[2]]


def until(seconds: int | None) -> int | None:
    return None if seconds is None else int(time.time()) + seconds


def seat_number(text: str) -> int:
    """People count seats from 1. The links of spectators and of open seats have names."""
    if text in OTHER_LINKS:
        return OTHER_LINKS[text]
    if text not in ("1", "2", "3", "4"):
        raise argparse.ArgumentTypeError(f"expected 1, 2, 3, 4, {' or '.join(OTHER_LINKS)}, got {text!r}")
    return int(text) - 1


def seat_words(seat: int | None) -> str:
    if seat is None:
        return ""
    return next((name for name, number in OTHER_LINKS.items() if number == seat), f"seat {seat + 1}")


def network(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        message = f"expected an address or a network such as 203.0.113.7 or 2001:db8::/48, got {text!r}"
        raise argparse.ArgumentTypeError(message) from None


def parse_link(text: str) -> tuple[str, str]:
    """The game and the token of a seat link."""
    found = LINK.fullmatch(text)
    if found is None:
        raise CommandError("expected a whole link, such as https://goa.example.org/play/ID#TOKEN")
    return found[1], found[2]


def moment(seconds: int | None) -> str:
    """A time as it is printed, in UTC."""
    return FOREVER if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))
