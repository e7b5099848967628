"""Browsers that are used again: opening a page in one that knows the client takes half of what a new one takes.

Only for tests that change nothing of the browser itself: no permissions, clock, scripts, network or listeners.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page
from tests.client.browser.chromium import DESKTOP, Chromium, Screen, is_touched, new_screen

EMPTY = "/healthz"  # of the same origin, without the client

Kind = tuple[str, bool, bool, bool]


class WarmScreen(Screen):
    """A browser that remembers nothing of earlier tests. The first tab of a test is one that was there before."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen.context, screen.url, screen.api)
        self._settings = ""
        self._is_first = True
        self._size = DESKTOP
        self._page = super().tab(EMPTY)

    def prepare(self, size: tuple[int, int], settings: Mapping[str, Any]) -> None:
        """For the next test."""
        self._settings = json.dumps(settings)
        self._size = size
        self._is_first = True
        self.wrong.clear()
        self.expected[:] = ["/favicon.ico"]  # the empty page names no picture of its own
        if self._page.is_closed():
            self._page = super().tab(EMPTY)
        self._set_size(self._page)
        self._page.mouse.move(0, 0)

    def tab(self, path: str = "/") -> Page:
        if not self._is_first:
            page = self.blank_tab()
            self._set_size(page)
            page.goto(self.url + path)
            return page
        self._is_first = False
        session = self.context.new_cdp_session(self._page)
        session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        session.detach()
        self.context.clear_cookies()
        self._page.evaluate(
            "settings => { sessionStorage.clear(); localStorage.setItem('goa.settings', settings) }", self._settings
        )
        self._page.goto(self.url + path)
        return self._page

    def _set_size(self, page: Page) -> None:
        width, height = self._size
        page.set_viewport_size({"width": width, "height": height})

    def finish(self) -> None:
        """Leave all pages, so that they do and write nothing any more."""
        for page in self.context.pages:
            if page != self._page:
                page.close()
        if not self._page.is_closed():
            self._page.goto(self.url + EMPTY)


class WarmScreens:
    """The browsers of each kind: of a server, with or without touch, a content security policy and movement."""

    def __init__(self, chromium: Chromium) -> None:
        self._chromium = chromium
        self._free: dict[Kind, list[WarmScreen]] = {}

    @contextmanager
    def watched(self) -> Iterator[Callable[..., Screen]]:
        """At the end nothing may have gone wrong in any browser that was used."""
        used: list[tuple[Kind, WarmScreen]] = []

        def open_one(
            url: str,
            size: tuple[int, int] = DESKTOP,
            *,
            bypass_csp: bool = False,
            reduced_motion: bool = True,
            settings: Mapping[str, Any],
        ) -> Screen:
            kind = (url, is_touched(size), bypass_csp, reduced_motion)
            screen = self._take(kind) or self._make(kind, size, settings)
            used.append((kind, screen))
            screen.prepare(size, settings)
            return screen

        yield open_one
        wrong = [each for _, screen in used for each in screen.unexpected()]
        for kind, screen in used:
            screen.finish()
            self._free.setdefault(kind, []).append(screen)
        assert not wrong, "\n".join(wrong)

    def _take(self, kind: Kind) -> WarmScreen | None:
        browser = self._chromium.started()
        for screens in self._free.values():
            for ended in [screen for screen in screens if screen.context.browser is not browser]:
                ended.api.close()  # the browser that it belonged to has ended
                screens.remove(ended)
        return self._free[kind].pop() if self._free.get(kind) else None

    def _make(self, kind: Kind, size: tuple[int, int], settings: Mapping[str, Any]) -> WarmScreen:
        url, _, bypass_csp, reduced_motion = kind
        browser = self._chromium.started()
        return WarmScreen(
            new_screen(browser, url, size, bypass_csp=bypass_csp, reduced_motion=reduced_motion, settings=settings)
        )
