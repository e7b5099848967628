"""The bot makes the network's favourite choice, and leaves editions that the network does not know to the captain."""

from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import pytest
from tests.bots.network.positions import CUSTOM, position

from goa.bots.network.player import NetworkBot
from goa.bots.network.weight_file import shipped_network
from goa.bots.players.registry import BotError, level_for, make_bot
from goa.core.state import Options
from goa.editions.load import edition_text, load_edition, parse_edition
from goa.rows.encode_row import row_of_observation
from goa.rules.game import apply, new_game
from goa.rules.scoring import score
from goa.rules.setup import set_up
from goa.views.observation import observe


def test_it_makes_the_choice_with_the_highest_logit() -> None:
    state = position("2012", 3, 45)
    observation = observe(state, state.seat)
    choice = NetworkBot(1).choose(observation, observation.offered)
    logits = shipped_network().logits(row_of_observation(observation, True), [each.id for each in state.offered])
    assert logits.argmax() == state.offered.index(choice)
    assert len(set(logits)) > 1


def test_it_is_loaded_once() -> None:
    assert NetworkBot(1).network is NetworkBot(2).network


def test_it_beats_a_random_player() -> None:
    state = new_game("2004", players=2, seed=3)
    bots = [make_bot("random", 1), make_bot("admiral", 1)]
    while not state.is_over:
        seat = state.seat
        observation = observe(state, seat)
        apply(state, bots[seat].choose(observation, observation.offered))

    assert score(state).winners == (1,)


def test_a_custom_edition_is_played_as_captain() -> None:
    state = set_up(CUSTOM, 2, 5, Options())
    captain = make_bot("captain", 9)
    for _ in range(60):
        observation = observe(state, state.seat)
        choice = NetworkBot(9).choose(observation, observation.offered)
        assert choice == captain.choose(observation, observation.offered)
        apply(state, choice)


def test_the_level_that_really_plays_is_told() -> None:
    assert level_for("admiral", CUSTOM) == level_for("network", CUSTOM) == "captain"
    assert level_for("admiral", load_edition("2004")) == "admiral"
    assert level_for("viceroy", CUSTOM) == "viceroy"


def test_another_title_is_the_same_edition() -> None:
    text = edition_text("2004")
    renamed = parse_edition(text.replace("title =", "title = 'Mine' # ", 1), "mine")
    assert renamed.title == "Mine"
    assert level_for("admiral", renamed) == "admiral"


def test_it_follows_the_network_of_a_file() -> None:
    state = position("2012", 3, 45)
    observation = observe(state, state.seat)
    with as_file(files("goa.bots").joinpath("weights", "network.npz")) as path:
        named, again = make_bot(f"network:{path}", 1), make_bot(f"network:{path}", 2)
    assert named.choose(observation, observation.offered) == NetworkBot(1).choose(observation, observation.offered)
    assert isinstance(named, NetworkBot)
    assert isinstance(again, NetworkBot)
    assert named.network is again.network


@pytest.mark.parametrize("content", [None, b"no network", b"PK\x03\x04 cut off"])
def test_a_file_that_is_no_network_is_named(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "network.npz"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BotError, match=rf"expected the file of a network.*came .*{file.name}"):
        make_bot(f"network:{file}", 1)


def test_a_file_of_other_arrays_is_no_network(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", other=np.zeros(3))
    with pytest.raises(BotError, match="expected the file of a network"):
        make_bot(f"network:{tmp_path / 'other.npz'}", 1)
