"""The page can be installed as an app, and starts as one without a network."""

from __future__ import annotations

import base64
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page
from tests.building.tools import chromium
from tests.client.browser.chromium import FLAGS, Screen
from tests.server.process import WITHOUT_CERTIFICATES
from tests.site.conftest import CHROMIUM
from tests.site.file_server import FileServer
from tests.site.visiting import at_table, take_turns, wait_until_kept

pytestmark = pytest.mark.slow

IS_OF_SERVICE_WORKER = "async () => (await fetch('favicon.svg')).ok && !!navigator.serviceWorker.controller"


@pytest.fixture
def ordinary(tmp_path: Path, files: FileServer) -> Iterator[Screen]:
    """A browser with a profile, and watched. Others have private windows, from which nothing can be installed."""
    CHROMIUM.started()
    assert CHROMIUM.playwright is not None
    context = CHROMIUM.playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium(), args=FLAGS, headless=True
    )
    screen = Screen(context, files.url, httpx.Client(base_url=files.url, verify=WITHOUT_CERTIFICATES))
    yield screen
    wrong = screen.unexpected()
    screen.close()
    assert not wrong, "\n".join(wrong)


def asked(page: Page, method: str) -> Any:
    """What Chromium's own check of the page says."""
    session = page.context.new_cdp_session(page)
    found = session.send(method)
    session.detach()
    return found


def test_chromium_would_install_it(ordinary: Screen, files: FileServer) -> None:
    page = ordinary.tab()
    wait_until_kept(page)
    page.reload()
    assert asked(page, "Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = asked(page, "Page.getAppManifest")
    assert manifest["errors"] == []
    found = json.loads(manifest["data"])
    assert found["display"] == "standalone"
    assert asked(page, "Page.getAppId")["appId"] == f"{files.url}/"
    # What it would start with is there without a network.
    files.stop()
    assert page.evaluate(IS_OF_SERVICE_WORKER)
    page.close()
    page = ordinary.tab(f"/{found['start_url'].removeprefix('./')}")
    page.get_by_test_id("play-now").click()
    take_turns(at_table(page), 1)


def test_the_check_would_notice_a_page_that_cannot_be_installed(ordinary: Screen) -> None:
    page = ordinary.tab("/embed.html")
    errors = asked(page, "Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["no-manifest"]


def test_icons_and_screenshots_are_as_large_as_they_say(site: Path) -> None:
    """Browsers leave out pictures of another size without a word."""
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    purposes: set[tuple[str, str]] = set()
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        if picture["type"] == "image/png":
            head = (site / picture["src"]).read_bytes()[:24]
            assert head[:8] == base64.b64decode("iVBORw0KGgo=")
            assert "{}x{}".format(*struct.unpack(">II", head[16:])) == picture["sizes"]
        purposes.add((picture.get("purpose", ""), picture["sizes"]))
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"wide", "narrow"}
