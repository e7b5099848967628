"""The costliest edition is one that is accepted."""

from tests.editions.worst import worst_edition

import goa
from goa.editions.load import parse_edition


def test_the_costliest_edition_is_accepted_and_can_be_played() -> None:
    edition = parse_edition(worst_edition(), "mine")
    assert edition.name == "worst"
    assert edition != parse_edition(worst_edition().replace("founding_cards = 10", "founding_cards = 9", 1), "mine")
    state = goa.new_game(edition, players=4, seed=1)
    most = 0
    while not state.is_over and most < 200:
        most = max(most, len(state.offered))
        goa.apply(state, state.offered[0])
    assert state.is_over or most == 200
