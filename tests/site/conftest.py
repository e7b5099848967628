"""The built site, on a plain file server, in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from building.client import NoClientError
from building.site import SITE, SiteError, build_site
from tests.building.tools import leave_out
from tests.client.chromium import DESKTOP, Chromium, Screen, new_screen
from tests.site.file_server import FileServer

CHROMIUM = Chromium()
HERE = Path(__file__).parent


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        CHROMIUM.end()


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
    """A new browser with nothing in its memory; at the end nothing may have gone wrong in any of them."""
    screens: list[Screen] = []

    def open_one(size: tuple[int, int] = DESKTOP, *, url: str = files.url, language: str = "en") -> Screen:
        settings = {"language": language, "theme": "light", "speed": "off"}
        screens.append(new_screen(CHROMIUM.started(), url, size, settings=settings))
        return screens[-1]

    yield open_one
    wrong = [each for screen in screens for each in screen.unexpected()]
    for screen in screens:
        screen.close()
    assert not wrong, "\n".join(wrong)
