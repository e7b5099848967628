"""Upgrade, downgrade, backup and restore as docs/guide/host.md describes them: on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.cluster import Cluster, missing, program
from tests.server.ops.hosted import DATABASES, Hosted
from tests.server.players import make_table
from tests.server.process import ServerProcess
from tests.server.stored import unpack

from goa.server.store.schema_version import NEWEST_SCHEMA

BACKUP = Path(__file__).parents[3] / "deploy" / "backup.sh"
STORED_SCHEMA = "0002"  # of tests/stored


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if missing() or program("psql") is None:
        pytest.skip(missing() or "*** NO psql HERE ***")
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


@pytest.fixture(params=DATABASES)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hosted]:
    """The stored database of an older version; its server is not started yet."""
    cluster = request.getfixturevalue("cluster") if request.param == "postgres" else None
    server = ServerProcess(tmp_path, **unpack(request.param, tmp_path, cluster))
    with server.client() as client:
        yield Hosted(server, client)


def goa(hosted: Hosted, *arguments: str, status: int = 0) -> str:
    command, *rest = arguments
    done = hosted.goa_here(command, "--data", str(hosted.server.folder), *rest)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_a_database_is_upgraded_and_downgraded(old: Hosted) -> None:
    newest = NEWEST_SCHEMA
    assert f"schema {STORED_SCHEMA}; this version of goa uses {newest}" in goa(old, "database", "status")
    assert f"schema {newest};" in goa(old, "database", "upgrade")
    checked = goa(old, "games", "check")
    assert "0 different" in checked
    assert "is not an older schema" in goa(old, "database", "downgrade", "9999", status=2)
    assert f"schema {STORED_SCHEMA};" in goa(old, "database", "downgrade", STORED_SCHEMA)
    assert "is not an older schema" in goa(old, "database", "downgrade", newest, status=2)
    goa(old, "database", "upgrade")
    assert goa(old, "games", "check") == checked


def test_a_sqlite_backup_is_made_while_a_server_runs_and_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    server = ServerProcess(tmp_path).start()
    with server.client() as client:
        hosted, table = Hosted(server, client), make_table(client)
        table.step()
        goa(hosted, "database", "backup", str(copy))
        assert copy.stat().st_mode & 0o777 == 0o600
        assert "name a new file" in goa(hosted, "database", "backup", str(copy), status=2)
        table.step()
        assert "Stop it first" in goa(hosted, "database", "restore", str(copy), status=2)
        assert server.stop() == 0
        (tmp_path / "letters").write_text("not a database")
        assert "not a database" in goa(hosted, "database", "restore", str(tmp_path / "letters"), status=2)
        assert "is as it was" in goa(hosted, "database", "restore", str(copy))
        server.start()
        assert table.view(0)["number"] == 1
        assert table.step() is not None
    assert server.stop() == 0
    assert (tmp_path / "games.sqlite.before-restore").is_file()


@pytest.mark.slow
def test_a_postgres_dump_is_restored(cluster: Cluster, tmp_path: Path) -> None:
    address, _, _ = cluster.url.rpartition("/")
    path = os.pathsep.join([str(Path(program("pg_dump") or "").parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "PGHOST": "127.0.0.1", "PGPORT": str(cluster.port), "PGUSER": "goa"}

    def run(*command: str) -> None:
        subprocess.run(command, check=True, env=environment, capture_output=True, timeout=120)

    run("createdb", "first")
    server = ServerProcess(tmp_path, "--migrate", GOA_DATABASE_URL=f"{address}/first").start()
    with server.client() as client:
        table = make_table(client)
        table.step()
        environment |= {"PGDATABASE": "first", "BACKUP_FOLDER": str(tmp_path), "BACKUPS_KEPT": "2"}
        for number in (1, 2, 3):
            (tmp_path / f"goa-2001010{number}T000000Z.dump").touch()
        run("sh", str(BACKUP), "once")
        table.step()
    assert server.stop() == 0
    dumps = sorted(tmp_path.glob("*.dump"))
    assert len(dumps) == 2
    assert dumps[-1].stat().st_mode & 0o777 == 0o600
    run("createdb", "second")
    run("pg_restore", "--no-owner", "--exit-on-error", "--dbname", "second", str(dumps[-1]))
    server.environment["GOA_DATABASE_URL"] = f"{address}/second"
    server.start()
    with server.client() as client:
        table.client = client
        assert table.view(0)["number"] == 1
        assert table.step() is not None
    assert server.stop() == 0
