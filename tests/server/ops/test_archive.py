"""goa games: stored games as files, and back; and whether they still mean the same."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.commands import goa_here
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games, one of them finished, in the files of a server that is gone."""
    server = ServerProcess(tmp_path_factory.mktemp("stored")).start()
    with server.client() as client:
        make_table(client, edition="2004").play()
        table = make_table(client, quick_start=True)
        seat = table.awaited()
        table.choose(seat, 0, "progress ships")
        table.request("POST", "undo", seat, json={"after": 1})
        table.play(20)
    assert server.stop() == 0
    return server.folder


def test_export_verify_import_check(folder: Path, tmp_path: Path) -> None:
    out, new = tmp_path / "out", tmp_path / "new"
    assert goa_here("games", "--data", str(folder), "export", str(out)).stdout == f"2 games in {out}\n"
    files = sorted(str(path) for path in out.glob("*.goa"))
    assert len(files) == 2
    verified = goa_here("verify", *files)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    taken_in = goa_here("games", "--data", str(new), "import", *files)
    assert taken_in.returncode == 0, taken_in.stderr
    assert taken_in.stdout.count("/play/") == 6
    checked = goa_here("games", "--data", str(new), "check")
    assert checked.returncode == 0
    assert checked.stdout.startswith("2 games with ")
    links = [line.split("/play/")[1] for line in taken_in.stdout.splitlines() if "/play/" in line]
    unfinished = next(file for file in files if "unfinished" in Path(file).read_text("utf-8"))
    go_on(new, links[3:] if files.index(unfinished) else links[:3])


def go_on(folder: Path, links: list[str]) -> None:
    server = ServerProcess(folder).start()
    try:
        with server.client() as client:
            ann, bob, spectators = (link.split("#") for link in links)
            made = {"id": ann[0], "seats": [{"seat": 0, "token": ann[1]}, {"seat": 1, "token": bob[1]}]}
            table = Seats(client, {**made, "spectators": {"token": spectators[1]}, "invitation": None})
            assert table.view(-1)["table"]["choices"] == 20
            table.play(3)
            assert table.view(-1)["table"]["choices"] == 23
    finally:
        server.stop()


def test_a_game_that_differs_is_reported(folder: Path) -> None:
    database = sqlite3.connect(folder / "games.sqlite")
    (game,) = database.execute("SELECT id FROM games WHERE result IS NOT NULL").fetchone()
    database.execute("UPDATE entries SET text = 'bid 199' WHERE game = ? AND number = 30", (game,))
    database.commit()
    database.close()
    checked = goa_here("games", "--data", str(folder), "check")
    assert checked.returncode == 1
    assert f"DIFFERENT {game}: choice 30: " in checked.stdout
    assert "1 different" in checked.stdout


def test_without_the_extra_the_sentence_names_it(tmp_path: Path) -> None:
    code = "import sys; sys.modules['fastapi'] = None; from goa.cli.main import main; sys.exit(main(['serve']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert 'pip install "goa[server]"' in done.stderr
