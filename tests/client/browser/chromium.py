"""The Chromium of the system, driven by Playwright. Pages are watched: what goes wrong in one fails the test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, sync_playwright
from tests.building.tools import chromium
from tests.server.process import WITHOUT_CERTIFICATES

DESKTOP: Final = (1366, 768)
PHONE: Final = (390, 844)
SMALL: Final = (320, 640)
# The windows that have layouts of their own.
SIZES: Final = {
    "phone": PHONE,
    "phone-across": (844, 390),
    "tablet": (820, 1180),
    "tablet-across": (1180, 820),
    "laptop": DESKTOP,
    "desktop": (1920, 1080),
    "large": (2560, 1440),
}

FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

SECONDS: Final = 15.0


class Chromium:
    """Started when the first test wants it, and ended before a test of another kind comes.

    Playwright's loop counts as running as long as it is there, and no other loop could run beside it.
    """

    def __init__(self) -> None:
        self.playwright: Playwright | None = None
        self.browser: Browser | None = None

    def started(self) -> Browser:
        if self.browser is None:
            program = chromium()
            self.playwright = sync_playwright().start()
            self.browser = self.playwright.chromium.launch(executable_path=program, args=FLAGS, headless=True)
        return self.browser

    def end(self) -> None:
        if self.browser is not None and self.playwright is not None:
            self.browser.close()
            self.playwright.stop()
        self.browser = self.playwright = None

    def end_after(self, folder: Path, nextitem: pytest.Item | None) -> None:
        """End it if the next test is not in this folder."""
        if nextitem is None or folder not in nextitem.path.parents:
            self.end()


@dataclass
class Screen:
    """One person's browser: a window of some size with settings of its own, and everything that went wrong in it."""

    context: BrowserContext
    url: str
    api: httpx.Client
    expected: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def tab(self, path: str = "/") -> Page:
        page = self.blank_tab()
        page.goto(self.url + path)
        return page

    def blank_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(SECONDS * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"uncaught: {error}"))
        page.on("requestfailed", self._failed)
        return page

    def close(self) -> None:
        self.api.close()
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        # Leaving a page cancels its open requests.
        if request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"{request.method} {request.url}: {request.failure}")

    def expects(self, *patterns: str) -> None:
        """What may go wrong in this test, as regular expressions."""
        self.expected += patterns

    def unexpected(self) -> list[str]:
        return [each for each in self.wrong if not any(re.search(pattern, each) for pattern in self.expected)]


def is_touched(size: tuple[int, int]) -> bool:
    """Smaller screens are those of telephones and tablets."""
    return size[0] < DESKTOP[0]


def new_screen(
    browser: Browser,
    url: str,
    size: tuple[int, int] = DESKTOP,
    *,
    bypass_csp: bool = False,
    reduced_motion: bool = True,
    settings: Mapping[str, Any],
) -> Screen:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        bypass_csp=bypass_csp,
        has_touch=is_touched(size),
        reduced_motion="reduce" if reduced_motion else "no-preference",
        locale="en-GB",
    )
    kept = json.dumps(json.dumps(settings))
    context.add_init_script(f"localStorage.getItem('goa.settings') ?? localStorage.setItem('goa.settings', {kept})")
    return Screen(context, url, httpx.Client(base_url=url, timeout=30, verify=WITHOUT_CERTIFICATES))


@contextmanager
def watched_screens(chromium: Chromium) -> Iterator[Callable[..., Screen]]:
    """Opens new browsers with nothing in their memory; at the end nothing may have gone wrong in any of them."""
    screens: list[Screen] = []

    def open_one(url: str, size: tuple[int, int] = DESKTOP, **more: Any) -> Screen:
        screens.append(new_screen(chromium.started(), url, size, **more))
        return screens[-1]

    yield open_one
    wrong = [each for screen in screens for each in screen.unexpected()]
    for screen in screens:
        screen.close()
    assert not wrong, "\n".join(wrong)
