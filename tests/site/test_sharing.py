"""A finished game in a link, and embedded in the page of another web space."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from building.embedding import iframe, packed, unpacked
from building.miniature import RECORD, pictures
from playwright.sync_api import Page
from tests.client.browser.chromium import PHONE, SMALL
from tests.client.browser.looking import no_sideways_scroll
from tests.site.conftest import OpenScreen
from tests.site.differential import random_record
from tests.site.file_server import FileServer
from tests.site.visiting import LOADING, at_table, wait_until_kept

from goa.record.read_record import read_record

pytestmark = pytest.mark.slow

SHARED = "data-testid=share-text"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[FileServer]:
    """Another web space."""
    folder = tmp_path / "blog"
    folder.mkdir()
    server = FileServer(folder)
    yield server
    server.stop()


def blog(elsewhere: FileServer, tmp_path: Path, html: str) -> str:
    page = f'<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Blog</title>{html}'
    (tmp_path / "blog" / "post.html").write_text(page, encoding="utf-8")
    return f"{elsewhere.url}/post.html"


def share(page: Page, what: str) -> str:
    """What the button puts into the clipboard, or shows where that is not allowed."""
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')) }")
    page.get_by_test_id(f"share-{what}").click()
    shown = page.locator(SHARED)
    shown.wait_for()
    return shown.input_value()


def test_a_game_in_a_link_and_back(open_screen: OpenScreen, elsewhere: FileServer, tmp_path: Path) -> None:
    text = random_record(1)
    screen = open_screen(PHONE)
    page = screen.tab(f"/#/game/{packed(text)}")
    at_table(page)
    assert "/play/" in page.url
    page.get_by_test_id("open-scores").click()
    link = share(page, "link")
    assert len(link) < 4000
    passed_on = read_record(unpacked(link.partition("#/game/")[2]))
    assert [move.choice.text for move in passed_on.moves] == [move.choice.text for move in read_record(text).moves]
    html = share(page, "html")
    assert html.startswith(f'<iframe src="{screen.url}/embed.html#')
    page.goto(blog(elsewhere, tmp_path, html))
    frame = page.frame_locator("iframe")
    frame.get_by_test_id("embed-forward").click()
    frame.locator("[data-testid=embedded][data-picture='1']").wait_for()


def test_a_link_that_was_cut(open_screen: OpenScreen) -> None:
    screen = open_screen()
    page = screen.tab(f"/#/game/{packed(random_record(1))[:500]}")
    page.get_by_role("alert").filter(has_text="contains no game").wait_for(timeout=LOADING * 1000)


def test_an_embedded_game_needs_no_python(
    open_screen: OpenScreen, files: FileServer, elsewhere: FileServer, tmp_path: Path
) -> None:
    drawn = pictures(RECORD.read_text("utf-8"))
    screen = open_screen(SMALL)
    page = screen.context.new_page()
    page.goto(blog(elsewhere, tmp_path, iframe(f"{files.url}/", drawn, "A game", first=15).replace("420", "300")))
    frame = page.frame_locator("iframe")
    frame.locator("[data-testid=embedded][data-picture='15']").wait_for(timeout=LOADING * 1000)
    frame.get_by_test_id("embed-back").click()
    frame.locator("[data-testid=embedded][data-picture='14']").wait_for()
    frame.get_by_text("Afonso").wait_for()
    assert not [path for path in files.asked if re.search(r"\.(wasm|zip|whl|npz)$", path)]
    page.goto(f"{files.url}/embed.html#{packed('[]')}")
    page.get_by_test_id("embed-broken").wait_for()
    no_sideways_scroll(page)


def test_only_the_embedded_view_may_be_framed(
    open_screen: OpenScreen, elsewhere: FileServer, files: FileServer, tmp_path: Path
) -> None:
    screen = open_screen()
    page = screen.context.new_page()
    page.goto(blog(elsewhere, tmp_path, f'<iframe src="{files.url}/"></iframe>'))
    page.frame_locator("iframe").get_by_role("link", name="Goa").wait_for(timeout=LOADING * 1000)
    assert page.frame_locator("iframe").get_by_test_id("play-now").count() == 0


def test_embedded_without_a_network(open_screen: OpenScreen, files: FileServer) -> None:
    """The service worker keeps the view as a page of its own."""
    screen = open_screen()
    page = screen.tab()
    wait_until_kept(page)
    files.stop()
    page.goto(f"{files.url}/embed.html#{packed('[]')}")
    page.get_by_test_id("embed-broken").wait_for()
