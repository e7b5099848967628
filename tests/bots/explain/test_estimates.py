"""Estimates come from the heuristic where there is no network for the edition."""

from dataclasses import replace

import pytest

from goa.bots.explain import estimates
from goa.bots.explain.estimates import estimate_choices, estimate_position
from goa.core.state import Options
from goa.editions.load import load_edition
from goa.rules.game import new_game
from goa.rules.setup import set_up
from goa.views.observation import Observation, observe


def assert_is_heuristic(observation: Observation) -> None:
    found = estimate_position(observation)
    assert found.source == "heuristic"
    assert sum(found.win_chances) == pytest.approx(1)
    assert len(found.points) == 3
    assert estimate_choices(observation, observation.offered) == []


def test_custom_editions_are_left_to_the_heuristic() -> None:
    state = set_up(replace(load_edition("2012"), digest="0000"), 3, 5, Options())
    assert_is_heuristic(observe(state, 0))


def test_without_numpy_the_heuristic_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimates, "is_installed", lambda _: False)
    assert_is_heuristic(observe(new_game("2012", players=3, seed=5), 1))
