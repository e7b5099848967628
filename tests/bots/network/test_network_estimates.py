"""Win chances and points: for every seat, the same for every viewer's knowledge, and never of one imagined hand."""

import pytest
from tests.bots.network.positions import TABLES, position

from goa.bots.explain.estimates import estimate_choices, estimate_position
from goa.bots.network.network_estimates import MOST_SAMPLES, Rows, estimate_at, estimates_after
from goa.bots.network.weight_file import shipped_network
from goa.core.engine import advance
from goa.rows.encode_row import row_of_observation
from goa.rules.game import new_game
from goa.rules.scoring import score
from goa.views.imagine import imagine
from goa.views.observation import observe


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_chances_of_all_seats_add_up(edition: str, seats: int) -> None:
    state = position(edition, seats, 45)
    for viewer in range(seats):
        estimate = estimate_position(observe(state, viewer))
        assert estimate.source == "network"
        assert len(estimate.win_chances) == len(estimate.points) == seats
        assert sum(estimate.win_chances) == pytest.approx(1, abs=1e-4)
        assert all(0 < points < 80 for points in estimate.points)


def test_the_seat_that_decides_gets_what_its_own_row_says() -> None:
    state = position("2012", 3, 45)
    chances, points = shipped_network().estimate(row_of_observation(observe(state, state.seat), True))
    estimate = estimate_position(observe(state, state.seat))
    for seat in range(3):
        at = (seat - state.seat) % 3
        assert estimate.win_chances[seat] == pytest.approx(float(chances[at]), abs=2e-4)
        assert estimate.points[seat] == pytest.approx(float(points[at]), abs=5e-3)


def test_another_seat_gets_the_mean_over_imagined_hands() -> None:
    """The hand of the seat that decides changes its row; the viewer does not know it."""
    state = position("2004", 3, 160)
    viewer = (state.seat + 1) % 3
    network, observation = shipped_network(), observe(state, viewer)
    first, second = (estimate_at(network, observation, dice) for dice in (1, 2))
    assert first != second
    assert first.win_chances == pytest.approx(second.win_chances, abs=0.1)


def test_what_cannot_be_seen_does_not_matter() -> None:
    state = position("2012", 2, 160)
    viewer = state.seat
    seen = observe(state, viewer)
    tables = [imagine(seen, dice) for dice in (1, 2, 3)]
    assert len({table.players[1 - viewer].hand for table in tables}) > 1
    for table in tables:
        seen_there = observe(table, viewer)
        assert estimate_position(seen_there) == estimate_position(seen)
        assert estimate_choices(seen_there, table.offered) == estimate_choices(seen, state.offered)


def test_every_choice_has_its_estimate() -> None:
    state = position("2012", 4, 45)
    observation = observe(state, state.seat)
    estimates = estimate_choices(observation, observation.offered)
    assert [each.choice for each in estimates] == list(observation.offered)
    assert sum(each.preference for each in estimates) == pytest.approx(1)
    assert all(sum(each.win_chances) == pytest.approx(1, abs=1e-4) for each in estimates)
    assert len({each.win_chances for each in estimates}) > 1


def test_a_game_that_is_over_counts_as_it_ended() -> None:
    state = new_game("2004", players=2, seed=8)
    before = state
    while not state.is_over:
        before = state.copy()
        advance(state, state.offered[-1])
    observation = observe(before, before.seat)
    ((_, expected),) = estimates_after(shipped_network(), observation, [before.offered[-1]], 1)
    scores = score(state)
    assert expected.points == tuple(line.total for line in scores.seats)
    assert sum(expected.win_chances) == pytest.approx(1)


def test_equal_rows_are_evaluated_once() -> None:
    rows = Rows(shipped_network())
    rows.begin_mean()
    for _ in range(MOST_SAMPLES):
        rows.add(position("2012", 2, 45))
    assert len(rows.numbers) == 1
    assert len(rows.parts[0]) == MOST_SAMPLES
