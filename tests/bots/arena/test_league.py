"""The matches of a league, and its table."""

from collections import Counter

import pytest
from tests.bots.arena.made_up import game

from goa.bots.arena.league import games_a_round, league_matches, league_report, line_ups

NAMES = [f"bot {number}" for number in range(7)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 7])
def test_everyone_plays_equally_often_and_equally_often_in_each_seat(players: int, entrants: int) -> None:
    matches = list(league_matches(NAMES[:entrants], players, 5, 1))
    assert len(matches) == games_a_round(entrants, players)
    for seat in range(players):
        by_seat = Counter(match.seating[seat] for match in matches)
        assert len(set(by_seat.values())) == 1
        assert set(by_seat) == set(range(entrants))


@pytest.mark.parametrize("players", [3, 4])
def test_with_enough_bots_none_meets_itself(players: int) -> None:
    for chance in range(20):
        for table in line_ups(7, players, chance):
            assert len(set(table)) >= players - 1
    assert sum(players - len(set(table)) for chance in range(20) for table in line_ups(7, players, chance)) < 20


def test_all_pairs_at_two_seats() -> None:
    matches = list(league_matches(NAMES[:4], 2, 0, 1))
    assert Counter(match.seating for match in matches) == {(a, b): 1 for a in range(4) for b in range(4) if a != b}
    assert len({match.seed for match in matches}) == 6
    assert all(match.bots == tuple(NAMES[entrant] for entrant in match.seating) for match in matches)


def test_more_games_are_the_same_and_then_more() -> None:
    assert list(league_matches(NAMES, 4, 3, 100))[:56] == list(league_matches(NAMES, 4, 3, 50))


def test_the_table_has_the_best_first() -> None:
    games = []
    for number, match in enumerate(league_matches(["weak", "strong", "middling"], 2, 0, 60)):
        strength = [20, 40, 30]
        upset = 25 if number % 7 == 0 else 0
        totals = [strength[match.seating[0]] + upset, strength[match.seating[1]]]
        games.append(game(number, match.seating, totals, seed=match.seed))
    report = league_report({}, ["weak", "strong", "middling"], games, resamples=50)
    assert [bot.standing.label for bot in report.ranked] == ["strong", "middling", "weak"]
    assert report.ahead["strong"]["weak"] > 0.8
    assert [bot.bound for bot in report.ranked] == ["", "", ""]
    plain = report.to_plain()
    assert plain["table"][0]["elo"]["low"] < plain["table"][0]["elo"]["value"] < plain["table"][0]["elo"]["high"]


def test_who_always_loses_has_a_bound_and_no_interval() -> None:
    matches = league_matches(["weak", "strong"], 2, 0, 8)
    games = [
        game(match.number, match.seating, [20 + 10 * each for each in match.seating], seed=match.seed)
        for match in matches
    ]
    report = league_report({}, ["weak", "strong"], games, resamples=20)
    assert [(bot.standing.label, bot.bound) for bot in report.ranked] == [("strong", "at least"), ("weak", "at most")]
