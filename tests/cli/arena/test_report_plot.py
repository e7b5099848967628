"""The plot of a run, with and without matplotlib."""

import sys
from pathlib import Path

import pytest
from tests.cli.arena.arena_runs import goa


@pytest.fixture(autouse=True)
def no_plot() -> None:
    """Turn the fixture of conftest.py off: these tests need the plot."""


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.parametrize("bots", [("random",), ("ducats", "random"), ("random", "ducats", "other-random", "careful:3")])
def test_a_plot(tmp_path: Path, bots: tuple[str, ...]) -> None:
    pytest.importorskip("matplotlib", reason="*** The plot is NOT tested: pip install 'goa[arena]'")
    assert goa("arena", *bots, "--games", 4, "--out", tmp_path) == 0
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_there_is_all_but_the_plot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert goa("arena", "random", "--players", 2, "--games", 1, "--out", tmp_path) == 0
    assert (
        "No plot.png, as matplotlib is not installed; to install it: pip install 'goa[arena]'"
        in capsys.readouterr().err
    )
    assert {file.name for file in tmp_path.iterdir()} == {
        "configuration.json",
        "games.jsonl",
        "report.json",
        "report.md",
    }
