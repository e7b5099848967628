"""PettingZoo's own tests, and further tests."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from tests.env.zoo import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import goa
from goa.core.choices import PASS
from goa.env import aec, parallel
from goa.env.encode import action_mask, encode

TABLES: list[dict[str, Any]] = [
    {"edition": "2004", "players": 2},
    {"edition": "2012", "players": 3, "rewards": "shaped", "floats": True},
    {"edition": "2012", "players": 4, "rewards": "margin", "bonanza": True, "skip_lone_choices": True},
]


@pytest.fixture
def quietly() -> Iterator[None]:
    """PettingZoo warns about every other dictionary with a mask, and about empty masks after a game."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


@pytest.mark.usefixtures("quietly")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_api_is_as_pettingzoo_wants_it(options: dict[str, Any]) -> None:
    api_test(aec.env(**options), num_cycles=300)


def test_seeds_repeat_a_game() -> None:
    seed_test(lambda: aec.env(players=3), num_cycles=200)


def test_every_render_mode_renders(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(aec.env)
    assert "has to answer" in capsys.readouterr().out


def test_all_seats_at_once_pass_the_parallel_tests() -> None:
    parallel_api_test(parallel.parallel_env(players=3), num_cycles=400)
    parallel_seed_test(lambda: parallel.parallel_env(players=2), num_cycles=40)


def test_max_cycles_bound_the_parallel_form() -> None:
    """PettingZoo's test expects every agent to act in every cycle, unlike in a game of turns."""
    max_cycles_test(parallel)


def test_both_forms_are_registered() -> None:
    assert isinstance(pettingzoo.make("aec", "goa/goa-v0", players=2), aec.GoaAEC)
    assert isinstance(pettingzoo.make("parallel", "goa/goa-v0", players=2), parallel.GoaParallel)


def play(env: aec.GoaAEC, seed: int) -> dict[str, float]:
    """Play randomly to the end; returns the total reward of each agent."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        paid[agent] += reward
        over = termination or truncation
        env.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


def test_an_agent_sees_what_observe_shows_its_seat() -> None:
    env = aec.env(players=3)
    env.reset(seed=11)
    state = goa.new_game("2012", players=3, seed=11)
    for _ in range(40):
        assert env.agent_selection == f"seat_{state.seat}"
        for seat, agent in enumerate(env.agents):
            seen, allowed = env.observe(agent), goa.observe(state, seat)
            np.testing.assert_array_equal(seen["observation"], encode(allowed))
            np.testing.assert_array_equal(seen["action_mask"], action_mask(allowed.offered))
        choice = state.offered[-1]
        goa.apply(state, choice)
        env.step(choice.id)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_victory_is_worth_one(players: int) -> None:
    env = aec.env(players=players)
    assert sum(play(env, 3).values()) == pytest.approx(1)


def test_the_margin_is_the_lead_over_the_best_other() -> None:
    env = aec.env(players=2, rewards="margin")
    paid = play(env, 4)
    points = env.game.points()
    assert paid == {"seat_0": points[0] - points[1], "seat_1": points[1] - points[0]}


def test_shaped_rewards_add_a_hundredth_for_each_point() -> None:
    env = aec.env(players=3, rewards="shaped")
    paid = play(env, 5)
    scores = goa.score(env.game.state)
    for seat, line in enumerate(scores.seats):
        win = 1 / len(scores.winners) if seat in scores.winners else 0
        assert paid[f"seat_{seat}"] == pytest.approx(win + 0.01 * (line.total - line.most_ducats))


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = aec.env(players=2)
    env.reset(seed=1)
    asked = env.agent_selection
    env.step(PASS.id)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == asked else 0.0 for agent in env.agents}
    assert "AUC-2" in env.infos[asked]["illegal"]


def test_an_illegal_action_may_be_an_error() -> None:
    env = aec.env(players=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(goa.IllegalChoice, match="AUC-2"):
        env.step(PASS.id)
    with pytest.raises(ValueError, match="expected an action from 0 to"):
        env.step(-1)


def test_an_illegal_action_may_change_nothing() -> None:
    env = aec.env(players=2, illegal="ignore")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    env.step(PASS.id)
    np.testing.assert_array_equal(env.last()[0]["observation"], before["observation"])
    assert not any(env.terminations.values())


def test_a_game_is_cut_off_after_max_cycles() -> None:
    env = aec.env(players=2, max_cycles=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_a_reset_without_a_seed_plays_the_next_one() -> None:
    one, two = aec.env(players=2), aec.env(players=2)
    one.reset(seed=8)
    one.reset()
    two.reset(seed=9)
    np.testing.assert_array_equal(one.last()[0]["observation"], two.last()[0]["observation"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rewards": "gold"}, "expected rewards by one of win, margin, shaped, came gold"),
        ({"illegal": "shrug"}, "expected illegal to be one of raise, lose, ignore, got shrug"),
    ],
)
def test_a_wrong_word_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        aec.env(**options)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(TypeError, match="expected only edition, players"):
        aec.env(colour="red")
