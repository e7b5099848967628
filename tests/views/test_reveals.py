"""What reveals something: cards drawn, tiles laid out, Bonanza turned, the box shown. Nothing else does."""

import pytest
from tests.table import play
from tests.views.revealing import bonanza_for_sale, favor_for_sale

import goa
from goa.core.events import BonanzaTurned, CardsDrawn, CardsTurned, PartBegan
from goa.views.reveals import hidden_of, reveals

SHOWN_BY_EVENTS = (BonanzaTurned, CardsDrawn, CardsTurned, PartBegan)


@pytest.mark.parametrize(("edition", "box_is_hidden"), [("2004", True), ("2012", False)])
def test_favor_reveals_a_hidden_box(edition: str, box_is_hidden: bool) -> None:
    state = favor_for_sale(edition)
    before = hidden_of(state)
    play(state, "buy")
    assert reveals(before, state) == box_is_hidden


def test_a_bonanza_tile_is_turned() -> None:
    state = bonanza_for_sale()
    before = hidden_of(state)
    play(state, "buy")
    assert reveals(before, state)


@pytest.mark.parametrize("edition", ["2004", "2012"])
def test_in_whole_games_it_agrees_with_the_events(edition: str) -> None:
    """Events say what was drawn, turned and laid out; only the box is shown without one."""
    revealed = 0
    for seed in range(4):
        state = goa.new_game(edition, players=3, seed=seed, bonanza=edition == "2012")
        while not state.is_over:
            before = hidden_of(state)
            events = goa.apply(state, state.offered[state.choices_made * 7 % len(state.offered)])
            told = any(isinstance(event, SHOWN_BY_EVENTS) for event in events)
            shows_box = type(state.agenda[-1]).__name__ == "TakeFromBox" if state.agenda else False
            assert reveals(before, state) == (told or (shows_box and edition == "2004"))
            revealed += told
    assert revealed > 20
