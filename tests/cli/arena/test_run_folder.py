"""The folder of a run: an interrupted run continues and gives the same results as an uninterrupted one."""

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.arena.arena_runs import games, goa, report, start

from goa.cli.errors import CommandError

RUN = ("arena", "random", "slow:0.001", "--players", "2", "--games", "24", "--edition", "2004")


def wait_for_games(folder: Path, wanted: int, process: "subprocess.Popen[str]") -> None:
    file = folder / "games.jsonl"
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") >= wanted:
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    raise AssertionError("no games within half a minute")


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("undisturbed")


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_run_goes_on(tmp_path: Path, undisturbed: Path, capsys: pytest.CaptureFixture[str], jobs: int) -> None:
    process = start(*RUN, "--out", tmp_path, "--jobs", jobs)
    wait_for_games(tmp_path, 5, process)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    file = tmp_path / "games.jsonl"
    kept = file.read_bytes()[:-40]  # the last line is cut off
    file.write_bytes(kept)
    lines = kept.count(b"\n")
    assert lines < 24, "the run ended before it was killed"

    capsys.readouterr()
    assert goa(*RUN, "--out", tmp_path, "--resume") == 0
    assert f"already contains {lines} of 24 games." in capsys.readouterr().err
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert goa(*RUN, "--out", undisturbed) == 0
    assert games(tmp_path) == games(undisturbed)
    assert report(tmp_path) == report(undisturbed)


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_says_how_to_go_on(tmp_path: Path, jobs: int) -> None:
    process = start(*RUN, "--out", tmp_path, "--jobs", jobs)
    wait_for_games(tmp_path, 2, process)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 130
    assert f"games are in {tmp_path}. Run the same command to continue." in said
    assert "Traceback" not in said
    assert len(games(tmp_path)) >= 2


SMALL = ("arena", "random", "--players", "2", "--edition", "2004")


def test_a_finished_run_is_only_reported_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert goa(*SMALL, "--games", 4, "--out", tmp_path) == 0
    page = (tmp_path / "report.md").read_text("utf-8")
    before = (tmp_path / "games.jsonl").read_bytes()
    capsys.readouterr()
    assert goa(*SMALL, "--games", 4, "--out", tmp_path) == 0
    streams = capsys.readouterr()
    assert streams.out == page
    assert streams.err == f"{tmp_path} already contains 4 of 4 games.\n"
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_more_games_go_on_and_fewer_are_a_part(tmp_path: Path) -> None:
    assert goa(*SMALL, "--games", 2, "--out", tmp_path) == 0
    first = games(tmp_path)
    assert goa(*SMALL, "--games", 5, "--out", tmp_path) == 0
    assert games(tmp_path)[:2] == first
    assert report(tmp_path)["games"] == 5
    assert goa(*SMALL, "--games", 2, "--out", tmp_path) == 0
    assert report(tmp_path)["games"] == 2
    assert len(games(tmp_path)) == 5


def test_another_run_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    assert goa(*SMALL, "--games", 1, "--out", tmp_path) == 0
    with pytest.raises(CommandError) as refusal:
        goa("arena", "random", "--players", 3, "--games", 1, "--seed", 5, "--quick-start", "--out", tmp_path)
    told = str(refusal.value).splitlines()
    assert told[0] == f"{tmp_path} holds a different run; use another folder, or start anew with --fresh:"
    assert [line.split(":")[0].strip() for line in told[1:]] == [
        "bots", "players", "edition", "digest", "quick_start", "seed",
    ]  # fmt: skip
    assert "  seed: 0 there, 5 now" in told
    assert len(games(tmp_path)) == 1


def test_fresh_begins_anew(tmp_path: Path) -> None:
    assert goa(*SMALL, "--games", 3, "--out", tmp_path) == 0
    (tmp_path / "mine.txt").write_text("not of the run", encoding="utf-8")
    assert goa(*SMALL, "--games", 1, "--seed", 5, "--out", tmp_path, "--fresh") == 0
    assert [each["seed"] for each in games(tmp_path)] == [5]
    assert (tmp_path / "mine.txt").exists()


def test_a_line_that_is_no_game_is_refused(tmp_path: Path) -> None:
    assert goa(*SMALL, "--games", 3, "--out", tmp_path) == 0
    file = tmp_path / "games.jsonl"
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([lines[0], json.dumps({"game": 1}), lines[2], ""]), encoding="utf-8")
    with pytest.raises(CommandError, match="line 2 is not a game"):
        goa(*SMALL, "--games", 3, "--out", tmp_path)
