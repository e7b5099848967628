"""What wins becomes likelier; what is valued approaches what came; rows of others teach nothing."""

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from training.selfplay.config import Learning, Size  # noqa: E402 - needs PyTorch
from training.selfplay.learner import Learner  # noqa: E402 - same
from training.selfplay.network import PRESENT, Network  # noqa: E402 - same
from training.selfplay.rollout import Rollout  # noqa: E402 - same

pytestmark = pytest.mark.slow

LANES = 64
GOOD, BAD = 3, 8
SETTINGS = Learning(learning_rate=(3e-3, 3e-3), minibatch=32, warm_up=1, kl_limit=10.0, entropy=(0.0, 0.0))


def chances(network: Network, rollout: Rollout) -> Any:
    logits, _, _ = network(rollout.rows[0])
    return torch.log_softmax(logits.masked_fill(rollout.masks[0] == 0, -1e9), 1)


def one_step_games(network: Network, learners: int) -> Rollout:
    """Two players; seat 0 answers once and wins by GOOD, loses by BAD."""
    rollout = Rollout.empty(1, LANES, torch.device("cpu"))
    rollout.rows[:, :, PRESENT] = torch.tensor([1, 1, 0, 0], dtype=torch.uint8)
    rollout.masks[:, :, [GOOD, BAD]] = 1
    rollout.learners[:] = learners
    rollout.actions[:, ::2], rollout.actions[:, 1::2] = GOOD, BAD
    rollout.ended[:] = True
    rollout.outcomes[:, ::2] = torch.tensor([1.0, 0, 0, 0, 5.0, 3.0, 0, 0])
    rollout.outcomes[:, 1::2] = torch.tensor([0, 1.0, 0, 0, 3.0, 5.0, 0, 0])
    rollout.values[..., :2] = 0.5
    with torch.no_grad():
        rollout.log_chances[0] = chances(network, rollout).gather(1, rollout.actions[0][:, None])[:, 0]
    return rollout


def learned(learners: int, heads_alone: int = 0) -> tuple[float, Network, Rollout, int]:
    torch.manual_seed(1)
    network = Network(Size(16, 1))
    rollout = one_step_games(network, learners)
    before = chances(network, rollout)[0, GOOD].item()
    learner = Learner(network, SETTINGS, torch.full((LANES,), 2), heads_alone)
    minibatches = 0
    for _ in range(30):
        minibatches += learner.begin(rollout, 0.0)
        learner.finish()
    return chances(network, rollout)[0, GOOD].item() - before, network, rollout, minibatches


def test_what_wins_becomes_likelier() -> None:
    change, network, rollout, _ = learned(learners=0b01)
    assert change > 0.1
    _, win, points = network(rollout.rows[0])
    assert win.exp()[0, :2].tolist() == pytest.approx([0.5, 0.5], abs=0.1)
    assert points[0, :2].tolist() == pytest.approx([4.0, 4.0], abs=1.0)


def test_the_policy_stays_while_only_values_learn() -> None:
    change, network, rollout, _ = learned(learners=0b01, heads_alone=1000)
    assert change == pytest.approx(0.0, abs=1e-6)
    assert network(rollout.rows[0])[2][0, 0].item() > 1.0


def test_rows_of_others_teach_nothing() -> None:
    change, _, _, minibatches = learned(learners=0b10)
    assert change == 0.0
    assert minibatches == 0
