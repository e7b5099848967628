"""The score curve of a finished game is what the scoring says at each moment, whatever was undone on the way."""

import random

import pytest
from tests.tables.random_games import NAMES, game_of

from goa.rules.scoring import score
from goa.tables.history import GameHistory
from goa.tables.journal import Entry
from goa.tables.payloads.answers import ScoreCurve
from goa.tables.score_curve import GAINS_KEPT
from goa.tables.table import Table


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


def test_turning_points_are_the_largest_gains_and_changes_of_the_lead() -> None:
    journal = finished(4)
    curve = curve_of(journal, 4)
    gains = [point for point in curve.turning_points if point.gain]
    leads = [point for point in curve.turning_points if not point.gain]
    assert len(gains) == GAINS_KEPT
    assert leads
    for point in gains:
        table = Table(game_of("2012", 4))
        table.apply_entries(journal[: point.number - 1])
        assert table.state.seat == point.seat
        before = score(table.state).seats[point.seat]
        table.apply_entry(journal[point.number - 1])
        after = score(table.state).seats[point.seat]
        assert after.total - after.most_ducats - (before.total - before.most_ducats) == point.gain
        assert NAMES[point.seat] in point.text
    totals = {standing.number: standing.totals for standing in curve.standings}
    for point in leads:
        assert totals[point.number][point.seat] == max(totals[point.number])
        assert point.text == f"{NAMES[point.seat]} takes the lead."


def test_it_is_told_in_the_language_asked_for() -> None:
    journal = finished(2)
    english, german = curve_of(journal, 2), curve_of(journal, 2, "de")
    assert english.standings == german.standings
    assert english.turning_points != german.turning_points
    assert [each.number for each in english.turning_points] == [each.number for each in german.turning_points]
