"""Appraisals: what an auction brings each seat, and the stage at which it is valued."""

import pytest

import goa
from goa.bots.evaluation import features
from goa.bots.evaluation.appraisal import Appraiser
from goa.bots.evaluation.linear import STAGES, LinearEvaluation, stage_of
from goa.core.choices import BUY, PASS
from goa.editions.vocabulary import NO_TILE
from goa.rules.action_turns import TakeAction
from goa.rules.auction import FLAG_LOT, BuyOrPass, auctioneer_of

NEXT_FLAG, FLAG_NOW, CARD, DUCAT = 10.0, 3.0, 1.0, 0.25


def flag_evaluation() -> LinearEvaluation:
    """An evaluation that only knows the flag, before and after its auction, extra action cards and ducats."""
    line = [0.0] * features.FEATURE_COUNT
    line[features.FLAG] = NEXT_FLAG
    line[features.FLAG_FOR_SALE] = FLAG_NOW
    line[features.EXTRA_ACTION_CARDS] = CARD
    line[features.DUCATS_HELD] = DUCAT
    return LinearEvaluation([line] * STAGES)


def at_the_flag(edition: str, seats: int, bid: str) -> goa.State:
    """The seat next to the auctioneer has bid, the others have passed, and the auctioneer has the last word."""
    state = goa.new_game(edition, players=seats, seed=3)
    while state.lot != FLAG_LOT:
        goa.apply(state, state.offered[0])
    goa.apply(state, next(choice for choice in state.offered if choice.text == bid))
    while not isinstance(state.agenda[-1], BuyOrPass):
        goa.apply(state, PASS)
    return state


@pytest.mark.parametrize("edition", ["2004", "2012"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("answer", [PASS, BUY], ids=["sold", "kept"])
def test_the_flag_is_appraised_at_what_it_turns_out_to_be(edition: str, seats: int, answer: goa.Choice) -> None:
    """A seat that sells the flag no longer has it; who is ahead in ducats is not part of the appraisal."""
    state = at_the_flag(edition, seats, "bid 4")
    evaluation = flag_evaluation()
    auctioneer = auctioneer_of(state)
    bidder = (auctioneer + 1) % seats
    lot = Appraiser(evaluation, state, 0.5).appraise(NO_TILE, auctioneer)
    winner, price = (auctioneer, lot.buying_price(4)) if answer is BUY else (bidder, 4)
    expected = [lot.value(seat, winner, price) for seat in range(seats)]
    goa.apply(state, answer)
    assert state.flag_holder == winner
    assert [evaluation.value(state, seat) for seat in range(seats)] == pytest.approx(expected)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_lot_money_has_the_value_it_has_in_the_actions(seats: int) -> None:
    state = goa.new_game("2012", players=seats, seed=3)
    stages = {}
    while not isinstance(state.agenda[-1], TakeAction):
        stages[state.lot] = stage_of(state)
        goa.apply(state, state.offered[0])
    last = seats + 1
    assert stages[last] == stage_of(state)
    assert {stages[lot] for lot in range(last)} == {stage_of(state) - 1}
