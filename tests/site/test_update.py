"""A new version on the web space in the middle of a game, and what is published."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.publishing import load_update, publish_another, wait_for
from tests.site.visiting import at_table, play_now, take_turns, wait_until_kept

pytestmark = pytest.mark.slow

VERSION = "() => document.querySelector('meta[name=version]')?.content ?? 'first'"


def test_an_update_in_the_middle_of_a_game(open_screen: OpenScreen, site: Path, tmp_path: Path) -> None:
    folder = tmp_path / "goa"
    shutil.copytree(site, folder)
    files = FileServer(folder)
    screen = open_screen(url=files.url)
    page = screen.tab()
    player = play_now(screen, page)
    take_turns(player, 1)
    wait_until_kept(page)
    publish_another(folder)
    load_update(page)
    take_turns(player, 1)
    page.reload()
    assert page.evaluate(VERSION) == "first", "an open game keeps its version"
    take_turns(at_table(page), 1)
    number, address = player.number, page.url.removeprefix(screen.url)
    page.close()
    page = screen.context.new_page()
    wait_for(page, lambda: is_second(page, files))
    files.stop()
    page.close()
    page = screen.tab(address)
    player = at_table(page)
    assert page.evaluate(VERSION) == "second"
    assert player.number >= number
    take_turns(player, 1)


def is_second(page: Page, files: FileServer) -> bool:
    page.goto("about:blank")  # without a tab of the old version the new one takes over
    page.wait_for_timeout(200)
    page.goto(f"{files.url}/#/rules")
    return bool(page.evaluate(VERSION) == "second")


def test_what_is_published(site: Path) -> None:
    """Nothing comes from elsewhere, and the page can be installed."""
    page = (site / "index.html").read_text(encoding="utf-8")
    assert "http://" not in page
    assert "https://" not in page
    assert "<script>" not in page
    assert not re.findall(r'(?:src|href)="(?!\./)', page)
    assert "unsafe" not in page
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert all((site / icon["src"]).is_file() for icon in manifest["icons"])
    worker = (site / "service-worker.js").read_text("utf-8")
    lists = [re.findall(rf"^const {name} = (.+)$", worker, re.MULTILINE) for name in ("FILES", "LATER")]
    first, later = (json.loads(found[0]) for found in lists)
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    screenshots = {picture["src"] for picture in manifest["screenshots"]}
    assert {*first, *later} == there - {"service-worker.js", "_headers"} - screenshots
    assert screenshots < there
    assert len(later) == 1, "only the network waits until it is needed"
    assert not set(first) & set(later)
