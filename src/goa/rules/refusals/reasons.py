"""The reason for any choice of the catalogue, as the seat that decides may know it; nothing is changed."""

from collections.abc import Callable
from typing import Final

from goa.core.choices import CardChoice, Choice, TileChoice
from goa.core.frames import Decision
from goa.core.state import State
from goa.rules import action_turns, fields, markers, round_end, setup
from goa.rules import auction as auctions
from goa.rules import cards as expedition_cards
from goa.rules.actions import colony as colonies
from goa.rules.actions import expedition, harvest
from goa.rules.actions import progress as steps
from goa.rules.refusals import auction, cards, colony, progress, sacks, tiles, turns
from goa.rules.refusals.refusal import IllegalChoice, Refusal, because
from goa.rules.refusals.timing import not_now
from goa.rules.tiles import duty, espionage, plantations, receive, supplies, swap, use

Answer = Callable[[State, Decision, Choice], Refusal | None]

# The answers a question knows but does not offer; nothing for a choice that answers another question.
_ANSWERS: Final[dict[type[Decision], Answer]] = {
    setup.QuickStart: progress.quick_start,
    markers.PlaceFlag: auction.place_flag,
    markers.PlaceMarker: auction.place_marker,
    auctions.BidOnLot: auction.bid_on_lot,
    auctions.BuyOrPass: auction.last_word,
    action_turns.TakeAction: turns.take_action,
    action_turns.FinishTurn: turns.finish_turn,
    round_end.SpendExtraAction: turns.spend_extra_action,
    steps.PaySpice: sacks.pay_spice,
    harvest.HarvestSack: sacks.harvest_sack,
    harvest.MixSack: sacks.mix_sack,
    expedition.DrawCard: cards.draw_card,
    colonies.Recruit: colony.recruit,
    colonies.ChooseColonyTile: colony.choose_colony_tile,
    fields.PutSpice: sacks.put_spice,
    expedition_cards.TakeSpice: sacks.take_spice,
    expedition_cards.SellSpice: sacks.sell_spice,
    expedition_cards.ChooseColumn: progress.choose_column,
    plantations.GiveUpPlantation: sacks.give_up_plantation,
    receive.ShipsOrColonists: tiles.ships_or_colonists,
    receive.TakeFromBox: tiles.take_from_box,
    supplies.FillPlaces: sacks.fill_places,
    supplies.TakeSupplies: tiles.take_supplies,
    use.AdvanceTopmost: progress.advance_topmost,
    duty.DeliverSack: sacks.deliver_sack,
    espionage.SpyOn: tiles.spy_on,
    espionage.NameColony: colony.name_colony,
    swap.SwapForTile: tiles.swap_for_tile,
}


def why_not(state: State, choice: Choice) -> Refusal:
    """Why the seat that decides is not offered this choice."""
    assert choice not in state.offered, f"{choice.text} is offered"
    if not state.agenda:
        return because("RND-4", "refusal.game_over")
    frame = state.agenda[-1]
    assert isinstance(frame, Decision)
    if choice.interrupts:
        if isinstance(choice, CardChoice):
            return cards.play(state, frame, choice)
        assert isinstance(choice, TileChoice)
        return tiles.use(state, frame, choice)
    reason = tiles.no_such_victim(state, frame.seat, choice)
    answer = _ANSWERS.get(type(frame))
    if reason is None and answer is not None:
        reason = answer(state, frame, choice)
    if reason is None:
        reason = not_now(state, frame, choice)
    return reason


def refuse(state: State, choice: Choice) -> IllegalChoice:
    """The reason as an error to raise."""
    return IllegalChoice(why_not(state, choice), state.offered)
