"""Matches are summed up by seed, since games of one seed are alike."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from training.selfplay.config import read_config
from training.selfplay.gauntlet import Game, Result, as_words, evaluate, play, summary_of

from goa.bots.network.model import Floats, Network


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


def test_a_gauntlet_goes_on_where_it_stopped(tmp_path: Path) -> None:
    text = 'seed = 1\nseconds = 1\n[[games]]\nshare = 1\nplayers = ["learner", "captain"]\n'
    text += '[[gauntlet]]\nopponent = "random"\nseats = 2\ngames = 4\n'
    (tmp_path / "run.toml").write_text(text, "utf-8")
    config, out = read_config(tmp_path / "run.toml"), tmp_path / "results.json"
    whole = evaluate(Path("src/goa/bots/weights/network.npz"), config, 1, out)
    kept = (tmp_path / "results.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert len(kept) == 8  # two editions
    (tmp_path / "results.jsonl").write_text("".join(kept[:5]), "utf-8")
    assert [line.wins for line in evaluate(Path("src/goa/bots/weights/network.npz"), config, 1, out)] == [
        line.wins for line in whole
    ]
    again = (tmp_path / "results.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert again[:5] == kept[:5]
    assert len(again) == 8


def test_a_match_with_search_plays_on_in_the_time_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[int] = []
    answers = Network.answers

    def counted(network: Network, rows: Sequence[bytes]) -> tuple[Floats, Floats, Floats]:
        imagined.append(len(rows))
        return answers(network, rows)

    monkeypatch.setattr(Network, "answers", counted)
    shipped = "src/goa/bots/weights/network.npz"
    alone = play(Game(0, shipped, "random", "2012", 2, 70_000, 0))
    assert not imagined
    searched = play(Game(0, shipped, "random", "2012", 2, 70_000, 0, "0.02"))
    assert sum(imagined) > 10 * searched.choices
    assert alone.longest * alone.choices >= alone.seconds
    words = as_words(summary_of([searched]))
    assert "with 0.02 s of search" in words


def test_the_matches_of_the_governor_can_be_read() -> None:
    config = read_config(Path("training/selfplay/matches/governor.toml"))
    assert {(match.seats, match.search) for match in config.gauntlet} >= {(2, "1"), (3, "1"), (4, "1")}
