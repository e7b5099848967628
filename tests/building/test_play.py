"""make play shows the page before anything is compiled."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]


def commands_below(folder: Path) -> list[str]:
    """The running commands that name the folder."""
    listed = subprocess.run(["/bin/ps", "-ewwo", "args"], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if str(folder) in line]


@pytest.mark.skipif(sys.platform == "win32", reason="make play needs a POSIX shell")
def test_the_page_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    tree = tmp_path / "compiled"
    arguments = ["--port", "0", "--data", str(tmp_path / "games")]
    environment = {**os.environ, "BROWSER": "true", "GOA_BEGAN": str(time.time()), "GOA_COMPILE": ""}
    process = subprocess.Popen(
        [sys.executable, "-m", "building.play", str(tree), *arguments],
        cwd=PROJECT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    said = ""
    try:
        while "The page is ready" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        assert "compiled while you play" in said
        assert not tree.exists()
        assert commands_below(tree)
        address = re.search(r"http://\S+", said)
        assert address is not None
        assert httpx.get(address.group(), timeout=30).status_code == 200
    finally:
        os.killpg(process.pid, signal.SIGINT)
        status = process.wait(60)
        process.stdout.close()
    assert status == 0
    assert commands_below(tree) == []
