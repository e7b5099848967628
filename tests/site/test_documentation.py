"""Game and documentation in one folder, as the workflow publishes them: the examples find the embedded view."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from building.docs import TARGET, build_docs
from building.examples import EXAMPLES
from tests.client.browser.chromium import PHONE
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.visiting import LOADING, wait_until_kept

pytestmark = pytest.mark.slow


def test_an_example_is_stepped_through(open_screen: OpenScreen, site: Path, tmp_path: Path) -> None:
    build_docs()
    folder = tmp_path / "goa"
    shutil.copytree(site, folder)
    shutil.copytree(TARGET, folder / "docs")
    files = FileServer(folder)
    screen = open_screen(url=files.url)
    page = screen.tab()
    wait_until_kept(page)  # the game's service worker must not stand before the documentation
    page.goto(f"{files.url}/docs/rules/actions.html")
    example = EXAMPLES["founding"]
    view = page.frame_locator(f"iframe[title='{example.title}']")
    page.locator(f"iframe[title='{example.title}']").scroll_into_view_if_needed()
    told = view.get_by_test_id("embed-told")
    told.filter(has_text=example.begin).wait_for(timeout=LOADING * 1000)
    for _ in range(3):
        view.get_by_test_id("embed-forward").click()
    told.filter(has_text="Yellow founds Madras.").wait_for()
    width, height = PHONE
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "an example is too wide"
    files.stop()
