"""The score curve of a finished game is what the scoring says at each moment, whatever was undone on the way."""

import random
from bisect import bisect_left

import pytest
from tests.tables.random_games import NAMES, game_of, game_with, people

from goa.bots.players.registry import make_bot
from goa.rules.scoring import score
from goa.tables.game_config import Game, GameConfig
from goa.tables.journal import Entry
from goa.tables.payloads.answers import ScoreCurve
from goa.tables.review.history import GameHistory
from goa.tables.review.turning_points import MOST_SWINGS, telling, win_chances
from goa.tables.table import Table
from goa.views.observation import observe


def finished(seats: int, *, undos: float = 0.0) -> list[Entry]:
    table, dice, journal = Table(game_of("2012", seats)), random.Random(seats), list[Entry]()
    while not table.is_over:
        if table.undoable and dice.random() < undos:
            entry = Entry(table.number, "undo", table.undoable[-1].seat, str(table.undoable[-1].left))
        else:
            entry = Entry(table.number, "choose", table.state.seat, dice.choice(table.state.offered).text)
        table.apply_entry(entry)
        journal.append(entry)
    return journal


def curve_of(journal: list[Entry], seats: int, language: str = "en") -> ScoreCurve:
    history = GameHistory(game_of("2012", seats))
    return history.scores_over_time(journal).curve(NAMES[:seats], language)


@pytest.mark.parametrize(("seats", "undos"), [(2, 0.2), (4, 0.0)])
def test_every_standing_is_the_scoring_of_its_moment(seats: int, undos: float) -> None:
    journal = finished(seats, undos=undos)
    curve = curve_of(journal, seats)
    numbers = [standing.number for standing in curve.standings]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0
    assert numbers[-1] == len(journal)
    table = Table(game_of("2012", seats))
    for standing in curve.standings:
        table.apply_entries(journal[table.number : standing.number])
        assert standing.totals == tuple(line.total for line in score(table.state).seats)
    assert {(standing.part, standing.round) for standing in curve.standings} >= {(0, 1), (1, 4)}


def among_bots(seats: int, seed: int) -> tuple[Game, list[Entry]]:
    game = game_with("2012", GameConfig(people(seats)), seed)
    table, journal = Table(game), list[Entry]()
    bots = [make_bot(("heuristic", "merchant", "novice", "heuristic")[seat], seed) for seat in range(seats)]
    while not table.is_over:
        state = table.state
        choice = bots[state.seat].choose(observe(state, state.seat), state.offered)
        journal.append(Entry(table.number, "choose", state.seat, choice.text))
        table.apply_entry(journal[-1])
    return game, journal


def test_few_moves_of_a_game_are_turning_points_and_some_games_have_none() -> None:
    numbers: list[int] = []
    for seats in (2, 3, 4):
        for seed in (1, 2, 3):
            game, journal = among_bots(seats, seed)
            points = GameHistory(game).scores_over_time(journal).curve(NAMES[:seats], "en").turning_points
            numbers.append(len(points))
            assert [point.number for point in points] == sorted({point.number for point in points})
            assert all(point.chance_after - point.chance_before >= 10 for point in points)
            assert all(point.text for point in points)
    assert min(numbers) == 0
    assert 1 <= max(numbers) <= MOST_SWINGS
    assert sum(numbers) / len(numbers) < 2


def test_a_turning_point_is_the_move_that_did_most_between_two_standings() -> None:
    journal = finished(4)
    curve = curve_of(journal, 4)
    assert curve.turning_points
    numbers = [standing.number for standing in curve.standings]
    for point in curve.turning_points:
        after = bisect_left(numbers, point.number)
        standing = curve.standings[after]
        assert (point.part, point.round) == (standing.part, standing.round)
        table = Table(game_of("2012", 4))
        table.apply_entries(journal[: numbers[after - 1]])
        assert point.chance_before == round(win_chances(table.state)[point.seat] * 100)
        rises: dict[int, float] = {}
        for entry in journal[numbers[after - 1] : numbers[after]]:
            before = win_chances(table.state)[point.seat]
            table.apply_entry(entry)
            if telling(table.log[-1]):
                rises[table.number] = win_chances(table.state)[point.seat] - before
        assert point.number == max(rises, key=lambda number: rises[number])
        assert point.chance_after == round(win_chances(table.state)[point.seat] * 100)


def test_it_is_told_in_the_language_asked_for() -> None:
    journal = finished(2)
    english, german = curve_of(journal, 2), curve_of(journal, 2, "de")
    assert english.standings == german.standings
    assert english.turning_points != german.turning_points
    assert [each.number for each in english.turning_points] == [each.number for each in german.turning_points]
