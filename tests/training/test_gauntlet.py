"""Matches are summed up by seed, since games of one seed are alike."""

from pathlib import Path

import pytest
from training.selfplay.config import read_config
from training.selfplay.gauntlet import Game, Result, as_words, evaluate, summary_of


def result(seed: int, seat: int, share: float) -> Result:
    return Result(Game(0, "a.npz", "folder/b.npz", "2004", 2, seed, seat), share, 40.0, 30.0, 100, 0.2)


def test_the_interval_comes_from_the_spread_between_seeds() -> None:
    swept = [result(seed, seat, float(seed % 2)) for seed in range(4) for seat in range(2)]
    shared = [result(seed, seat, float(seat)) for seed in range(4) for seat in range(2)]
    assert summary_of(swept).wins == summary_of(shared).wins == 0.5
    assert summary_of(swept).interval == pytest.approx(1.96 * (1 / 3) ** 0.5 / 2, abs=1e-3)
    assert summary_of(shared).interval == 0.0
    assert summary_of(swept).opponent == "b.npz"
    assert "wins 50.0 %" in as_words(summary_of(swept))


def test_a_network_that_is_not_there_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = 'seed = 1\nseconds = 1\n[[games]]\nshare = 1\nplayers = ["learner", "captain"]\n'
    text += '[[gauntlet]]\nopponent = "lost.npz"\nseats = 2\ngames = 2\n'
    (tmp_path / "run.toml").write_text(text, "utf-8")
    assert evaluate(Path("a.npz"), read_config(tmp_path / "run.toml"), jobs=1) == []
    assert "left out" in capsys.readouterr().out
