"""The evaluation: what it adds up is what tuning notes, and looking ahead leaves the table as it is."""

import pytest
from tests.properties.walk import ALL_TABLES, Game

import goa
from goa.bots.evaluation.extract_features import FOUNDING_ODDS, extract_features
from goa.bots.evaluation.feature_tables import FeatureTally
from goa.bots.evaluation.linear import STAGES, stage_of
from goa.bots.evaluation.weights import rater_for
from goa.core.dice import face, rolled
from goa.editions.load import load_edition


def everything(state: goa.State) -> list[object]:
    """All that anybody could see of the table, and the order of the pile."""
    return [goa.observe(goa.imagine(goa.observe(state, seat), 1), seat) for seat in range(state.seats)] + [
        list(state.pile),
        [player.hand for player in state.players],
        state.dice,
    ]


@pytest.mark.parametrize("game", ALL_TABLES[::2], ids=str)
def test_worth_is_the_sum_of_the_features_that_tuning_notes(game: Game) -> None:
    state = game.start()
    rater = rater_for(state.edition, state.seats)
    dice = game.seed
    while not state.is_over:
        dice = rolled(dice)
        if face(dice, 10) == 0:
            weights = rater.evaluation.weights[stage_of(state)]
            for seat in range(state.seats):
                noted: list[int] = []
                extract_features(state, seat, FeatureTally([], noted))
                by_features = sum(weights[noted[at]] * noted[at + 1] for at in range(0, len(noted), 2))
                assert rater.evaluation.value(state, seat) == pytest.approx(by_features, abs=1e-9)
        goa.apply(state, state.offered[face(dice, len(state.offered))])


@pytest.mark.parametrize("game", ALL_TABLES[1::4], ids=str)
def test_rating_the_choices_changes_nothing_on_the_table(game: Game) -> None:
    """Trials share with the table whatever they do not change; this is where they would be caught changing it."""
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
def test_the_odds_of_the_deck_are_counted_from_its_cards(edition: str) -> None:
    """Ten cards each show one, two and three colonists: of 435 pairs 45 show two in all, 390 at least three, ..."""
    FOUNDING_ODDS.read(load_edition(edition))
    assert FOUNDING_ODDS.at_least == [round(100 * pairs / 435) for pairs in (435, 435, 435, 390, 290, 145, 45)]


@pytest.mark.parametrize("edition", ["2004", "2012"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_expected_is_what_comes(edition: str, seats: int) -> None:
    """Not in a single game, but in the mean of some: hints show these points."""
    errors: dict[int, list[float]] = {}
    for seed in range(12):
        state = goa.new_game(edition, players=seats, seed=seed)
        rater = rater_for(state.edition, seats)
        expected: list[tuple[int, list[float]]] = []
        while not state.is_over:
            expected.append((stage_of(state), [rater.evaluation.value(state, seat) for seat in range(seats)]))
            goa.apply(state, rater.best(state))
        points = [line.total for line in goa.score(state).seats]
        for at, worths in expected:
            part = at * 4 // STAGES
            errors.setdefault(part, []).extend(worth - real for worth, real in zip(worths, points, strict=True))
    for part, found in errors.items():
        assert abs(sum(found) / len(found)) < 2.5, f"quarter {part} of the game"
