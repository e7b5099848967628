"""Servers and browsers for the tests of the client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Page
from tests.building.tools import leave_out
from tests.client.chromium import DESKTOP, Chromium, Screen, new_screen
from tests.server.conftest import assert_clean
from tests.server.process import ServerProcess

from goa.server.ops.client_files import client_folder

CHROMIUM = Chromium()
HERE = Path(__file__).parent


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        CHROMIUM.end()


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder with the client as it is served."""
    folder = client_folder()
    if folder is None:
        leave_out("the client is not built: make client")
    return folder


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    assert process.stop() == 0
    assert_clean(process.log)


class OpenScreen(Protocol):
    def __call__(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        server: ServerProcess | None = None,
        bypass_csp: bool = False,
        reduced_motion: bool = True,
        language: str = "en",
        theme: str = "light",
        speed: str = "off",
    ) -> Screen: ...


@pytest.fixture
def open_screen(server: ServerProcess) -> Iterator[OpenScreen]:
    """A new browser with nothing in its memory; at the end nothing may have gone wrong in any of them."""
    screens: list[Screen] = []
    usual = server

    def open_one(
        size: tuple[int, int] = DESKTOP,
        *,
        server: ServerProcess | None = None,
        bypass_csp: bool = False,
        reduced_motion: bool = True,
        language: str = "en",
        theme: str = "light",
        speed: str = "off",
    ) -> Screen:
        settings = {"language": language, "theme": theme, "speed": speed}
        screens.append(
            new_screen(
                CHROMIUM.started(),
                (server or usual).url,
                size,
                bypass_csp=bypass_csp,
                reduced_motion=reduced_motion,
                settings=settings,
            )
        )
        return screens[-1]

    yield open_one
    wrong = [each for screen in screens for each in screen.unexpected()]
    for screen in screens:
        screen.close()
    assert not wrong, "\n".join(wrong)


@pytest.fixture
def page(open_screen: OpenScreen) -> Page:
    """The home page on a desktop."""
    return open_screen().tab()
