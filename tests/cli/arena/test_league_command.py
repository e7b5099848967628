"""The command goa league."""

import json
from pathlib import Path

import pytest
from tests.cli.arena.arena_runs import games, goa, report

from goa.cli.errors import CommandError


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.parametrize(("players", "wanted"), [(2, 12), (3, 6)])
def test_a_table_with_elo(tmp_path: Path, capsys: pytest.CaptureFixture[str], players: int, wanted: int) -> None:
    words = ("league", "ducats", "random", "careful:4", "--players", players, "--games", wanted, "--edition", "2004")
    assert goa(*words, "--out", tmp_path) == 0
    figures = report(tmp_path)
    ratings = [bot["elo"]["value"] for bot in figures["table"]]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) / 3 == pytest.approx(1500, abs=0.01)
    assert {bot["bot"] for bot in figures["table"]} == {"ducats", "random", "careful:4"}
    assert len(games(tmp_path)) == wanted
    page = capsys.readouterr().out
    assert page == (tmp_path / "report.md").read_text("utf-8")
    assert page.startswith(f"# League\n\n{wanted} games from seed 0, {players} seats, edition 2004.\n\n## Table\n")
    assert goa(*words, "--json", "-", "--out", tmp_path, "--resume") == 0
    assert json.loads(capsys.readouterr().out)["table"] == figures["table"]


@pytest.mark.usefixtures("plugin_bots")
def test_a_failing_bot_is_an_error(tmp_path: Path) -> None:
    assert goa("league", "raises", "random", "--players", 2, "--games", 8, "--out", tmp_path) == 1
    assert report(tmp_path)["failures"]


@pytest.mark.usefixtures("plugin_bots")
def test_a_league_and_an_arena_do_not_share_a_folder(tmp_path: Path) -> None:
    assert goa("arena", "random", "--players", 2, "--games", 1, "--out", tmp_path) == 0
    with pytest.raises(CommandError, match="command: arena there, league now"):
        goa("league", "random", "slow", "--players", 2, "--games", 1, "--out", tmp_path)


@pytest.mark.parametrize("words", [("random",), ("random", "random")])
def test_one_is_no_league(words: tuple[str, ...]) -> None:
    with pytest.raises(CommandError, match="expected at least 2 bots with different names, got random"):
        goa("league", *words)
