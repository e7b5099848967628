"""What must hold before a server starts: private files, one server for each file, a schema that it knows."""

from __future__ import annotations

import lzma
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.cluster import Cluster, missing, program
from tests.server.commands import goa_here
from tests.server.players import make_table
from tests.server.process import ServerProcess, free_port, modules_path

FIRST_DATABASE = Path(__file__).parents[2] / "stored" / "games.sqlite.xz"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if missing():
        pytest.skip(missing())
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


def refusal(*arguments: str, **environment: str) -> str:
    """What goa serve says instead of starting."""
    done = subprocess.run(
        [sys.executable, "-m", "goa", "serve", "--port", "0", *arguments],
        env={**os.environ, "PYTHONPATH": modules_path(), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert "Goa is served" not in done.stdout
    return done.stderr


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def sql(url: str, statement: str) -> None:
    psql = program("psql")
    assert psql is not None
    subprocess.run([psql, "--quiet", "--no-psqlrc", "--dbname", url, "--command", statement], check=True)


def test_database_files_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    server = ServerProcess(tmp_path, "--data", str(folder)).start()
    try:
        with server.client() as client:
            make_table(client).step()
        files = {each.name: mode(each) for each in folder.iterdir() if each.name.startswith("games.sqlite")}
    finally:
        server.stop()
    assert files == {"games.sqlite": 0o600, "games.sqlite-wal": 0o600, "games.sqlite-shm": 0o600}
    assert (mode(folder), mode(folder.parent)) == (0o700, 0o700)


def test_files_of_an_older_version_are_made_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    database = folder / "games.sqlite"
    database.write_bytes(lzma.decompress(FIRST_DATABASE.read_bytes()))
    database.chmod(0o644)
    assert goa_here("games", "--data", str(folder), "export", str(tmp_path / "out")).returncode == 0
    assert (mode(database), mode(folder)) == (0o600, 0o700)


def test_a_folder_of_other_things_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letters.txt").touch()
    assert goa_here("games", "--data", str(tmp_path), "check").returncode == 0
    assert (mode(tmp_path / "games.sqlite"), mode(tmp_path)) == (0o600, 0o755)


def test_a_symbolic_link_leads_to_the_same_games(server: ServerProcess, tmp_path: Path) -> None:
    linked_file = tmp_path / "file"
    linked_file.mkdir()
    (linked_file / "games.sqlite").symlink_to(server.folder / "games.sqlite")
    linked_folder = tmp_path / "folder"
    linked_folder.symlink_to(server.folder)
    for folder in (linked_file, linked_folder):
        said = refusal("--data", str(folder))
        assert f"another goa serve uses {server.folder.resolve() / 'games.sqlite'}" in said
        assert server.url in said


def test_a_newer_schema_is_a_sentence_on_sqlite(tmp_path: Path) -> None:
    assert goa_here("games", "--data", str(tmp_path), "check").returncode == 0
    with sqlite3.connect(tmp_path / "games.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    said = refusal("--data", str(tmp_path))
    assert "written by a newer version of goa: its schema is 9999" in said
    assert "newer version of goa" in goa_here("games", "--data", str(tmp_path), "check").stderr


def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"letters, not a database. " * 100)
    assert "games.sqlite cannot be used: file is not a database" in refusal("--data", str(tmp_path))


def test_a_schema_that_does_not_fit_is_a_sentence_on_postgres(cluster: Cluster, tmp_path: Path) -> None:
    environment = {"GOA_DATABASE_URL": cluster.url}
    assert "has no tables of goa yet; start goa serve once with --migrate" in refusal(**environment)
    server = ServerProcess(tmp_path, "--migrate", **environment).start()
    assert server.stop() == 0
    sql(cluster.url, "UPDATE alembic_version SET version_num = '0001'")
    assert "is not up to date: its schema is 0001" in refusal(**environment)
    sql(cluster.url, "UPDATE alembic_version SET version_num = '9999'")
    for arguments in ((), ("--migrate",)):
        assert "written by a newer version of goa" in refusal(*arguments, **environment)


def test_a_database_that_is_not_there_is_a_sentence(cluster: Cluster) -> None:
    nowhere = f"postgresql://goa:secret@127.0.0.1:{free_port()}/goa"
    said = refusal(GOA_DATABASE_URL=nowhere)
    assert said == "the database cannot be used: Connection refused\n"
    unknown = f"{cluster.url.rsplit('/', 1)[0]}/unknown"
    assert refusal(GOA_DATABASE_URL=unknown) == 'the database cannot be used: database "unknown" does not exist\n'
