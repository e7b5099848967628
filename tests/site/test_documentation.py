"""Game and documentation in one folder, as the workflow publishes them: the examples find the embedded view."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from building.docs import TARGET, build_docs
from building.examples import begin_of, title_of
from playwright.sync_api import Page
from tests.client.browser.chromium import PHONE
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.visiting import LOADING, wait_until_kept

pytestmark = pytest.mark.slow

LANGUAGE = "() => JSON.parse(localStorage.getItem('goa.settings')).language"


def step_through_founding(page: Page, language: str, forward: str, founded: str) -> None:
    frame = f"iframe[title='{title_of('founding', language)}']"
    view = page.frame_locator(frame)
    page.locator(frame).scroll_into_view_if_needed()
    told = view.get_by_test_id("embed-told")
    told.filter(has_text=begin_of("founding", language)).wait_for(timeout=LOADING * 1000)
    assert view.locator("html").get_attribute("lang") == language
    for _ in range(3):
        view.get_by_role("button", name=forward).click()
    told.filter(has_text=founded).wait_for()


def test_an_example_is_stepped_through(open_screen: OpenScreen, site: Path, tmp_path: Path) -> None:
    build_docs()
    folder = tmp_path / "goa"
    shutil.copytree(site, folder)
    shutil.copytree(TARGET, folder / "docs")
    files = FileServer(folder)
    screen = open_screen(url=files.url)
    page = screen.tab()
    wait_until_kept(page)  # the game's service worker must not stand before the documentation
    for place, language, says in (
        ("rules", "en", ("One step forward", "Yellow founds Madras.")),
        ("rules/de", "de", ("Einen Schritt vor", "Gelb gründet Madras.")),
        ("rules/nl", "nl", ("Een stap vooruit", "Geel sticht Madras.")),
    ):
        page.goto(f"{files.url}/docs/{place}/actions.html")
        step_through_founding(page, language, *says)
    assert page.evaluate(LANGUAGE) == "en", "an embedded view changed the language of the game"
    width, height = PHONE
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "an example is too wide"
    files.stop()
