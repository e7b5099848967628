"""A browser that is used again remembers nothing of the test before."""

from __future__ import annotations

import pytest
from tests.client.browser.chromium import DESKTOP, PHONE, SMALL
from tests.client.browser.playing import make_table, sit_down
from tests.client.conftest import WARM_SCREENS
from tests.server.process import ServerProcess

SETTINGS = {"language": "en", "theme": "light", "speed": "off"}

LEAVE_TRACES = """async () => {
  localStorage.setItem('left', 'here')
  sessionStorage.setItem('left', 'here')
  document.cookie = 'left=here'
  await new Promise((done) => { indexedDB.open('left').onsuccess = (event) => { event.target.result.close(); done() } })
  await caches.open('left')
}"""
TRACES = """async () => [
  Object.keys(localStorage).filter((key) => key === 'left' || key.includes('seat') || key.includes('games')),
  sessionStorage.length,
  document.cookie,
  (await indexedDB.databases()).length,
  (await caches.keys()).length,
]"""


def test_nothing_is_left_of_the_test_before(server: ServerProcess) -> None:
    with WARM_SCREENS.watched() as open_one:
        first = open_one(server.url, SMALL, bypass_csp=False, settings={**SETTINGS, "language": "de"})
        page = sit_down(first, make_table(first))
        assert page.locator("html").get_attribute("lang") == "de"
        page.evaluate(LEAVE_TRACES)
        assert page.evaluate(TRACES) != [[], 0, "", 0, 0]
    with WARM_SCREENS.watched() as open_one:
        second = open_one(server.url, PHONE, bypass_csp=False, settings=SETTINGS)
        assert second is first
        for page in (second.tab(), second.tab()):  # the second is a new one
            page.get_by_role("heading", level=1).first.wait_for()
            assert page.locator("html").get_attribute("lang") == "en"
            assert page.get_by_test_id("my-games").count() == 0
            assert page.evaluate("() => [innerWidth, innerHeight]") == list(PHONE)
        assert page.evaluate(TRACES) == [[], 0, "", 0, 0]
    assert len(second.context.pages) == 1


def visit(server: ServerProcess, script: str) -> None:
    with WARM_SCREENS.watched() as open_one:
        open_one(server.url, DESKTOP, bypass_csp=False, settings=SETTINGS).tab().evaluate(script)


def test_what_goes_wrong_in_it_fails_the_test_and_no_other(server: ServerProcess) -> None:
    with pytest.raises(AssertionError, match="broken on purpose"):
        visit(server, "() => console.error('broken on purpose')")
    visit(server, "() => 1")
