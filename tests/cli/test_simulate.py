"""The command goa simulate."""

import json
from pathlib import Path

import pytest
from tests.cli.pseudo_terminal import Terminal, run, text_of


def test_figures_for_a_program(tmp_path: Path) -> None:
    words = ["simulate", "--games", "3", "--players", "2", "--seed", "7", "--quick-start", "--bonanza", "--json"]
    ended = run(*words, data=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    figures = json.loads(ended.stdout)
    assert figures["games"] == 3
    assert figures["choices"] >= figures["decisions"] > 0
    points = figures["points"]
    assert points["total"] == pytest.approx(sum(value for key, value in points.items() if key != "total"))
    assert figures["ducats"]["max"] >= figures["ducats"]["mean"]
    again = json.loads(run(*words, data=tmp_path).stdout)
    for speed in ("seconds", "decisions_per_second", "games_per_second"):
        assert figures.pop(speed) > 0
        again.pop(speed)
    assert figures == again


def test_a_table_for_people(tmp_path: Path) -> None:
    ended = run("simulate", "--games", "2", "--edition", "2004", data=tmp_path)
    assert ended.returncode == 0
    assert "\x1b" not in ended.stdout
    for line in ("decisions a second", "single plantations", "SCO-7", "most ducats of a seat"):
        assert line in ended.stdout


def test_progress_is_shown_at_a_terminal_only(tmp_path: Path) -> None:
    with Terminal(["simulate", "--games", "20"], tmp_path) as terminal:
        assert terminal.end() == 0
    assert "Playing" in terminal.written
    assert "mean points of a seat" in text_of(terminal.written)
