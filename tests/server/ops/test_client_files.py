"""The version of the built client is the name of its script."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.players import make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket

from goa.server.ops import client_files
from goa.server.ops.client_files import client_version

PAGE = '<script type="module" crossorigin src="/assets/index-CpW5_Hv-.js"></script><script src="/other.js"></script>'


@pytest.fixture(autouse=True)
def _forget_version() -> Iterator[None]:
    client_version.cache_clear()
    yield
    client_version.cache_clear()


def test_a_built_client_is_known_by_its_script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(client_files, "client_folder", lambda: tmp_path)
    assert client_version() == "index-CpW5_Hv-"


def test_without_a_client_there_is_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "client_folder", lambda: None)
    assert client_version() == ""


def test_answers_and_sockets_name_the_version(server: ServerProcess, client: httpx.Client) -> None:
    table = make_table(client)
    for answer in (client.get("/api/about"), table.request("GET", "view", 0), table.choose(0, 9, "nonsense")):
        assert answer.headers["goa-client"] == client_version()
    assert "goa-client" not in client.get("/healthz").headers
    with Socket(table, 0) as socket:
        assert socket.next("welcome") == {"type": "welcome", "client": client_version()}
