"""A real server in a process of its own, and the ways in which it ends."""

from __future__ import annotations

import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import httpx

# For clients of plain HTTP: reading the certificates of the system takes longer than most requests.
WITHOUT_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

LOOSE_LIMITS = {
    "GOA_REQUESTS_A_SECOND": "100000",
    "GOA_REQUESTS_AT_ONCE": "100000",
    "GOA_TABLES_AN_HOUR": "100000",
    "GOA_SOCKETS_AN_ADDRESS": "10000",
    "GOA_CHAT_A_MINUTE": "1000",
    "GOA_ENTRIES_A_MINUTE": "100000",
    "GOA_PROCESSOR_SHARE": "1000",
    "GOA_PROCESSOR_SECONDS_AT_ONCE": "100000",
    "GOA_CONNECTIONS_AN_ADDRESS": "100000",
    "GOA_ORDER_SECONDS": "0",
}


def modules_path() -> str:
    """PYTHONPATH as it holds in any folder, so that a server started elsewhere is of the same modules as we are."""
    folders = [folder for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep) if folder]
    return os.pathsep.join(str(Path(folder).resolve()) for folder in folders)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """goa serve on a port of its own; started again it finds what it left."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.arguments = arguments
        self.environment = {**os.environ, **LOOSE_LIMITS, "PYTHONPATH": modules_path(), **environment}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, seconds: float = 60) -> ServerProcess:
        command = [sys.executable, "-m", "goa", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments], stdout=log, stderr=log, env=self.environment, cwd=self.folder
            )
        self.wait_until_ready(seconds)
        return self

    def wait_until_ready(self, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended: {self.log.read_text()[-2000:]}"
            if self._is_healthy():
                return
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def _is_healthy(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """As a power cut would: nothing is finished."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a system does it: SIGTERM, and time to finish."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=30, verify=WITHOUT_CERTIFICATES)
