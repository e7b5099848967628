"""Returns run through the rows of each learner's seat, and through all rows for the seats of other bots."""

import pytest

torch = pytest.importorskip("torch")

from training.selfplay.returns import advantages, lambda_returns  # noqa: E402 - needs PyTorch
from training.selfplay.rollout import Rollout, by_seat, from_viewer  # noqa: E402 - same

pytestmark = pytest.mark.slow


def rollout_of(steps: int, seats: list[int], learners: int, ended_at: int | None) -> Rollout:
    """One lane of two players; seat 0 wins with 50 points to 30."""
    rollout = Rollout.empty(steps, 1, torch.device("cpu"))
    rollout.seats[:, 0] = torch.tensor(seats)
    rollout.learners[:] = learners
    if ended_at is not None:
        rollout.ended[ended_at] = True
        rollout.outcomes[ended_at, 0] = torch.tensor([1.0, 0, 0, 0, 5.0, 3.0, 0, 0])
    return rollout


def test_seats_of_the_table_and_from_the_viewer() -> None:
    values = torch.arange(16.0).reshape(2, 2, 4)
    seats, players = torch.tensor([2, 1]), torch.tensor([3, 4])
    of_table = by_seat(values, seats, players)
    assert of_table[0].tolist() == [1, 2, 0, 0, 5, 6, 4, 0]
    assert of_table[1].tolist() == [11, 8, 9, 10, 15, 12, 13, 14]
    back = from_viewer(of_table.reshape(2, 2, 4), seats, players)
    assert back[1].tolist() == values[1].tolist()
    assert back[0, :, :3].tolist() == values[0, :, :3].tolist()


def test_with_full_traces_everything_before_the_end_returns_the_outcome() -> None:
    rollout = rollout_of(4, [0, 1, 0, 1], learners=0b11, ended_at=2)
    rollout.values.uniform_()
    returns = lambda_returns(rollout, 1.0)
    for step in range(3):
        assert torch.allclose(returns[step, 0, :2], torch.tensor([1.0, 0.0]))
        assert torch.allclose(returns[step, 0, 4:6], torch.tensor([5.0, 3.0]))
    assert torch.allclose(returns[3, 0, :2], rollout.values[4, 0, :2])


def test_without_traces_a_seat_returns_the_value_of_its_next_row() -> None:
    rollout = rollout_of(4, [0, 1, 0, 1], learners=0b11, ended_at=None)
    rollout.values.uniform_()
    returns = lambda_returns(rollout, 0.0)
    assert returns[0, 0, 0] == rollout.values[2, 0, 0]
    assert returns[0, 0, 1] == rollout.values[1, 0, 1]
    assert returns[1, 0, 1] == rollout.values[3, 0, 1]
    assert returns[2, 0, 0] == rollout.values[4, 0, 0]


def test_seats_of_other_bots_are_looked_at_in_every_row_of_a_learner() -> None:
    rollout = rollout_of(3, [0, 0, 0], learners=0b01, ended_at=None)
    rollout.values.uniform_()
    returns = lambda_returns(rollout, 0.0)
    assert returns[0, 0, 1] == rollout.values[1, 0, 1]


def test_rows_of_earlier_networks_are_left_out() -> None:
    rollout = rollout_of(3, [0, 1, 0], learners=0b01, ended_at=None)
    rollout.values.uniform_()
    returns = lambda_returns(rollout, 0.0)
    assert returns[0, 0, 0] == rollout.values[2, 0, 0]
    assert returns[0, 0, 1] == rollout.values[2, 0, 1]


def test_advantages_count_the_victory_and_the_points_ahead_of_the_mean() -> None:
    rollout = rollout_of(1, [0], learners=0b01, ended_at=0)
    returns = lambda_returns(rollout, 1.0)
    gained = advantages(rollout, returns, torch.tensor([2]), 0.1)
    assert gained.item() == pytest.approx(1.0 + 0.1 * (5.0 - 4.0))
