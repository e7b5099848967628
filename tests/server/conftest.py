"""A server for the tests that need nothing special of it."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.new_database import lay_out
from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    lay_out(folder)
    process = ServerProcess(folder).start()
    yield process
    assert process.stop() == 0
    assert_clean(process.log)


def assert_clean(log: Path) -> None:
    """No server under test may fail unnoticed."""
    text = log.read_text()
    assert '"what": "failed"' not in text, text[-3000:]
    assert "Traceback" not in text, text[-3000:]


@pytest.fixture
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client
