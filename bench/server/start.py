"""How much processor time a server needs until it answers: PYTHONPATH=build/compiled python bench/server/start.py."""

from __future__ import annotations

import argparse
import http.client
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from http import HTTPStatus
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """Of a process and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / TICKS


def answers(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == HTTPStatus.OK
    except OSError:
        return False
    finally:
        connection.close()


def measure(folder: str) -> tuple[float, float]:
    """Seconds of processor time and of waiting until the first answer."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    began = time.perf_counter()
    command = [sys.executable, "-m", "goa", "serve", "--port", str(port), "--data", folder]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not answers(port):
            if server.poll() is not None:
                raise SystemExit("the server ended; start it by hand to see why")
            time.sleep(0.01)
        return processor_seconds(server.pid), time.perf_counter() - began
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5)
    starts = parser.parse_args().starts
    first, again = [], []
    for _ in range(starts):
        with tempfile.TemporaryDirectory() as folder:
            first.append(measure(folder))
            again.append(measure(folder))
    for name, figures in (("empty database", first), ("database of this version", again)):
        processor, waiting = zip(*figures)
        print(
            f"{name}: {statistics.median(processor):.2f} s of processor time, {statistics.median(waiting):.2f} s until "
            f"it answers (median of {starts})"
        )


if __name__ == "__main__":
    main()
