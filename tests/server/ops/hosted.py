"""A running server on SQLite or PostgreSQL, and goa admin beside it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from tests.server.cluster import Cluster, missing, program
from tests.server.commands import goa_here
from tests.server.conftest import assert_clean
from tests.server.process import ServerProcess

# PostgreSQL takes longer; the same code runs on both.
DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)]


@dataclass
class Hosted:
    """A server, a client of it, and the commands of the people who run it."""

    server: ServerProcess
    client: httpx.Client
    starts_processes: bool = False  # for goa admin; else it runs in this one, which has imported everything already

    def goa(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command with the server's settings, in a process of its own."""
        return subprocess.run(
            [sys.executable, "-m", "goa", *arguments],
            env=self.server.environment,
            cwd=self.server.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    def goa_here(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command with the server's settings, in this process."""
        return goa_here(*arguments, environment=self.server.environment)

    def _admin(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        run = self.goa if self.starts_processes else self.goa_here
        return run("admin", "--data", str(self.server.folder), *arguments)

    def admin(self, *arguments: str) -> str:
        done = self._admin("--as", "Olga", *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def refused(self, *arguments: str) -> str:
        """What goa admin says instead of doing it."""
        done = self._admin(*arguments)
        assert done.returncode == 2, done.stdout
        assert "Traceback" not in done.stderr
        return done.stderr

    def sql(self, statement: str) -> None:
        """Change the database behind everyone's back."""
        url = self.server.environment.get("GOA_DATABASE_URL")
        if url is None:
            with closing(sqlite3.connect(self.server.folder / "games.sqlite", timeout=30)) as connection, connection:
                connection.executescript(statement)
            return
        psql = program("psql")
        assert psql is not None
        subprocess.run([psql, "--quiet", "--no-psqlrc", "--dbname", url, "--command", statement], check=True)


@contextmanager
def hosted_on(database: str, folder: Path, **environment: str) -> Iterator[Hosted]:
    """A server on a database of its own, behind a proxy on this machine."""
    cluster = None
    environment["GOA_PUBLIC_ADDRESS"] = "https://goa.example.org"
    if database == "postgres":
        if missing():
            pytest.skip(missing())
        cluster = Cluster().make()
        environment["GOA_DATABASE_URL"] = cluster.url
    server = ServerProcess(folder, "--migrate", "--proxies", "127.0.0.1", **environment).start()
    try:
        with server.client() as client:
            yield Hosted(server, client)
    finally:
        status = server.stop()
        if cluster is not None:
            cluster.remove()
    assert status == 0
    assert_clean(server.log)


def until(expected: Callable[[], bool], seconds: float = 30) -> None:
    """Servers look every second; a loaded machine takes longer."""
    deadline = time.monotonic() + seconds
    while not expected():
        assert time.monotonic() < deadline
        time.sleep(0.1)
