"""The tests of tests/page/test_contract.py, with the page's real worker in a browser instead of its Python alone."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from tests.page.test_contract import (
    Both,
    test_a_finished_game_looks_the_same,
    test_a_game_goes_on_the_same,
    test_malformed_requests_are_refused_the_same,
    test_other_peoples_tokens_open_nothing,
    test_playing_on_from_a_moment_is_the_same,
    test_the_list_of_games_says_the_same,
)
from tests.server.conftest import client, server
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.worker_client import WorkerPage

__all__ = [
    "client",
    "server",
    "test_a_finished_game_looks_the_same",
    "test_a_game_goes_on_the_same",
    "test_malformed_requests_are_refused_the_same",
    "test_other_peoples_tokens_open_nothing",
    "test_playing_on_from_a_moment_is_the_same",
    "test_the_list_of_games_says_the_same",
]

pytestmark = pytest.mark.slow

# The page has no NumPy. So its hints judge without the network, and its list of bots has two names fewer.
NEEDS_NUMPY = re.compile(r',\s*"opinions":.*(?=\}$)|, \\"(?:network-search|governor)\\"')


@pytest.fixture(autouse=True)
def compared_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Both, "only_one_has", NEEDS_NUMPY)


@pytest.fixture
def page(open_screen: OpenScreen, files: FileServer, site: Path) -> WorkerPage:
    return WorkerPage(open_screen(), files, site)


def test_only_a_level_that_would_be_slow_is_missing(client: httpx.Client, page: WorkerPage) -> None:
    at_server, in_page = (host.get("/api/about").json() for host in (client, page.client))
    assert set(at_server["levels"]) - set(in_page["levels"]) == {"governor"}
    assert in_page["levels"] == [level for level in at_server["levels"] if level != "governor"]
    same = ("version", "editions", "languages")
    assert [at_server[name] for name in same] == [in_page[name] for name in same]
