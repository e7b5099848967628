"""ACT-2, ACT-4: fields that take no sack, sacks that cannot be given, and the one order in which several are named."""

from goa.core.choices import (
    DONE,
    FILL_UP,
    GIVE_UP,
    ONE_COLONIST,
    ONE_SHIP,
    Choice,
    PlaceChoice,
    SackChoice,
    is_to_fill,
)
from goa.core.frames import Decision
from goa.core.places import (
    EMPTY,
    FIRST_COLONY,
    PLACE_COUNT,
    PLACES,
    SPICES_IN,
    accepted_by,
    place_of,
    position,
)
from goa.core.sacks import count
from goa.core.state import Player, State
from goa.editions.vocabulary import SPICES
from goa.rules import cards, fields
from goa.rules.actions import harvest, progress
from goa.rules.refusals.refusal import Refusal, because
from goa.rules.tiles import duty, supplies


def put_spice(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, fields.PutSpice)
    if choice is DONE:
        return because("ACT-4", "refusal.room_left")
    return _fill(state.players[frame.seat], choice, frame.left, frame.lowest, frame.end)


def harvest_sack(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, harvest.HarvestSack)
    if choice is DONE:
        return because("ACT-4", "refusal.room_left")
    if choice in (ONE_SHIP, ONE_COLONIST):
        return because("EXP-3", "refusal.mix_without_card")
    return _fill(state.players[frame.seat], choice, frame.left, frame.lowest, PLACE_COUNT)


def take_spice(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, cards.TakeSpice)
    if choice is DONE:
        return because("EXP-2", "refusal.lay_at_least_one")
    return _fill(state.players[frame.seat], choice, 1, frame.lowest, PLACE_COUNT)


def mix_sack(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, harvest.MixSack)
    if choice is DONE:
        return because("EXP-3", "refusal.mix_goes_on", left=frame.left)
    if choice is ONE_SHIP:
        return because("EXP-3", "refusal.mix_ships_first")
    if choice is ONE_COLONIST:
        return because("EXP-3", "refusal.mix_colonists_before_spices")
    player = state.players[frame.seat]
    reason = _fill(player, choice, frame.left, max(frame.lowest, 0), PLACE_COUNT)
    if reason is None or frame.lowest > harvest.THEN_COLONISTS or not _could_go_there(player, choice):
        return reason
    room = fields.room(player)
    if room < frame.left:
        return because("EXP-3", "refusal.mix_without_room", room=room, left=frame.left)
    return reason


def _could_go_there(player: Player, choice: Choice) -> bool:
    assert isinstance(choice, SackChoice)
    accepted = accepted_by(player.places[choice.place]) >> choice.spice & 1
    return bool(accepted) and fields.room_on(player, choice.place) > 0


def _fill(player: Player, choice: Choice, left: int, lowest: int, end: int) -> Refusal | None:
    if not isinstance(choice, SackChoice) or not is_to_fill(choice):
        return None
    place = choice.place
    hindrance = _no_room(player, place)
    if accepted_by(player.places[place]) and not accepted_by(player.places[place]) >> choice.spice & 1:
        accepted = tuple([SPICES[spice] for spice in SPICES_IN[accepted_by(player.places[place])]])
        return because("ACT-4", "refusal.fill_not_accepted", accepted=accepted)
    if hindrance is not None:
        return hindrance
    first = place_of(lowest)
    if end < PLACE_COUNT and place != first:
        return because("ACT-4", "refusal.fill_elsewhere")
    is_behind = position(place, choice.spice) < lowest
    if not is_behind and fields.has_twin_before(player, place, first):
        return _twin()
    options = fields.fillable(player, left, lowest, end)
    if not options:
        return None
    next_in_line = options[0]
    assert isinstance(next_in_line, SackChoice)
    key = "refusal.fill_order" if is_behind else "refusal.fill_skips"
    return because("ACT-4", key, place=PLACES[next_in_line.place], spice=SPICES[next_in_line.spice])


def _no_room(player: Player, place: int) -> Refusal | None:
    if player.places[place] == EMPTY:
        if place < FIRST_COLONY:
            return because("ACT-4", "refusal.no_plantation")
        return because("ACT-4", "refusal.no_colony", place=PLACES[place])
    if fields.room_on(player, place) == 0:
        return because("ACT-4", "refusal.place_full")
    return None


def _twin() -> Refusal:
    """Two plantations alike count as one, so only the first is offered."""
    return because("ACT-2", "refusal.twin")


def pay_spice(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, progress.PaySpice)
    if not isinstance(choice, SackChoice) or is_to_fill(choice):
        return None
    if choice.spice != frame.unpaid[0]:
        return because("ACT-2", "refusal.give_other_spice", spice=SPICES[frame.unpaid[0]])
    player = state.players[frame.seat]
    if not count(player.sacks[choice.place], choice.spice):
        return _none_there(choice, "ACT-2")
    return _twin()


def sell_spice(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, cards.SellSpice)
    if choice is DONE:
        return because("EXP-2", "refusal.sell_at_least_one")
    return _give(state.players[frame.seat], choice, 1, frame.lowest, "EXP-2")


def deliver_sack(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, duty.DeliverSack)
    if choice is DONE:
        return because("TIL-19", "refusal.duty_goes_on", left=frame.left)
    return _give(state.players[frame.seat], choice, frame.left, frame.lowest, "TIL-19")


def _give(player: Player, choice: Choice, left: int, lowest: int, rule: str) -> Refusal | None:
    if not isinstance(choice, SackChoice) or is_to_fill(choice):
        return None
    if not count(player.sacks[choice.place], choice.spice):
        return _none_there(choice, rule)
    first = place_of(lowest)
    is_behind = position(choice.place, choice.spice) < lowest
    if not is_behind and fields.has_twin_before(player, choice.place, first):
        return _twin()
    next_in_line = fields.givable(player, left, lowest)[0]
    assert isinstance(next_in_line, SackChoice)
    key = "refusal.give_order" if is_behind else "refusal.give_skips"
    return because(rule, key, place=PLACES[next_in_line.place], spice=SPICES[next_in_line.spice])


def _none_there(choice: SackChoice, rule: str) -> Refusal:
    return because(rule, "refusal.give_none", spice=SPICES[choice.spice])


def fill_places(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, supplies.FillPlaces)
    if choice is DONE:
        return because("TIL-16", "refusal.fill_at_least_one")
    if not isinstance(choice, PlaceChoice) or choice is not FILL_UP[choice.place]:
        return None
    player = state.players[frame.seat]
    hindrance = _no_room(player, choice.place)
    if hindrance is not None:
        return hindrance
    if choice.place < frame.lowest:
        return because("TIL-16", "refusal.fill_up_order", place=PLACES[choice.place])
    return _twin()


def give_up_plantation(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if isinstance(choice, PlaceChoice) and choice.place < FIRST_COLONY and choice is GIVE_UP[choice.place]:
        return _twin()
    return None
