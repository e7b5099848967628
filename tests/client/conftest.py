"""Servers and browsers for the tests of the client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Page, expect
from tests.building.tools import leave_out
from tests.client.browser.chromium import DESKTOP, SECONDS, Chromium, Screen, watched_screens
from tests.client.browser.warm import WarmScreens
from tests.server.conftest import assert_clean
from tests.server.process import ServerProcess

from goa.server.ops.client_files import client_folder

CHROMIUM = Chromium()
WARM_SCREENS = WarmScreens(CHROMIUM)
HERE = Path(__file__).parent

expect.set_options(timeout=SECONDS * 1000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    CHROMIUM.end_after(HERE, nextitem)


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


def opens_at(usual: ServerProcess, open_one: Callable[..., Screen]) -> OpenScreen:
    """Opens browsers at this server unless another one is named."""

    def open_at_server(
        size: tuple[int, int] = DESKTOP,
        *,
        server: ServerProcess | None = None,
        bypass_csp: bool = False,
        reduced_motion: bool = True,
        language: str = "en",
        theme: str = "light",
        speed: str = "off",
    ) -> Screen:
        return open_one(
            (server or usual).url,
            size,
            bypass_csp=bypass_csp,
            reduced_motion=reduced_motion,
            settings={"language": language, "theme": theme, "speed": speed},
        )

    return open_at_server


@pytest.fixture
def open_screen(server: ServerProcess) -> Iterator[OpenScreen]:
    """New browsers, with nothing in their memory."""
    with watched_screens(CHROMIUM) as open_one:
        yield opens_at(server, open_one)


@pytest.fixture
def warm_screen(server: ServerProcess) -> Iterator[OpenScreen]:
    """Browsers that earlier tests may have used: for tests that change nothing of the browser itself."""
    with WARM_SCREENS.watched() as open_one:
        yield opens_at(server, open_one)


@pytest.fixture
def page(warm_screen: OpenScreen) -> Page:
    """The home page on a desktop."""
    return warm_screen().tab()
