"""The tests of tests/page with the page's real worker in a browser instead of its Python alone.

The page has no NumPy, so the server that it is compared with has none either. Then their hints are equal too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.page import test_contract, test_contract_of_tables
from tests.server.conftest import assert_clean
from tests.server.new_database import lay_out
from tests.server.process import ServerProcess, modules_path
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.worker_client import WorkerPage

for module in (test_contract, test_contract_of_tables):
    globals().update({name: each for name, each in vars(module).items() if name.startswith("test_")})
# The list of bots is asked for below, because one level would be too slow.
del globals()["test_what_can_be_chosen_for_a_table_is_the_same"]

pytestmark = pytest.mark.slow

# Read by Python before everything else. The page announces the learned bots too.
WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from goa.bots.network import policy
policy.announce()
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    lay_out(folder)
    customized = tmp_path_factory.mktemp("without-numpy")
    (customized / "sitecustomize.py").write_text(WITHOUT_NUMPY, encoding="utf-8")
    process = ServerProcess(folder, PYTHONPATH=f"{customized}{os.pathsep}{modules_path()}").start()
    yield process
    assert process.stop() == 0
    assert_clean(process.log)


@pytest.fixture
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def page(open_screen: OpenScreen, files: FileServer, site: Path) -> WorkerPage:
    return WorkerPage(open_screen(), files, site)


def test_the_same_editions_levels_and_languages_can_be_chosen(client: httpx.Client, page: WorkerPage) -> None:
    """Only the strongest level is missing in both: it needs NumPy."""
    at_server, in_page = (host.get("/api/about").json() for host in (client, page.client))
    assert at_server == in_page
    assert "governor" not in in_page["levels"]
    assert "admiral" in in_page["levels"]
