"""ACT-5 Taxes: as many ducats as the marker shows."""

from goa.core.events import BANK
from goa.core.state import State
from goa.editions.vocabulary import TAXES
from goa.rules import goods


def raise_taxes(state: State, seat: int, row: int) -> None:
    goods.pay_ducats(state, BANK, seat, state.edition.gives[TAXES][row])
