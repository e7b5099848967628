"""goa serve as people start it: which port it takes, what it opens, and what it says."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.process import LOOSE_LIMITS, ServerProcess, modules_path

# Stands for a browser: asks for the page as soon as it is told to, and writes down what came.
BROWSER = """\
import sys, urllib.request
from pathlib import Path
address = sys.argv[1]
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
status = opener.open(address + "healthz", timeout=5).status
Path(sys.argv[0]).with_suffix(".seen").write_text(f"{status} {address}")
"""


class Browser:
    def __init__(self, folder: Path) -> None:
        self.script = folder / "browser.py"
        self.script.write_text(BROWSER)
        self.seen = folder / "browser.seen"

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, **LOOSE_LIMITS, "BROWSER": f"{sys.executable} {self.script} %s", "GOA_BEGAN": ""}

    def shown(self) -> str:
        deadline = time.monotonic() + 30
        while not (self.seen.is_file() and self.seen.read_text()):
            assert time.monotonic() < deadline, "nothing was opened"
            time.sleep(0.05)
        return self.seen.read_text()


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    return Browser(tmp_path)


@contextmanager
def serving(folder: Path, environment: dict[str, str], *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "goa", "serve", "--data", str(folder), "--log", "warning", *arguments]
    process = subprocess.Popen(
        command,
        env={**environment, "PYTHONPATH": modules_path()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=folder,
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


def address_told(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.fullmatch(r"Goa is served at (\S+) - press Ctrl-C to stop\.\n", line)
        if found:
            return found[1]
    raise AssertionError("it ended without saying where it is")


def test_the_page_is_opened_once_it_is_there(tmp_path: Path, browser: Browser) -> None:
    with serving(tmp_path, browser.environment, "--open", "--port", "0") as process:
        address = address_told(process)
        assert browser.shown() == f"200 {address}"


def test_a_port_that_is_taken_is_left_to_its_owner(tmp_path: Path, browser: Browser) -> None:
    with serving(tmp_path / "", browser.environment) as process:
        first = address_told(process)
        other = tmp_path / "other"
        other.mkdir()
        with serving(other, browser.environment) as second:
            assert address_told(second) != first


def test_a_port_that_was_asked_for_is_not_exchanged(tmp_path: Path, browser: Browser) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "goa", "serve", "--data", str(tmp_path), "--port", str(port)]
        done = subprocess.run(command, env=browser.environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"cannot listen on 127.0.0.1:{port}" in done.stderr


def test_started_twice_it_opens_the_one_that_runs(server: ServerProcess, browser: Browser) -> None:
    command = [sys.executable, "-m", "goa", "serve", "--data", str(server.folder), "--open"]
    done = subprocess.run(command, env=browser.environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert f"already served at {server.url}/" in done.stdout
    assert browser.shown() == f"200 {server.url}/"


def test_without_a_display_the_address_has_to_do(tmp_path: Path) -> None:
    environment = {**os.environ, **LOOSE_LIMITS}
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    began = time.time() - 60
    with serving(tmp_path, {**environment, "GOA_BEGAN": str(began)}, "--open", "--port", "0") as process:
        address_told(process)
        assert process.stdout is not None
        said = re.fullmatch(r"The page is ready (\d+) seconds after make started\.\n", process.stdout.readline())
        assert said
        assert 60 <= int(said[1]) <= time.time() - began + 1
        if sys.platform not in ("win32", "darwin"):
            assert "No browser can be opened from here" in process.stdout.readline()


def test_everywhere_is_an_address_that_can_be_opened(tmp_path: Path, browser: Browser) -> None:
    with serving(tmp_path, browser.environment, "--host", "0.0.0.0", "--port", "0") as process:  # noqa: S104 - the point
        assert address_told(process).startswith("http://127.0.0.1:")


def test_a_server_that_is_stopped_while_it_starts_ends_as_politely(tmp_path: Path, browser: Browser) -> None:
    """A SIGTERM before uvicorn listens for signals was once swallowed, and the server stayed for ever."""
    script = tmp_path / "start.py"
    script.write_text(
        "import os, signal\n"
        "from goa.server.ops.serve import AnsweringServer, serve\n"
        "from goa.server.ops.settings import Settings\n"
        "class StoppedBeforeItRuns(AnsweringServer):\n"
        "    def run(self, sockets):\n"
        "        os.kill(os.getpid(), signal.SIGTERM)\n"
        "        super().run(sockets)\n"
        "serve.__globals__['AnsweringServer'] = StoppedBeforeItRuns\n"
        "if __name__ == '__main__':\n"
        f"    settings = Settings(database_url='sqlite:///{tmp_path}/goa.sqlite')\n"
        "    serve(settings, '127.0.0.1', 0, migrates=True, log_level='warning', on_ready=print)\n"
    )
    environment = {**browser.environment, "PYTHONPATH": modules_path()}
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, check=False, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("http://127.0.0.1:")


def test_a_quiet_server_says_nothing_but_its_address(tmp_path: Path, browser: Browser) -> None:
    with serving(tmp_path, browser.environment, "--port", "0", "--open") as process:
        address_told(process)
        browser.shown()
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate(timeout=20)
        assert said == ""
