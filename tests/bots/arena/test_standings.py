"""Standings from games."""

import pytest
from tests.bots.arena.made_up import game

from goa.bots.arena.lineup import line_up
from goa.bots.arena.report import make_report
from goa.bots.arena.results import LotResult
from goa.bots.arena.standings import complete_seeds, standing, win_share
from goa.editions.vocabulary import DUTY, NO_TILE


def test_a_shared_victory_counts_in_parts() -> None:
    played = game(0, (0, 1, 1, 1), (40, 40, 40, 12))
    assert win_share(played, 0) == pytest.approx(1 / 3)
    assert win_share(played, 1) == pytest.approx(2 / 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_duplicate_play_cancels_the_advantage_of_a_seat(players: int) -> None:
    """Seat 1 always wins; the bots are equally good."""
    report = make_report(
        {},
        line_up(["A", "B"], players),
        [
            game(
                seed * players + turned,
                tuple(0 if seat == turned else 1 for seat in range(players)),
                [40, *[30 - seed] * (players - 1)],
                seed=seed,
            )
            for seed in range(8)
            for turned in range(players)
        ],
    )
    one, others = report.standings
    assert one.win_share.low == one.win_share.value == one.win_share.high == pytest.approx(1 / players)
    assert others.win_share.value == pytest.approx(1 - 1 / players)
    assert one.even_share == pytest.approx(1 / players)
    assert one.points == others.points


def test_a_seed_that_misses_a_rotation_does_not_count() -> None:
    games = [game(0, (0, 1), (40, 30), seed=0), game(1, (1, 0), (40, 30), seed=0), game(2, (0, 1), (50, 20), seed=1)]
    assert complete_seeds(games, 2) == games[:2]
    report = make_report({}, line_up(["A", "B"], 2), games)
    assert (report.games, report.seeds, report.left_out) == (2, 1, 1)
    assert report.standings[0].win_share.value == 0.5


def test_figures_of_a_bot() -> None:
    games = [game(0, (0, 1), (40, 30), seed=0), game(1, (1, 0), (35, 47), seed=0)]
    bot = standing("A", 0, games)
    assert bot.points.value == 43.5
    assert (bot.points_as_winner, bot.points_as_loser) == (43.5, None)
    assert standing("B", 1, games).points_as_loser == 32.5
    assert bot.sources["markers"] == 43.5
    assert bot.failed_share == 0.25
    assert bot.foundings == 8
    assert (bot.extra_actions, bot.cards) == (2.0, 4.0)
    assert bot.colonies_as_winner == {4: 2}


def test_lots_are_sold_bought_or_taken_for_nothing() -> None:
    lots = [
        LotResult(0, NO_TILE, 4, winner=1, auctioneer=0),
        LotResult(1, NO_TILE, 8, winner=0, auctioneer=0),
        LotResult(0, DUTY, 0, winner=1, auctioneer=1),
        LotResult(0, DUTY, 5, winner=0, auctioneer=1),
        LotResult(1, DUTY, 7, winner=0, auctioneer=1),
    ]
    report = make_report({}, line_up(["A"], 2), [game(0, (0, 0), (40, 30), lots=lots)])
    assert list(report.lots) == ["flag A", "flag B", "duty"]
    duty = report.lots["duty"]
    assert (duty.sold, duty.bought, duty.for_nothing, duty.mean_price) == (2, 0, 1, 6.0)
    assert (duty.price_at(0.1), duty.price_at(0.9)) == (5, 7)
    assert report.lots["flag B"].bought == 1

    two = make_report(
        {}, line_up(["A", "B"], 2), [game(number, (0, 1), (40, 30), seed=0, lots=lots) for number in (0, 1)]
    )
    one, other = two.standings
    assert one.lots["duty"].mean_price == 6.0
    assert "flag A" not in one.lots
    assert other.lots["duty"].mean_price is None
    assert other.auctioned["duty"].sold == 4
    assert one.auctioned["flag A"].sold == 2
    assert other.lots["flag A"].to_plain()["mean_price"] == 4.0


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [game(number, (number % 2, 1 - number % 2), (30 + number, 35), seed=number // 2) for number in range(20)]
    entered = line_up(["A", "B"], 2)
    assert make_report({}, entered, games).to_plain() == make_report({}, entered, games[::-1]).to_plain()
