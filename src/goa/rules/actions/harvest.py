"""ACT-4 Harvest: sacks from the supply onto empty fields; EXP-3 with a card also ships and colonists."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import DONE, ONE_COLONIST, ONE_SHIP, Choice
from goa.core.events import SpicesLost
from goa.core.frames import Decision, Question
from goa.core.places import PLACE_COUNT, accepts_several
from goa.core.sacks import size
from goa.core.state import Player, State
from goa.editions.vocabulary import DUTY, HARVEST, MIXED_HARVEST, SELL_SPICES
from goa.rules import fields, goods, interruptions
from goa.rules.handlers import carries_out_effect
from goa.rules.interruption_windows import DURING_HARVEST
from goa.rules.version import HARVEST_CAN_BE_INTERRUPTED

# A mixture is named in one order only: ships, then colonists, then spices by position.
SHIPS_FIRST: Final = -2
THEN_COLONISTS: Final = -1


def can_harvest(state: State, seat: int) -> bool:
    """ACT-1: only where it could change something, be it by a card or by making room."""
    player = state.players[seat]
    if fields.room(player):
        return True
    sacks = size(fields.stock(player))
    if _can_fulfil_duty(state, player):
        return True
    if not state.card_played:
        for card in player.hand:
            effect = state.edition.cards[card].effect
            if effect == MIXED_HARVEST or (effect == SELL_SPICES and sacks):
                return True
    return False


def begin_harvest(state: State, seat: int, row: int) -> None:
    first = HarvestSack(seat, state.edition.gives[HARVEST][row], 0)
    if _could_interrupt(state, seat):
        state.do_next(first)  # before the first sack, so that a mixture can still be chosen
    else:
        fields.settle_or_ask(state, first)


def _can_fulfil_duty(state: State, player: Player) -> bool:
    return DUTY in player.tiles and size(fields.stock(player)) >= state.edition.duty_sacks


def _could_interrupt(state: State, seat: int) -> bool:
    """Judged by what everyone can see, so that being asked betrays nothing."""
    player = state.players[seat]
    if player.hand and not state.card_played:
        return True
    return _can_fulfil_duty(state, player)


def _sacks_could_leave(state: State, seat: int) -> bool:
    """ACT-9: whether a Duty or a sale before the next sack could lead elsewhere than one before or after the harvest.

    A sale leads elsewhere only if a sack lies where several spices are accepted: on a field of one spice a sack that
    was sold and laid again is the same sack. A Duty lies open and is rare, so the seat is always asked.
    """
    player = state.players[seat]
    if _can_fulfil_duty(state, player):
        return True
    if player.hand and not state.card_played:
        for place in range(PLACE_COUNT):
            if player.sacks[place] and accepts_several(player.places[place]):
                return True
    return False


_HARVEST_SACK: Final = Question(
    9,
    "harvest_sack",
    amount="left",
    picks_left="left",
    is_series=True,
    is_repeated=True,
    window=DURING_HARVEST,
    done="choice.done_harvesting",
    done_help="help.choice.done_harvesting",
)


@final
@dataclass(init=False)
class HarvestSack(fields.NextSack):
    """ACT-4: the next sack of a harvest; what has no room is lost, unless room could still be made, ACT-9."""

    seat: int
    left: int
    lowest: int

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        options: list[Choice] = []
        if self.left:  # a row may give nothing
            options = fields.fillable(state.players[self.seat], self.left, self.lowest, PLACE_COUNT)
        if not options and _could_interrupt(state, self.seat):
            return [DONE]
        return options

    def is_complete(self) -> bool:
        return self.left == 0

    def must_ask(self, state: State, only: Choice) -> bool:
        if only is DONE:
            return True
        return state.rules_version >= HARVEST_CAN_BE_INTERRUPTED and _sacks_could_leave(state, self.seat)

    def after(self, state: State, choice: Choice) -> fields.NextSack:
        lowest = fields.put(state, self.seat, choice)
        return HarvestSack(self.seat, self.left - 1, lowest)

    def end_early(self, state: State) -> None:
        if self.left:
            state.emit(SpicesLost(self.seat, self.left))

    def take(self, state: State, choice: Choice) -> None:
        if choice is DONE:
            self.end_early(state)
        else:
            fields.settle_or_ask(state, self.after(state, choice))

    def extras(self, state: State) -> list[Choice]:
        return interruptions.offered(state, self.seat, _HARVEST_SACK.window)

    def interrupt(self, state: State, choice: Choice) -> None:
        # The fields may change, so the order starts again.
        state.replace_question(HarvestSack(self.seat, self.left, 0))
        interruptions.carry_out(state, self.seat, choice)

    def is_skipped_without_options(self) -> bool:
        return True

    def question(self) -> Question:
        return _HARVEST_SACK

    def rule(self) -> str:
        return "ACT-4"


@carries_out_effect("mixed harvest")
def mix_harvest(state: State, seat: int) -> None:
    """EXP-3: the sacks still to come may be ships and colonists as well."""
    harvest = state.agenda[-1]
    assert isinstance(harvest, HarvestSack)
    state.replace_question(MixSack(seat, harvest.left, SHIPS_FIRST))


def _duty_could_make_room(state: State, seat: int, left: int) -> bool:
    """ACT-9: whether a Duty can follow before the last of so many pieces, if sacks are laid until then."""
    player = state.players[seat]
    if state.rules_version < HARVEST_CAN_BE_INTERRUPTED or DUTY not in player.tiles:
        return False
    laid_before = min(fields.room(player), left - 1)
    return size(fields.stock(player)) + laid_before >= state.edition.duty_sacks


_MIX_SACK: Final = Question(
    10,
    "mix_sack",
    amount="left",
    picks_left="left",
    is_series=True,
    is_repeated=True,
    window=DURING_HARVEST,
    wording="question.mixed_harvest",
)


@final
@dataclass(init=False)
class MixSack(Decision):
    """EXP-3: the next piece of a harvest taken as any mixture of ships, colonists and spices."""

    seat: int
    left: int
    lowest: int

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        player = state.players[self.seat]
        options: list[Choice] = []
        if self.left == 0:
            return options
        if self.lowest <= SHIPS_FIRST:
            options.append(ONE_SHIP)
        if self.lowest <= THEN_COLONISTS:
            options.append(ONE_COLONIST)
            if fields.room(player) < self.left and not _duty_could_make_room(state, self.seat, self.left):
                return options  # spices come last, so there must be room for all that is left
        options += fields.fillable(player, self.left, max(self.lowest, 0), PLACE_COUNT)
        if not options and state.rules_version >= HARVEST_CAN_BE_INTERRUPTED:
            return [ONE_SHIP, ONE_COLONIST]  # the Duty that was to make room has not come
        return options

    def take(self, state: State, choice: Choice) -> None:
        if choice is ONE_SHIP:
            goods.take_ships(state, self.seat, 1)
            lowest = SHIPS_FIRST
        elif choice is ONE_COLONIST:
            goods.take_colonists(state, self.seat, 1)
            lowest = THEN_COLONISTS
        else:
            lowest = fields.put(state, self.seat, choice)
        state.do_next(MixSack(self.seat, self.left - 1, lowest))

    def extras(self, state: State) -> list[Choice]:
        return interruptions.offered(state, self.seat, _MIX_SACK.window)

    def interrupt(self, state: State, choice: Choice) -> None:
        state.replace_question(MixSack(self.seat, self.left, SHIPS_FIRST))
        interruptions.carry_out(state, self.seat, choice)

    def is_skipped_without_options(self) -> bool:
        return True

    def question(self) -> Question:
        return _MIX_SACK

    def rule(self) -> str:
        return "EXP-3"
