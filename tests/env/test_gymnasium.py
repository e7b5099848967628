"""Gymnasium's own check, and further tests."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import goa
from goa.bots.players.random_bot import RandomBot
from goa.core.choices import Choice
from goa.env.encode import encode
from goa.env.gym import GoaEnv


def make(**options: Any) -> gymnasium.Env[Any, Any]:
    made: gymnasium.Env[Any, Any] = gymnasium.make("goa.env.gym:goa/goa-v0", **options)
    return made


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "render_mode": "rgb_array"},
        {"players": 3, "rewards": "shaped", "floats": True, "render_mode": "ansi"},
        {"players": 4, "edition": "2004", "rewards": "margin", "seat": None, "skip_lone_choices": True},
    ],
    ids=str,
)
def test_the_check_of_gymnasium_passes(options: dict[str, Any]) -> None:
    check_env(make(**options).unwrapped, skip_render_check="render_mode" not in options)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any]]:
    """Play randomly to the end; returns the total reward and the last info."""
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    paid, terminated = 0.0, False
    while not terminated:
        _, reward, terminated, truncated, info = env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
        assert not truncated
        paid += float(reward)
    return paid, info


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_rewards_of_a_game_add_up(seat: int) -> None:
    env = make(players=3, seat=seat, rewards="margin")
    paid, info = play(env, 5)
    points = info["points"]
    assert paid == points[seat] - max(points[:seat] + points[seat + 1 :])


def test_the_mask_is_there_under_three_names() -> None:
    env = make(players=2)
    _, info = env.reset(seed=3)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    np.testing.assert_array_equal(masks, info["action_mask"])
    assert env.action_space.sample(info["action_mask"]) in np.flatnonzero(masks)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = make(players=2)
    env.reset(seed=3)
    _, reward, terminated, _, info = env.step(70)
    assert (reward, terminated) == (-1, True)
    assert info["illegal"]


class Watching:
    """A bot that stores the observations it gets."""

    def __init__(self, seed: int) -> None:
        self.viewers: list[int] = []
        self.inner = RandomBot(seed)

    def choose(self, observation: goa.Observation, offered: Sequence[Choice]) -> Choice:
        self.viewers.append(observation.viewer)
        return self.inner.choose(observation, offered)


def test_bots_see_their_own_seat_and_the_learner_its_own() -> None:
    env = GoaEnv(players=3, seat=1, opponents=[Watching, "random"])
    row, _ = env.reset(seed=2)
    np.testing.assert_array_equal(row, encode(env.game.observation(1)))
    play(env, 2)
    watching = env.bots[2]
    assert isinstance(watching, Watching)
    assert set(watching.viewers) == {2}


def test_any_seat_comes_up() -> None:
    env = GoaEnv(players=4, seat=None)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.game.state.seat == env.seat
    assert seats == {0, 1, 2, 3}


def test_a_bot_that_cheats_is_found_out() -> None:
    class Cheat:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, observation: goa.Observation, offered: Sequence[Choice]) -> Choice:
            return next(choice for choice in goa.CATALOGUE if choice not in offered)

    env = GoaEnv(players=2, opponents=Cheat)
    with pytest.raises(ValueError, match=r"the bot in seat 1 answered .* which is not offered"):
        play(env, 1)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 2, "seat": 2}, "expected a seat from 0 to 1, or None for a random one, got 2"),
        ({"players": 4, "opponents": ["random"]}, "expected 3 opponents, clockwise from the learner, got 1"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GoaEnv(**options)
