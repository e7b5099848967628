"""What a choice brings and costs: the features of one thing are told as one, and no card of the pile is named."""

import pytest

import goa
from goa.bots.explain.consequences import Change, consequences_of, mean_of
from goa.bots.players.heuristic import HeuristicBot


def told(*changes: tuple[str, float, float]) -> list[tuple[str, int, bool]]:
    found = consequences_of([Change(*change) for change in changes])
    return [(each.name, round(each.amount), each.is_given) for each in found]


def test_a_marker_that_moved_up_is_one_thing() -> None:
    found = consequences_of([Change("row.ships.3", 1, 7.9), Change("row.ships.2", -1, -3.2), Change("behind", -1, 0.4)])
    assert [(each.name, dict(each.values)) for each in found] == [("row", {"column": "ships", "row": "3"})]
    assert found[0].points == pytest.approx(5.1)


def test_a_step_that_was_taken_is_no_loss() -> None:
    assert told(("row.taxes.2", 1, 2.0), ("ready_steps", -1, -0.8), ("sacks", -2, -1.0)) == [
        ("row", 1, True),
        ("spices", -2, False),
    ]
    assert told(("ready_steps", -1, -0.8)) == [("step", 0, False)]


def test_sacks_and_the_fields_that_they_fill_are_one_thing() -> None:
    assert told(("sacks", 3, 1.2), ("sacks_of.ginger", 3, 0.3), ("empty_fields", -3, -0.4)) == [("spices", 3, True)]


def test_a_tile_that_rests_until_the_next_round_is_not_lost() -> None:
    used = (("tile.ducats", -1, -4.8), ("ducats", 3, 1.3))
    assert told(*used, ("resting.ducats", 1, 4.7)) == [("ducats", 3, True)]
    assert ("tile", -1, False) in told(*used)


def test_the_chance_of_a_colony_that_was_founded_is_not_lost() -> None:
    assert told(("colony.madras", 1, 3.7), ("chance.madras", -67, -1.6)) == [("colony", 1, True)]


def test_what_happens_in_one_imagined_position_of_six_says_little() -> None:
    drawn = consequences_of([Change("cards", 1, 0.8), Change("ready_steps", 1, 0.3)])
    plain = consequences_of([Change("cards", 1, 0.8)])
    assert [each.name for each in mean_of([drawn, *[plain] * 5])] == ["cards"]


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_every_kind_of_choice_is_explained_in_a_game(edition: str) -> None:
    state = goa.new_game(edition, players=3, seed=21)
    bot = HeuristicBot(7)
    names: set[str] = set()
    kinds: set[str] = set()
    while not state.is_over and state.part == 0:
        seen = goa.observe(state, state.seat)
        if len(seen.offered) > 1 and state.round in (1, 3):
            for explanation in bot.explain(seen, seen.offered):
                names |= {each.name for each in explanation.consequences}
                kinds |= {explanation.forecast.kind} if explanation.forecast else set()
        goa.apply(state, bot.choose(seen, seen.offered))
    assert names >= {"row", "ships", "spices", "ducats", "cards", "step"}
    assert kinds == {"flag", "marker", "lot", "sell", "buy"}
