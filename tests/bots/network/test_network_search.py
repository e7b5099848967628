"""Search with the network: keeps its time, is repeatable, and finds what the policy alone does not."""

import numpy as np
import pytest
from tests.bots.network.positions import CUSTOM, position

from goa.bots.network import network_search
from goa.bots.network.network_search import NetworkSearchBot, not_clearly_worse
from goa.bots.network.player import NetworkBot
from goa.bots.players.registry import level_for, make_bot
from goa.bots.players.search import SHARE_OF_TIME
from goa.core.choices import Choice
from goa.core.state import Options, State
from goa.rules.setup import set_up
from goa.views.observation import observe


class TickingClock:
    """Moves on by so much whenever it is looked at."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.now = 100.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def chosen(bot: NetworkSearchBot | NetworkBot, state: State) -> Choice:
    observation = observe(state, state.seat)
    return bot.choose(observation, observation.offered)


@pytest.fixture
def undecided(monkeypatch: pytest.MonkeyPatch) -> State:
    """Every choice is searched, whatever the network thinks of it."""
    monkeypatch.setattr(network_search, "LEAST_LIKELY", 0.0)
    monkeypatch.setattr(network_search, "SURE", 2.0)
    monkeypatch.setattr(network_search, "TEMPERATURE", 0.0)
    return position("2012", 2, 45)


def test_the_same_seed_makes_the_same_choice(undecided: State, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[float]] = []

    def noted(found: network_search.Doubles, prior: network_search.Doubles) -> network_search.Bools:
        seen.append(found.ravel().tolist())
        return not_clearly_worse(found, prior)

    monkeypatch.setattr(network_search, "not_clearly_worse", noted)
    clock = TickingClock(0)
    choices = [chosen(NetworkSearchBot(seed, clock=clock, most_batches=1), undecided) for seed in (3, 3, 4)]
    assert choices[0] == choices[1]
    assert seen[0] == seen[1] != seen[2]


def test_it_stops_before_its_time_is_up(undecided: State) -> None:
    clock = TickingClock(0.01)
    assert chosen(NetworkSearchBot(3, "0.4", clock=clock), undecided) in undecided.offered
    assert 0.1 < clock.now - 100 <= 0.4 * SHARE_OF_TIME + 0.011


def test_without_time_it_follows_the_policy(undecided: State) -> None:
    clock = TickingClock(5)
    assert chosen(NetworkSearchBot(3, clock=clock), undecided) == chosen(NetworkBot(3), undecided)
    assert clock.now <= 100 + 3 * 5


def test_a_candidate_is_dropped_when_it_is_clearly_worse_in_the_same_samples() -> None:
    rng = np.random.default_rng(1)
    luck = rng.normal(0.5, 0.2, 16)
    found = np.stack([luck, luck - 0.05 + rng.normal(0, 0.02, 16), luck + rng.normal(0, 0.02, 16)])
    assert not_clearly_worse(found, np.zeros(3)).tolist() == [True, False, True]
    assert not_clearly_worse(found, np.array([0.0, 0.06, 0.0])).tolist()[1], "the policy prefers it by more"


def test_a_custom_edition_is_played_as_captain() -> None:
    state = set_up(CUSTOM, 2, 5, Options())
    observation = observe(state, state.seat)
    captain = make_bot("captain", 9).choose(observation, observation.offered)
    assert chosen(NetworkSearchBot(9), state) == captain
    assert level_for("governor", CUSTOM) == level_for("network-search", CUSTOM) == "captain"


def test_a_time_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="expected seconds between 0 and 600"):
        make_bot("network-search:soon", 1)
