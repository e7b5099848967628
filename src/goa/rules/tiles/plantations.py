"""TIL-1 Plantations, TIL-2 Crop rotation: laid on one of four spaces and filled at once."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import GIVE_UP, Choice, PlaceChoice
from goa.core.events import PlantationGivenUp, PlantationLaid
from goa.core.frames import Decision, Question
from goa.core.places import EMPTY, FIRST_COLONY, field_count, plantation, plantation_kind
from goa.core.state import State
from goa.rules import fields


def lay_plantation(state: State, seat: int, kind: int) -> None:
    player = state.players[seat]
    for place in range(FIRST_COLONY):
        if player.places[place] == EMPTY:
            lay_on(state, seat, place, kind)
            return
    state.do_next(GiveUpPlantation(seat, kind))


def lay_on(state: State, seat: int, place: int, kind: int) -> None:
    player = state.players[seat]
    laid = plantation(kind)
    player.places = (*player.places[:place], laid, *player.places[place + 1 :])
    state.emit(PlantationLaid(seat, place, kind))
    fields.put_spices_on(state, seat, field_count(laid), place)


_GIVE_UP_PLANTATION: Final = Question(18, "give_up_plantation", place="mat")


@final
@dataclass(init=False)
class GiveUpPlantation(Decision):
    """A fifth plantation: one of the four makes room, with its sacks; a single one still counts at the end."""

    seat: int
    kind: int  # the one that comes

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def options(self, state: State) -> list[Choice]:
        player = state.players[self.seat]
        return [GIVE_UP[place] for place in range(FIRST_COLONY) if not fields.has_twin_before(player, place, 0)]

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, PlaceChoice)
        player = state.players[self.seat]
        laid = player.places[choice.place]
        given_up = plantation_kind(laid)
        player.sacks[choice.place] = 0
        state.emit(PlantationGivenUp(self.seat, choice.place, given_up))
        if field_count(laid) == 1:
            player.kept = tuple(sorted((*player.kept, given_up)))
        else:
            state.discarded_tiles += (given_up,)
        lay_on(state, self.seat, choice.place, self.kind)

    def question(self) -> Question:
        return _GIVE_UP_PLANTATION

    def rule(self) -> str:
        return "TIL-1"
