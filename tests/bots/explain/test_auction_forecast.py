"""What will probably follow a choice: every bid has a forecast."""

from tests.table import table

from goa.bots.evaluation.weights import rater_for
from goa.bots.explain.auction_forecast import ChoiceForecast, forecast_choices
from goa.core.choices import Bid


def test_every_bid_has_a_forecast_and_a_fortune_wins() -> None:
    """The solver leaves out bids that are worth it to nobody; its bidder gets the lot."""
    state = table("auction", ducats=[90, 90, 90, 90])
    found = forecast_choices(rater_for(state.edition, 4), state, state.seat)
    assert list(found) == state.offered
    highest = state.offered[-1]
    assert isinstance(highest, Bid)
    assert found[highest] == ChoiceForecast("lot", state.seat, highest.amount)
