"""The heuristic: answers every question of every table, and wins."""

import pytest
from tests.properties.walk import ALL_TABLES, Game
from tests.table import table, texts

import goa
from goa.bots.evaluation.weights import rater_for
from goa.bots.players.heuristic import HeuristicBot
from goa.bots.players.registry import seat_bot
from goa.core.events import LotTaken
from goa.editions.load import load_edition


def play(state: goa.State, names: list[str], seed: int) -> goa.Scores:
    bots = [seat_bot(name, seed, seat) for seat, name in enumerate(names)]
    while not state.is_over:
        seat = state.seat
        choice = state.offered[0]
        if len(state.offered) > 1:
            choice = bots[seat].choose(goa.observe(state, seat), state.offered)
        goa.apply(state, choice)
    return goa.score(state)


@pytest.mark.parametrize("game", ALL_TABLES[::2], ids=str)
def test_it_plays_every_kind_of_table_to_its_end(game: Game) -> None:
    scores = play(game.start(), ["heuristic"] * game.players, game.seed)
    assert max(line.total for line in scores.seats) > 20


@pytest.mark.parametrize("edition", ["2004", "2012"])
@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_those_who_choose_at_random(edition: str, seats: int) -> None:
    for seed in range(4):
        state = goa.new_game(edition, players=seats, seed=seed)
        names = ["random"] * seats
        names[seed % seats] = "heuristic"
        assert play(state, names, seed).winners == (seed % seats,)


def test_the_same_seed_makes_the_same_choices() -> None:
    games = [goa.new_game("2004", players=2, seed=3) for _ in range(2)]
    for state in games:
        play(state, ["heuristic", "merchant"], 5)
    assert goa.write_record(games[0]) == goa.write_record(games[1])


def test_it_knows_no_more_than_its_seat() -> None:
    """Asked twice about tables that differ only in what it cannot see, it says the same."""
    state = goa.new_game("2012", players=3, seed=8)
    seen = goa.observe(state, state.seat)
    again = goa.observe(goa.imagine(seen, 99), state.seat)
    bot = HeuristicBot(4)
    assert bot.choose(seen, seen.offered) is bot.choose(again, again.offered)


def test_prices_of_the_flag_are_those_of_people() -> None:
    """In a final of three, people paid 3 to 9 ducats for it; nothing or a fortune would show a broken evaluation."""
    prices = []
    for seed in range(6):
        state = goa.new_game("2004", players=3, seed=seed)
        bots = [seat_bot("heuristic", seed, seat) for seat in range(3)]
        while not state.is_over and state.round < 3:
            choice = bots[state.seat].choose(goa.observe(state, state.seat), state.offered)
            prices += [
                event.price for event in goa.apply(state, choice) if isinstance(event, LotTaken) and event.lot == 1
            ]
    assert 3 <= sum(prices) / len(prices) <= 9


def test_its_reasons_add_up() -> None:
    state = table(hands={0: ["two ships"]}, boards={0: {"plantation 1": "double ginger: ginger ginger"}})
    opinions = HeuristicBot(1).explain(goa.observe(state, 0), state.offered)
    assert sorted(opinion.choice.text for opinion in opinions) == sorted(texts(state))
    assert [opinion.points for opinion in opinions] == sorted((o.points for o in opinions), reverse=True)
    assert all(0 < opinion.win_share < 1 for opinion in opinions)
    taxes = next(opinion for opinion in opinions if opinion.choice.text == "taxes")
    assert any(reason.feature == "ducats" for reason in taxes.reasons)


def test_it_tells_break_even_and_price_of_a_lot() -> None:
    state = table("auction")
    opinions = HeuristicBot(1).explain(goa.observe(state, state.seat), state.offered)
    appraisal = opinions[0].appraisal
    assert appraisal is not None
    assert 0 <= appraisal.winner < 4
    assert -1 <= appraisal.break_even <= 10


@pytest.mark.parametrize("noise", ["-1", "101", "much"])
def test_noise_that_is_no_noise_is_refused(noise: str) -> None:
    with pytest.raises(ValueError, match="expected noise of 0 to 100 points"):
        HeuristicBot(1, noise)


@pytest.mark.parametrize("edition", ["2004", "2012"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_weights_for_every_table(edition: str, seats: int) -> None:
    rater = rater_for(load_edition(edition), seats)
    state = goa.new_game(edition, players=seats, seed=1)
    # At the start everybody expects a score that people know from their own tables.
    assert all(20 < rater.evaluation.value(state, seat) < 60 for seat in range(seats))


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_what_it_explains_is_what_it_does(edition: str) -> None:
    """The opinion that comes first is the choice it would make, whatever the question."""
    state = goa.new_game(edition, players=3, seed=21)
    bot = HeuristicBot(7)
    asked = set()
    while not state.is_over and state.round < 3:
        seen = goa.observe(state, state.seat)
        choice = bot.choose(seen, seen.offered)
        if len(seen.offered) > 1:
            asked.add(type(state.agenda[-1]).__name__)
            opinions = bot.explain(seen, seen.offered)
            best = [opinion.choice for opinion in opinions if opinion.points >= opinions[0].points - 0.001]
            assert choice in best
        goa.apply(state, choice)
    assert {"PlaceFlag", "PlaceMarker", "BidOnLot", "LastWord", "TakeAction"} <= asked
