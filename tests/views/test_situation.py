"""What follows from an observation agrees with the rules in every position of whole games."""

from collections import Counter

import pytest
from tests.tables.random_games import play_at_random
from tests.tables.variants import VARIANTS, Variant, table_of

from goa.core.sacks import count
from goa.core.state import State
from goa.editions.vocabulary import COLUMNS, ROWS
from goa.rules import auction, fields
from goa.rules.actions import colony, progress
from goa.views.observation import Observation, observe
from goa.views.situation import (
    buying_price,
    highest_bid,
    marker_owner,
    missing_recruits,
    missing_ships,
    missing_spices,
    phase_of,
)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_situations_of_whole_games(variant: Variant) -> None:
    table, dice = table_of(*variant), 3
    phases: list[str] = []
    while True:
        state = table.state
        seen = observe(state, -1)
        if not phases or phases[-1] != phase_of(seen):
            phases.append(phase_of(seen))
        if table.is_over:
            break
        check_auction(state, seen)
        check_steps(state, seen)
        if state.founding >= 0:
            assert missing_recruits(seen) == colony.missing(state)
        dice = play_at_random(table, dice)
    if variant[2]:
        assert phases.pop(0) == "setup"
    assert phases.pop() == "over"
    rounds = [phase for phase in phases if phase != "extra actions"]
    assert rounds == ["markers", "auctions", "actions"] * 8
    assert "extra actions" in phases


def check_auction(state: State, seen: Observation) -> None:
    if state.lot:
        assert marker_owner(seen, state.lot) == auction.auctioneer_of(state)
        assert highest_bid(seen) == auction.highest_bid(state)
        assert buying_price(seen) == auction.buying_price(state)


def check_steps(state: State, seen: Observation) -> None:
    for seat, player in enumerate(seen.players):
        missing = [missing_spices(seen.edition, player, column) for column in range(len(COLUMNS))]
        ships = [missing_ships(seen.edition, player, column) for column in range(len(COLUMNS))]
        below = [column for column, row in enumerate(player.rows) if row < ROWS - 1]
        payable = [column for column in below if not missing[column] and not ships[column]]
        assert payable == progress.columns(state, seat, with_spices=True, with_ships=True)
        stock = fields.stock(state.players[seat])
        for column in set(range(len(COLUMNS))) - set(below):
            assert (missing[column], ships[column]) == ((), 0)
        for column in below:
            cost = Counter(seen.edition.cost[column][player.rows[column]])
            lacking = {spice: number - count(stock, spice) for spice, number in cost.items()}
            assert Counter(missing[column]) == Counter({spice: n for spice, n in lacking.items() if n > 0})
