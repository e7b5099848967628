"""Open the server's page in a browser once the server answers, if this machine can show one."""

from __future__ import annotations

import os
import sys
import time
import webbrowser
from collections.abc import Callable
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

SECONDS_WAITED: Final = 60.0
NO_BROWSER: Final = "No browser can be opened from here. Open the address above in a browser."


def open_when_ready(address: str, then: Callable[[], None]) -> None:
    """In a thread: wait until the server answers, call `then`, open the page."""

    def wait_and_open() -> None:
        deadline = time.monotonic() + SECONDS_WAITED
        while time.monotonic() < deadline:
            if answers(address):
                then()
                open_page(address)
                return
            time.sleep(0.05)

    Thread(target=wait_and_open, daemon=True, name="browser").start()


def answers(address: str) -> bool:
    """Whether a healthy goa server answers there. Ignores proxies, as the server is on this machine."""
    place = urlsplit(address)
    connection = HTTPConnection(place.hostname or "", place.port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == HTTPStatus.OK
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def open_page(address: str) -> None:
    if not (can_show_pages() and webbrowser.open(address)):
        print(NO_BROWSER, flush=True)


def can_show_pages() -> bool:
    """Without a display Python would start a text browser in this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
