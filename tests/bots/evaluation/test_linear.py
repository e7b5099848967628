"""The linear evaluation: it adds up the features that training records, and trials leave the table unchanged."""

import pytest
from tests.properties.walk import ALL_TABLES, Game

import goa
from goa.bots.evaluation.extract_features import FOUNDING_CHANCES, extract_features
from goa.bots.evaluation.feature_tables import FeatureTally
from goa.bots.evaluation.linear import STAGES, stage_of
from goa.bots.evaluation.weights import rater_for
from goa.core.dice import face, rolled
from goa.editions.load import load_edition


def everything(state: goa.State) -> list[object]:
    """All that the seats can see of the table, and all that is hidden."""
    return [goa.observe(goa.imagine(goa.observe(state, seat), 1), seat) for seat in range(state.seats)] + [
        list(state.pile),
        [player.hand for player in state.players],
        state.dice,
    ]


@pytest.mark.parametrize("game", ALL_TABLES[::2], ids=str)
def test_the_value_is_the_sum_of_the_features_that_training_records(game: Game) -> None:
    state = game.start()
    rater = rater_for(state.edition, state.seats)
    dice = game.seed
    while not state.is_over:
        dice = rolled(dice)
        if face(dice, 10) == 0:
            weights = rater.evaluation.weights[stage_of(state)]
            for seat in range(state.seats):
                recorded: list[int] = []
                extract_features(state, seat, FeatureTally([], recorded))
                by_features = sum(weights[recorded[at]] * recorded[at + 1] for at in range(0, len(recorded), 2))
                assert rater.evaluation.value(state, seat) == pytest.approx(by_features, abs=1e-9)
        goa.apply(state, state.offered[face(dice, len(state.offered))])


@pytest.mark.parametrize("game", ALL_TABLES[1::4], ids=str)
def test_rating_the_choices_changes_nothing_on_the_table(game: Game) -> None:
    """Trials share with the table what they do not change; this test fails if they change it."""
    state = game.start()
    rater = rater_for(state.edition, state.seats)
    dice = game.seed
    while not state.is_over:
        dice = rolled(dice)
        before = everything(state)
        rater.rate(state)
        assert everything(state) == before
        goa.apply(state, state.offered[face(dice, len(state.offered))])


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_the_chances_of_the_deck_are_counted_from_its_cards(edition: str) -> None:
    """Ten cards each show one, two and three colonists: of 435 pairs 45 show two in all, 390 at least three, ..."""
    FOUNDING_CHANCES.read(load_edition(edition))
    assert FOUNDING_CHANCES.at_least == [round(100 * pairs / 435) for pairs in (435, 435, 435, 390, 290, 145, 45)]


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["2004", "2012"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_expected_points_are_right_on_average(edition: str, seats: int) -> None:
    """Hints show these points; a single game may differ, the mean of several may not."""
    errors: dict[int, list[float]] = {}
    for seed in range(12):
        state = goa.new_game(edition, players=seats, seed=seed)
        rater = rater_for(state.edition, seats)
        expected: list[tuple[int, list[float]]] = []
        while not state.is_over:
            expected.append((stage_of(state), [rater.evaluation.value(state, seat) for seat in range(seats)]))
            goa.apply(state, rater.best(state))
        points = [line.total for line in goa.score(state).seats]
        for at, values in expected:
            quarter = at * 4 // STAGES
            errors.setdefault(quarter, []).extend(value - real for value, real in zip(values, points, strict=True))
    for quarter, found in errors.items():
        assert abs(sum(found) / len(found)) < 2.5, f"quarter {quarter} of the game"
