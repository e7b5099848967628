"""The site on a host that reads its file _headers: everything works under these headers, and frames are refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from building.embedding import iframe
from building.miniature import RECORD, pictures
from tests.site.conftest import OpenScreen
from tests.site.file_server import CarefulHost, FileServer
from tests.site.visiting import LOADING, at_table, play_now, take_turns, wait_until_kept

pytestmark = pytest.mark.slow


@pytest.fixture
def host(site: Path) -> Iterator[CarefulHost]:
    server = CarefulHost(site)
    yield server
    server.stop()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[FileServer]:
    """Another web space."""
    folder = tmp_path / "blog"
    folder.mkdir()
    server = FileServer(folder)
    yield server
    server.stop()


def test_a_game_on_such_a_host(open_screen: OpenScreen, host: CarefulHost) -> None:
    screen = open_screen(url=host.url)
    page = screen.tab()
    player = play_now(screen, page)
    take_turns(player, 3)
    wait_until_kept(page)
    page.reload()
    take_turns(at_table(page), 1)
    host.stop()
    address = page.url
    page.close()
    page = screen.context.new_page()
    page.goto(address)
    take_turns(at_table(page), 1)
    page.goto(f"{host.url}/embed.html#nothing")
    page.get_by_test_id("embed-broken").wait_for()


def test_the_next_version_asks_only_for_what_it_must(open_screen: OpenScreen, host: CarefulHost) -> None:
    """What has a hash in its address comes from the browser's cache, also where no service worker helps."""
    screen = open_screen(url=host.url)
    page = screen.tab()
    page.get_by_test_id("level").locator("option").first.wait_for(state="attached", timeout=LOADING * 1000)
    wait_until_kept(page)
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).unregister()")
    host.asked.clear()
    page.close()
    page = screen.tab()
    page.get_by_test_id("play-now").wait_for()
    assert "/" in host.asked
    assert not [path for path in host.asked if path.startswith(("/assets/", "/runtime/"))]


def test_who_may_frame_what(open_screen: OpenScreen, host: CarefulHost, elsewhere: FileServer, tmp_path: Path) -> None:
    drawn = pictures(RECORD.read_text("utf-8"))
    html = f'<iframe src="{host.url}/"></iframe>' + iframe(f"{host.url}/", drawn, "A game", first=3)
    blog = f'<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Blog</title>{html}'
    (tmp_path / "blog" / "post.html").write_text(blog, encoding="utf-8")
    screen = open_screen(url=host.url)
    screen.expected.append("Refused to")
    page = screen.context.new_page()
    page.goto(f"{elsewhere.url}/post.html")
    view = page.frame_locator("iframe[title='A game']")
    view.locator("[data-testid=embedded][data-picture='3']").wait_for(timeout=LOADING * 1000)
    view.get_by_test_id("embed-forward").click()
    view.locator("[data-testid=embedded][data-picture='4']").wait_for()
    (refused,) = [frame for frame in page.frames if frame.url.startswith("chrome-error:")]
    assert refused.parent_frame == page.main_frame


def test_what_is_sent(host: CarefulHost) -> None:
    with httpx.Client(base_url=host.url, follow_redirects=True) as client:
        page = client.get("/index.html")
        assert page.url.path == "/"
        assert page.headers["x-frame-options"] == "DENY"
        assert page.headers["cache-control"] == "no-cache"
        (script,) = re.findall(r'src="\.(/assets/index-[^"]+\.js)"', page.text)
        assert "immutable" in client.get(script).headers["cache-control"]
        embedded = client.get("/embed.html")
        assert embedded.url.path == "/embed"
        assert "x-frame-options" not in embedded.headers
        assert client.get("/service-worker.js").headers["cache-control"] == "no-cache"
        assert client.get("/_headers").status_code == 404
