"""A PostgreSQL of our own on a free port, made for the tests and thrown away after them."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from tests.server.process import free_port

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
# initdb refuses to be root; these users are tried instead.
UNPRIVILEGED_USERS = ("postgres", "nobody")


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is, on the path or where Debian puts it."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, FOLDERS)]))


def unprivileged_user() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    for name in UNPRIVILEGED_USERS:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


class Cluster:
    """Made, started, stopped, started again."""

    def __init__(self, *, durable: bool = False) -> None:
        # Tests kill programs, never the system: what a program has written is there without fsync. Benchmarks want it.
        self.fsync = "on" if durable else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="goa-postgres-", dir="/tmp"))  # where its user can reach it
        self.data = self.folder / "data"
        self.port = free_port()
        self.url = f"postgresql://goa@127.0.0.1:{self.port}/postgres"
        self.unprivileged_user = unprivileged_user()
        if self.unprivileged_user is not None:
            os.chown(self.folder, self.unprivileged_user.pw_uid, self.unprivileged_user.pw_gid)

    def make(self) -> Cluster:
        """The data of the first cluster, which takes longest, is copied for the next ones."""
        self._run("cp", "-a", str(_new_data()), str(self.data))
        self.start()
        return self

    def initialise(self) -> Path:
        self._run("initdb", "-D", str(self.data), "-U", "goa", "--auth=trust", "-E", "UTF8", "--no-sync")
        return self.data

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} "
            f"-c fsync={self.fsync}"
        )
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, name: str, *arguments: str) -> None:
        path = program(name)
        assert path is not None
        done = subprocess.run(
            [path, *arguments],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,  # pg_ctl leaves a child behind that would keep a pipe open
            stderr=subprocess.PIPE if name == "initdb" else subprocess.DEVNULL,
            check=False,
            timeout=120,
            user=self.unprivileged_user and self.unprivileged_user.pw_uid,
            group=self.unprivileged_user and self.unprivileged_user.pw_gid,
        )
        assert done.returncode == 0, f"{name}: {(done.stderr or b'').decode()}"


@cache
def _new_data() -> Path:
    cluster = Cluster()
    atexit.register(shutil.rmtree, cluster.folder, ignore_errors=True)
    return cluster.initialise()


def missing() -> str:
    """Why there can be no cluster here, or nothing."""
    absent = [name for name in ("initdb", "pg_ctl", "postgres") if program(name) is None]
    if absent:
        return f"*** NO POSTGRESQL HERE: {', '.join(absent)} not found; THE SERVER IS NOT TESTED ON IT ***"
    if os.geteuid() == 0 and unprivileged_user() is None:
        return "*** POSTGRESQL CANNOT BE RUN BY ROOT and there is no other user; THE SERVER IS NOT TESTED ON IT ***"
    return ""
