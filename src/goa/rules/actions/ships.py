"""ACT-3 Build ships: as many as the marker shows."""

from goa.core.state import State
from goa.editions.vocabulary import SHIPS
from goa.rules import goods


def build_ships(state: State, seat: int, row: int) -> None:
    goods.take_ships(state, seat, state.edition.gives[SHIPS][row])
