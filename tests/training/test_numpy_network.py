"""The network in numpy answers as it does in PyTorch."""

from pathlib import Path

import numpy as np
import pytest

import goa
from goa.bots.network.player import NetworkBot
from goa.bots.network.weight_file import read_network
from goa.rows.encode_row import row_of_observation

torch = pytest.importorskip("torch")

from training.selfplay.config import Size  # noqa: E402 - needs PyTorch
from training.selfplay.network import Network, load, save  # noqa: E402 - same

pytestmark = pytest.mark.slow


def test_numpy_and_torch_agree(tmp_path: Path) -> None:
    torch.manual_seed(3)
    network = Network(Size(24, 2))
    save(network, tmp_path / "network.npz")
    load(network, tmp_path / "network.npz")  # weights are kept in half precision
    in_numpy = read_network(tmp_path / "network.npz")
    state = goa.new_game("2012", players=3, seed=5)
    for _ in range(20):
        observation = goa.observe(state, state.seat)
        row = row_of_observation(observation, True)
        with torch.no_grad():
            logits, win, points = network(torch.tensor(list(row), dtype=torch.uint8)[None])
        answered, chances, scored = in_numpy.answers([row])
        assert np.allclose(answered[0], logits[0].numpy(), atol=1e-5)
        assert np.allclose(chances[0], win[0].exp().numpy(), atol=1e-5)
        assert np.allclose(scored[0], 10 * points[0].numpy(), atol=1e-4)
        choice = NetworkBot(1, network=in_numpy).choose(observation, observation.offered)
        assert choice in state.offered
        goa.apply(state, choice)


def test_a_file_of_another_size_is_refused(tmp_path: Path) -> None:
    save(Network(Size(24, 2)), tmp_path / "network.npz")
    with pytest.raises(ValueError, match="holds another network"):
        load(Network(Size(16, 2)), tmp_path / "network.npz")
