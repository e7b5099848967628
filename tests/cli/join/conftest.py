"""A real server for terminals that join its tables."""

from collections.abc import Iterator

import httpx
import pytest
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    assert process.stop() == 0
    assert "Traceback" not in process.log.read_text()


@pytest.fixture
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client
