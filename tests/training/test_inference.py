"""The network in numpy answers as it does in PyTorch."""

from pathlib import Path

import numpy as np
import pytest
from training.selfplay.inference import NetworkBot, NumpyNetwork

import goa
from goa.env.encode import encode

torch = pytest.importorskip("torch")

from training.selfplay.config import Size  # noqa: E402 - needs PyTorch
from training.selfplay.network import Network, load, save  # noqa: E402 - same

pytestmark = pytest.mark.slow


def test_numpy_and_torch_agree(tmp_path: Path) -> None:
    torch.manual_seed(3)
    network = Network(Size(24, 2))
    save(network, tmp_path / "network.npz")
    load(network, tmp_path / "network.npz")  # weights are kept in half precision
    in_numpy = NumpyNetwork(tmp_path / "network.npz")
    state = goa.new_game("2012", players=3, seed=5)
    for _ in range(20):
        row = encode(goa.observe(state, state.seat), counted_ducats=True)
        with torch.no_grad():
            logits, win, points = network(torch.from_numpy(row[None].copy()))
        answered, chances, scored = in_numpy.answers(row)
        assert np.allclose(answered, logits[0].numpy(), atol=1e-5)
        assert (answered == in_numpy.policy(row)).all()
        assert np.allclose(chances, win[0].exp().numpy(), atol=1e-5)
        assert chances[3] == 0
        assert np.allclose(scored, 10 * points[0].numpy(), atol=1e-4)
        observation = goa.observe(state, state.seat)
        choice = NetworkBot(in_numpy).choose(observation, observation.offered)
        assert choice in state.offered
        goa.apply(state, choice)


def test_a_file_of_another_size_is_refused(tmp_path: Path) -> None:
    save(Network(Size(24, 2)), tmp_path / "network.npz")
    with pytest.raises(ValueError, match="holds another network"):
        load(Network(Size(16, 2)), tmp_path / "network.npz")
