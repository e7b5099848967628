"""OpenSpiel's own tests, if it is installed."""

from typing import Any

import numpy as np
import pytest
from tests.views.permute import permuted

import goa
from goa.core.state import NOBODY
from goa.env.encode import encode, scaled
from goa.env.openspiel_tree import FACES

pyspiel = pytest.importorskip("pyspiel", reason='OpenSpiel is NOT tested: pip install "goa[openspiel]" to do it')

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402 - only where OpenSpiel is
from open_spiel.python.observation import make_observation  # noqa: E402 - same
from tests.env.spiel_playthrough import KEPT, actions_of, regenerated  # noqa: E402 - same

import goa.env.openspiel  # noqa: E402 - same; registers the game


@pytest.mark.parametrize(
    "game",
    [
        "goa",
        "goa(players=3,edition=2004,quick_start=true)",
        "goa(players=4,bonanza=true)",
        "goa(skip_lone_choices=true)",
    ],
)
def test_random_simulations_find_nothing_wrong(game: str) -> None:
    """Checks clones, serialisation, masks, action texts, returns and observers during a whole game."""
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_is_as_it_was() -> None:
    """If the rules changed on purpose, run python -m tests.env.spiel_playthrough."""
    kept = KEPT.read_text("utf-8")
    assert regenerated(actions_of(kept)) == kept


def finish(state: Any, choose: Any, seed: int) -> int:
    """Play to the end; returns the number of choices."""
    dice = np.random.RandomState(seed)
    choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.randint(FACES)))
        else:
            choices += 1
            state.apply_action(choose(state))
    return choices


def test_their_tree_search_plays_a_game_of_ours_to_the_end() -> None:
    game = pyspiel.load_game("goa(players=2)")
    dice = np.random.RandomState(3)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=2, evaluator=rollouts, random_state=dice, solve=False)
    state = game.new_initial_state()
    assert finish(state, bot.step, 1) > 100
    assert sum(state.returns()) == pytest.approx(1)


def test_their_information_set_search_imagines_what_it_cannot_see() -> None:
    game = pyspiel.load_game("goa(players=3)")
    dice = np.random.RandomState(3)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice, max_length=3)
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 2, random_state=dice)
    state = played(game, 250, 2)
    assert finish(state, bot.step, 2) > 50


def played(game: Any, choices: int, seed: int) -> Any:
    state = game.new_initial_state()
    dice = np.random.RandomState(seed)
    while choices or state.is_chance_node():
        choices -= not state.is_chance_node()
        state.apply_action(int(dice.choice(state.legal_actions())))
    return state


def with_full_hands() -> Any:
    """A position in which all players hold cards."""
    game = pyspiel.load_game("goa(players=3)")
    for seed in range(200):
        state = played(game, 250, seed)
        if all(player.hand for player in state.position.state.players):
            return state
    raise AssertionError("random play draws no cards any more")


def kind(**what: Any) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=False, **what)


def test_observers_show_rows_by_their_parts() -> None:
    game = pyspiel.load_game("goa(players=3)")
    state = played(game, 60, 4)
    seen = make_observation(game)
    seen.set_from(state, 1)
    row = scaled(encode(goa.observe(state.position.state, 1)))
    np.testing.assert_array_equal(seen.tensor, row)
    np.testing.assert_array_equal(state.observation_tensor(1), row)
    assert seen.dict["grid"].shape == (25, 38)
    public = make_observation(game, kind(public_info=True, private_info=pyspiel.PrivateInfoType.NONE))
    public.set_from(state, 1)
    np.testing.assert_array_equal(public.tensor, scaled(encode(goa.observe(state.position.state, NOBODY))))
    private = make_observation(game, kind(public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER))
    assert private.string_from(state, 1).startswith("ducats ")


def test_what_a_player_cannot_see_is_in_no_text_of_theirs() -> None:
    state = with_full_hands()
    for player in range(3):
        told, seen = state.information_state_string(player), state.observation_string(player)
        other = state.clone()
        other.position = state.position.copy_with_state(permuted(state.position.state, player, 9))
        assert other.information_state_string(player) == told
        assert other.observation_string(player) == seen
    assert len({state.information_state_string(player) for player in range(3)}) == 3


def test_what_is_resampled_looks_the_same_to_the_player() -> None:
    state = with_full_hands()
    dice = np.random.RandomState(1)
    player = state.current_player()
    hands = {tuple(one.hand for one in state.position.state.players)}
    for _ in range(6):
        imagined = state.resample_from_infostate(player, dice.uniform)
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.observation_string(player) == state.observation_string(player)
        assert imagined.legal_actions() == state.legal_actions()
        hands.add(tuple(one.hand for one in imagined.position.state.players))
    assert len(hands) > 1


def test_an_observer_for_everything_is_refused() -> None:
    with pytest.raises(ValueError, match="no observer of all players' private information"):
        make_observation(pyspiel.load_game("goa"), kind(private_info=pyspiel.PrivateInfoType.ALL_PLAYERS))
