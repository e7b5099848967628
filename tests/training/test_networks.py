"""Networks in the repository are what their provenance says, and play."""

import json
from pathlib import Path

import numpy as np
import pytest
from training.selfplay.calibration import compared, measured, softened
from training.selfplay.calibration_games import FIRST_SEED, captains_of, joined, predictions
from training.selfplay.calibration_games import play as play_games
from training.selfplay.config import read_config
from training.selfplay.gauntlet import Game, play
from training.selfplay.provenance import MOST_BYTES, NETWORKS, digest, keep
from training.selfplay.ship import PACKAGE

KEPT = sorted(NETWORKS.glob("*.npz"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_the_provenance_is_that_of_the_network(path: Path) -> None:
    provenance = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert provenance["sha256"] == digest(path)
    assert path.stat().st_size <= MOST_BYTES
    assert {line["seats"] for line in provenance["gauntlet"]} == {2, 3, 4}
    assert provenance["configuration"]["seed"]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_it_beats_a_random_player(path: Path) -> None:
    result = play(Game(0, str(path), "random", "2012", 2, seed=3, seat=1))
    assert result.win_share == 1.0
    assert result.points > 30


def test_a_run_is_kept_with_its_provenance(tmp_path: Path) -> None:
    run, folder = tmp_path / "run", tmp_path / "networks"
    run.mkdir()
    (run / "network.npz").write_bytes(b"weights")
    (run / "state.json").write_text('{"seconds": 1800, "rows": 5, "updates": 2, "starts": 1}', "utf-8")
    text = 'seed = 4\nseconds = 1\n[[games]]\nshare = 1\nplayers = ["learner", "captain"]\n'
    (tmp_path / "run.toml").write_text(text, "utf-8")
    kept = keep(run, read_config(tmp_path / "run.toml"), "first", "abc", folder)
    provenance = json.loads((folder / "first.json").read_text("utf-8"))
    assert kept.read_bytes() == b"weights"
    assert (provenance["hours"], provenance["commit"], provenance["start_sha256"]) == (0.5, "abc", None)
    assert provenance["configuration"]["games"] == [{"share": 1, "players": ["learner", "captain"]}]


def test_the_calibration_error_is_the_distance_within_bins() -> None:
    told = np.array([[0.2, 0.8], [0.2, 0.8], [0.2, 0.8], [0.2, 0.8], [0.9, 0.1]])
    came = np.array([[0.0, 1], [0, 1], [0, 1], [1, 0], [1, 0]])
    found = measured(told, came, np.array([1, 1, 1, 2, 2], np.int32))
    assert found.games == 2
    assert 0 <= found.interval[0] <= found.interval[1] <= 1
    assert found.error == pytest.approx((4 * 0.05 + 0.1) / 5)
    assert found.brier == pytest.approx((3 * 0.04 + 0.64 + 0.01) / 5)
    assert found.brier_of_even == pytest.approx(0.25)


def test_the_temperature_is_the_one_that_fits() -> None:
    """Chances of 0.9 that come true two times in three are too bold; at the temperature they become two thirds."""
    told, came = np.array([[0.9, 0.1]] * 3), np.array([[1.0, 0], [1, 0], [0, 1]])
    found = measured(np.sqrt(told) / np.sqrt(told).sum(1, keepdims=True), came, np.zeros(3, np.int32))
    assert found.error_at_temperature < found.error
    assert softened(told, 2.0)[0] == pytest.approx([0.75, 0.25])


def test_games_side_by_side_are_the_games_one_by_one() -> None:
    path = PACKAGE / "network.npz"
    together = predictions(path, "2004", 2, range(5, 7))
    alone = joined([predictions(path, "2004", 2, range(seed, seed + 1)) for seed in (5, 6)])
    assert len(together.round) == len(alone.round)
    assert sorted(together.network[:, 0]) == pytest.approx(sorted(alone.network[:, 0]), abs=1e-3)
    assert set(together.round) == set(range(8))


def test_every_line_up_of_captains_and_admirals_comes_once() -> None:
    line_ups = {tuple(captains_of(FIRST_SEED + number, 3)) for number in range(8)}
    assert len(line_ups) == 8


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    network = PACKAGE / "network.npz"
    seeds = range(FIRST_SEED, FIRST_SEED + 1)
    first = play_games(network, "2012", 2, seeds, 1, tmp_path)
    again = play_games(tmp_path / "missing.npz", "2012", 2, seeds, 1, tmp_path)
    assert again.network.tolist() == first.network.tolist()
    assert compared(first).network.games == 1
