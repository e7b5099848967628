"""A host without NumPy brings its own arithmetic; where NumPy is, that is used."""

from collections.abc import Sequence

import pytest
from tests.bots.network.positions import position

from goa.bots.network import policy
from goa.bots.network.player import NetworkBot
from goa.bots.network.weight_file import shipped_network
from goa.bots.players.registry import follows_network, installed_levels, make_bot
from goa.rows.layout import SIZE
from goa.views.observation import observe


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("goa.bots.network.policy", "goa.bots.players.registry"):
        monkeypatch.setattr(f"{module}.find_spec", lambda _: None)
    monkeypatch.setattr(policy, "_provided", [])


def last(row: bytes, choices: list[int]) -> Sequence[float]:
    assert len(row) == SIZE
    return list(range(len(choices)))


@pytest.mark.usefixtures("without_numpy")
def test_what_is_provided_is_followed() -> None:
    assert "admiral" not in installed_levels()
    policy.provide(last)
    assert "admiral" in installed_levels()
    assert "governor" not in installed_levels(), "search needs NumPy itself"
    state = position("2012", 3, 45)
    observation = observe(state, state.seat)
    assert make_bot("admiral", 1).choose(observation, observation.offered) == state.offered[-1]


@pytest.mark.usefixtures("without_numpy")
def test_a_worker_without_arithmetic_offers_the_bot_and_does_not_play_it() -> None:
    policy.announce()
    assert "admiral" in installed_levels()
    state = position("2012", 3, 45)
    observation = observe(state, state.seat)
    with pytest.raises(policy.ElsewhereError):
        make_bot("admiral", 1).choose(observation, observation.offered)


def test_numpy_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "_provided", [])
    policy.provide(last)
    assert NetworkBot(1).network is shipped_network()


def test_which_bots_follow_it() -> None:
    assert [name for name in ("captain", "network", "admiral", "governor") if follows_network(name)] == [
        "network",
        "admiral",
    ]
