"""Checks that hold for every page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from building.paths import CLIENT
from playwright.sync_api import Page
from tests.client.browser.chromium import Screen

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("moderate", "serious", "critical")

# Every language and every theme; the other combinations take as long and seldom find more.
LOOKS = [
    ("en", "light"),
    ("de", "dark"),
    ("nl", "light"),
    *(pytest.param(*look, marks=pytest.mark.slow) for look in (("en", "dark"), ("de", "light"), ("nl", "dark"))),
]

# Whether an element is wholly in the window, and nothing lies over its corners.
IN_SIGHT = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const inset = 8
  return [left + inset, right - inset].every((x) => [top + inset, bottom - inset].every((y) =>
    element.contains(document.elementFromPoint(x, y))))
}"""

# What tells a page from the one before.
SHOWN = {
    "/#/new": "[data-testid=who-1]:not(:has([value=here]:checked))",
    "/": "[data-testid=play-now]",
    "/#/new/hotseat": "[data-testid=who-1]:has([value=here]:checked)",
    "/#/rules": "[data-testid=rules]",
}

# Fonts are asked for when something is laid out in them, and change its size when they come.
OVERFLOW = """async () => {
  const root = document.documentElement
  root.getBoundingClientRect()
  await document.fonts.ready
  return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight]
}"""


def no_scroll(page: Page) -> None:
    """Nothing is outside the window, neither below nor to the right."""
    wide, high = page.evaluate(OVERFLOW)
    assert (wide, high) == (0, 0), f"the page is {wide} px too wide and {high} px too high"


def no_sideways_scroll(page: Page) -> None:
    wide, _ = page.evaluate(OVERFLOW)
    assert wide == 0, f"the page is {wide} px too wide"


def axe(page: Page) -> None:
    """axe-core finds nothing but advice; the screen needs bypass_csp, for the page itself allows no such script."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    grave = [each for each in found["violations"] if each["impact"] in GRAVE]
    assert not grave, "\n".join(described(each) for each in grave)


def pages_of(screen: Screen, paths: Iterable[str]) -> Iterator[Page]:
    """Pages of the client, one after the other in one tab: the client stays and shows another page."""
    page: Page | None = None
    for path in paths:
        if page is None:
            page = screen.tab(path)
        else:
            page.goto(screen.url + path)
        page.locator(SHOWN[path]).wait_for()
        yield page


def described(violation: dict[str, Any]) -> str:
    where = "; ".join(f"{node['target'][0]} ({node['failureSummary'][:200]})" for node in violation["nodes"][:4])
    return f"{violation['id']}, {violation['impact']}: {violation['help']} at {where}"
