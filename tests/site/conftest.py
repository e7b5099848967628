"""The built site, on a plain file server, in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from building.client import NoClientError
from building.site import SITE, SiteError, build_site
from tests.building.tools import leave_out
from tests.client.browser.chromium import DESKTOP, Chromium, Screen, watched_screens
from tests.site.file_server import FileServer

CHROMIUM = Chromium()
HERE = Path(__file__).parent


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    CHROMIUM.end_after(HERE, nextitem)


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder as make site builds it."""
    try:
        build_site()
    except (SiteError, NoClientError) as problem:
        leave_out(str(problem))
    return SITE


@pytest.fixture
def files(site: Path) -> Iterator[FileServer]:
    server = FileServer(site)
    yield server
    server.stop()


OpenScreen = Callable[..., Screen]


@pytest.fixture
def open_screen(files: FileServer) -> Iterator[OpenScreen]:

    def open_site(
        size: tuple[int, int] = DESKTOP, *, url: str = files.url, language: str = "en", bypass_csp: bool = False
    ) -> Screen:
        settings = {"language": language, "theme": "light", "speed": "off"}
        return open_one(url, size, bypass_csp=bypass_csp, settings=settings)

    with watched_screens(CHROMIUM) as open_one:
        yield open_site
