"""A server starts without what most starts do not need. Each of these once took a tenth of a second or more."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.server.process import free_port, modules_path

# Starts goa serve, writes down the modules that are there once it answers, and stops it.
START = """\
import http.client, json, os, signal, sys, threading, time
from goa.cli.main import main
port, folder = sys.argv[1:]
def look():
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", int(port), timeout=5)
        try:
            connection.request("GET", "/healthz")
            assert connection.getresponse().status == 200
            break
        except ConnectionRefusedError:
            time.sleep(0.05)
    from goa.server.api import documentation
    with open("started.json", "w") as file:
        json.dump({"modules": list(sys.modules), "schemas to make": len(documentation._empty)}, file)
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=look, daemon=True).start()
sys.exit(main(["serve", "--port", port, "--data", folder]))
"""

NOT_NEEDED = {
    "alembic": "a database of this version has nothing to migrate",
    "goa.cli.play": "a server is no game in the terminal",
    "goa.cli.arena": "a server is no arena",
    "matplotlib": "a server draws no plots",
    "numpy": "bots think in processes of their own",
    "pygments": "a server colours no source",
}


@dataclass(frozen=True)
class Start:
    """What is there when a server answers for the first time."""

    modules: set[str]
    schemas_to_make: int


def start(folder: Path) -> Start:
    environment = {**os.environ, "PYTHONPATH": modules_path()}
    command = [sys.executable, "-c", START, str(free_port()), str(folder)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads((folder / "started.json").read_text())
    return Start(set(found["modules"]), found["schemas to make"])


def test_a_start_does_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    assert "alembic" in start(tmp_path).modules, "a new database is migrated"
    started = start(tmp_path)
    wrong = {name: why for name, why in NOT_NEEDED.items() if name in started.modules}
    assert not wrong
    assert started.schemas_to_make, "schemas are made when /openapi.json is asked for"
