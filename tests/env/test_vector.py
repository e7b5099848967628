"""Many games at once are the same games as one at a time."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import goa
from goa.env.config import EnvOptions
from goa.env.vector import VectorGames
from goa.rows.encode_row import mask_of, row_of_state
from goa.rows.layout import ACTIONS

RULES = ("edition", "players", "bonanza", "quick_start")


def first_offered(games: VectorGames) -> npt.NDArray[np.int64]:
    first: npt.NDArray[np.int64] = games.masks.argmax(axis=1)
    return first


@pytest.mark.parametrize(
    "table",
    [
        EnvOptions(edition="2004", players=2),
        EnvOptions(edition="2012", players=3, skip_lone_choices=True, counted_ducats=True),
        EnvOptions(edition="2012", players=4, bonanza=True, quick_start=True),
    ],
    ids=str,
)
def test_each_row_is_its_game(table: EnvOptions) -> None:
    dice = np.random.default_rng(5)
    counted = table.get("counted_ducats", False)
    lone = table.get("skip_lone_choices", False)
    rules: dict[str, Any] = {key: value for key, value in table.items() if key in RULES}
    begun = 3
    with VectorGames(3, seed=100, **table) as games:
        states = [new(100 + number, rules, lone=lone) for number in range(3)]
        for _ in range(700):
            for number, state in enumerate(states):
                assert games.seats[number] == state.seat
                assert games.observations[number].tobytes() == row_of_state(state, state.seat, counted)
                assert games.masks[number].tobytes() == mask_of(state.offered)
            actions = games.random_actions(dice)
            games.step(actions)
            for number, state in enumerate(states):
                goa.apply(state, goa.CATALOGUE[actions[number]])
                skip(state, lone=lone)
                assert games.terminated[number] == state.is_over
                if state.is_over:
                    scores = goa.score(state)
                    seats = range(state.seats)
                    assert games.points[number, : state.seats].tolist() == [scores.seats[seat].total for seat in seats]
                    share = 1 / len(scores.winners)
                    won = [share if seat in scores.winners else 0 for seat in seats]
                    assert games.rewards[number, : state.seats].tolist() == pytest.approx(won)
                    assert isinstance(state.seed, int)
                    begun = max(begun, state.seed - 100 + 3 + 1)
                    states[number] = new(state.seed + 3, rules, lone=lone)
                else:
                    assert not games.rewards[number].any()
    assert begun > 3, "no game came to its end"


def new(seed: int, rules: dict[str, Any], *, lone: bool) -> goa.State:
    state = goa.new_game(seed=seed, **rules)
    skip(state, lone=lone)
    return state


def skip(state: goa.State, *, lone: bool) -> None:
    while lone and len(state.offered) == 1:
        goa.apply(state, state.offered[0])


def test_workers_play_the_same_games() -> None:
    with (
        VectorGames(5, seed=3, players=2, rewards="shaped") as alone,
        VectorGames(5, seed=3, players=2, rewards="shaped", workers=2) as together,
    ):
        for seed in (3, 40):
            alone.reset(seed)
            together.reset(seed)
            dice = np.random.default_rng(1)
            for _ in range(260):
                actions = alone.random_actions(dice)
                alone.step(actions)
                together.step(actions)
                for name in ("observations", "masks", "seats", "rewards", "terminated", "truncated", "points"):
                    np.testing.assert_array_equal(getattr(alone, name), getattr(together, name))


def test_margins_are_paid_at_the_end_only() -> None:
    dice = np.random.default_rng(2)
    with VectorGames(4, seed=9, players=2, rewards="margin") as games:
        for _ in range(320):
            games.step(games.random_actions(dice))
            margins = (games.points[:, 0] - games.points[:, 1]) * games.terminated
            np.testing.assert_array_equal(games.rewards[:, 0], margins)
            np.testing.assert_array_equal(games.rewards[:, 1], -margins)


def test_a_game_is_cut_off_after_max_choices() -> None:
    with VectorGames(2, seed=9, players=2, max_choices=6) as games:
        first = games.observations.copy()
        for _ in range(5):
            games.step(first_offered(games))
            assert not games.truncated.any()
        games.step(first_offered(games))
        assert games.truncated.all()
        assert not games.terminated.any()
        games.reset(11)  # the games that followed had the next two seeds
        begun = games.observations.copy()
        games.reset(9)
        np.testing.assert_array_equal(games.observations, first)
        for _ in range(6):
            games.step(first_offered(games))
        np.testing.assert_array_equal(games.observations, begun)


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    with VectorGames(3, seed=9, players=2) as games:
        before = games.observations.copy()
        actions = first_offered(games)
        actions[1] = 70
        with pytest.raises(ValueError, match=r"game 1: seat \d is not offered pass"):
            games.step(actions)
        actions[1] = ACTIONS
        with pytest.raises(ValueError, match=f"expected actions from 0 to {ACTIONS - 1}"):
            games.step(actions)
        np.testing.assert_array_equal(games.observations, before)


def test_random_actions_are_offered_and_even() -> None:
    dice = np.random.default_rng(3)
    with VectorGames(1, seed=9, players=2) as games:
        offered = np.flatnonzero(games.masks[0])
        picked = [int(games.random_actions(dice)[0]) for _ in range(200 * len(offered))]
        counts = [picked.count(int(action)) for action in offered]
        assert sum(counts) == len(picked)
        assert min(counts) > 120
        assert max(counts) < 280


@pytest.mark.parametrize(("games", "workers"), [(0, 0), (2, 3), (2, -1)])
def test_a_crew_that_cannot_be_is_refused(games: int, workers: int) -> None:
    with pytest.raises(ValueError, match="at least 1 game and no more workers than games"):
        VectorGames(games, workers=workers)


def test_workers_want_an_edition_they_can_read() -> None:
    edition = goa.new_game("2012", seed=1).edition
    assert len(VectorGames(2, edition=edition)) == 2
    with pytest.raises(ValueError, match="its name or the path of its file"):
        VectorGames(2, edition=edition, workers=1)
