"""What the deciding seat is asked."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from goa.core.choices import BUY, HIGHEST_BID, PASS, CardChoice, SackChoice, TileChoice
from goa.core.frames import Decision
from goa.core.grid import ADJACENT, SPACES
from goa.core.places import field_count
from goa.core.sacks import size
from goa.editions.vocabulary import (
    COLONIES,
    EXPEDITION,
    NO_TILE,
    PROGRESS_FOR_DUCATS,
    SHIPS_ONLY,
    SHIPS_OR_COLONISTS,
    SPICES,
    TILES,
)
from goa.rules import action_turns, auction, cards, fields, markers, round_end, setup
from goa.rules.actions import colony, expedition, harvest, progress
from goa.rules.tiles import plantations, receive, use
from goa.views.observation import Observation
from goa.views.words.wording_context import WordingContext


def question(observation: Observation, names: Sequence[str] = (), language: str = "en") -> str:
    """The open question for the seat that decides. Everyone else reads who is awaited and for what."""
    context = WordingContext(observation, names, language)
    frame = context.frame
    if frame is None:
        return _over(context)
    if observation.viewer != frame.seat:
        if isinstance(frame, action_turns.FinishTurn):
            return context.say("question.waiting_to_finish", seat=context.name(frame.seat))
        return context.say("question.waiting", seat=context.name(frame.seat), task=frame.question().task)
    special = _SPECIAL.get(type(frame))
    if special is not None:
        return special(frame, context)
    return context.say_with_amount(frame.question().wording, frame)


def _over(context: WordingContext) -> str:
    scores = context.observation.scores
    assert scores is not None
    winners = tuple(context.name(seat) for seat in scores.winners)
    points = scores.seats[scores.winners[0]].total
    if len(winners) == 1:
        return context.say("question.over", winner=winners, points=points)
    return context.say("question.over_shared", winners=winners, points=points)


def _quick_start(frame: setup.QuickStart, context: WordingContext) -> str:
    if frame.left < context.edition.quick_start_markers:
        return context.say("question.quick_start_again")
    return context.say("question.quick_start", ducats=context.edition.quick_start_ducats)


def _place_marker(frame: markers.PlaceMarker, context: WordingContext) -> str:
    laid = context.observation.markers
    grid = context.observation.grid
    number = len(laid) + 1
    if not any(grid[cell] != NO_TILE and cell not in laid for cell in ADJACENT[laid[-1]]):
        return context.say("question.place_marker_anywhere", number=number)
    if len(laid) == 1:
        return context.say("question.place_marker_beside_flag", number=number)
    return context.say("question.place_marker", number=number, last=len(laid), cell=SPACES[laid[-1]])


def _bid_on_lot(frame: auction.BidOnLot, context: WordingContext) -> str:
    auctioneer = context.name(context.auctioneer)
    if context.highest_bid == 0:
        return context.say("question.bid_first", lot=context.lot, auctioneer=auctioneer)
    key = "question.bid"
    if context.highest_bid == HIGHEST_BID:
        key = "question.bid_at_most"
    elif context.observation.offered == (PASS,):
        key = "question.bid_in_vain"
    return context.say(key, lot=context.lot, highest=context.highest_bid, bidder=context.name(context.highest_bidder))


def _last_word(frame: auction.BuyOrPass, context: WordingContext) -> str:
    bidder = context.name(context.highest_bidder)
    price = context.buying_price
    if price == 0:
        return context.say(
            "question.last_word_for_nothing", bidder=bidder, highest=context.highest_bid, lot=context.lot
        )
    key = "question.last_word" if BUY in context.observation.offered else "question.last_word_in_vain"
    return context.say(key, bidder=bidder, highest=context.highest_bid, lot=context.lot, price=price)


def _take_action(frame: action_turns.TakeAction, context: WordingContext) -> str:
    if context.observation.action == round_end.EXTRA_ACTIONS_PHASE:
        return context.say("question.take_extra_action")
    return context.say("question.take_action", number=context.observation.action)


def _finish_turn(frame: action_turns.FinishTurn, context: WordingContext) -> str:
    has_card = any(isinstance(choice, CardChoice) for choice in context.observation.offered)
    if any(isinstance(choice, TileChoice) for choice in context.observation.offered):
        return context.say("question.finish_turn" if has_card else "question.finish_turn_tile")
    return context.say("question.finish_turn_card" if has_card else "question.finish_turn_only")


def _spend_extra_action(frame: round_end.SpendExtraAction, context: WordingContext) -> str:
    number = context.player.extra_actions
    if number > 1:
        return context.say("question.spend_extra_action", number=number)
    key = "question.spend_last_extra_action" if context.is_last_round else "question.spend_extra_action_or_pass"
    return context.say(key, number=number)


def _pay_spice(frame: progress.PaySpice, context: WordingContext) -> str:
    return context.say("question.pay_spice", spice=SPICES[frame.unpaid[0]])


def _harvest_sack(frame: harvest.HarvestSack, context: WordingContext) -> str:
    if _room(context):
        return context.say("question.harvest", left=frame.left)
    return context.say("question.harvest_without_room", left=frame.left)


def _put_spice(frame: fields.PutSpice, context: WordingContext) -> str:
    places = {choice.place for choice in context.observation.offered if isinstance(choice, SackChoice)}
    if len(places) != 1:
        return context.say("question.put_spice", left=frame.left)
    return context.say("question.put_spice_on", place=context.place(places.pop()), left=frame.left)


def _room(context: WordingContext) -> bool:
    return any(field_count(laid) > size(bag) for laid, bag in zip(context.player.places, context.player.sacks))


def _draw_card(frame: expedition.DrawCard, context: WordingContext) -> str:
    hand = context.player.hand_size
    limit = context.edition.hand_limit[context.player.rows[EXPEDITION]]
    if hand > limit or (hand == limit and not frame.has_drawn):
        return context.say("question.make_room", hand=hand, limit=limit)
    return context.say("question.draw", left=frame.left, hand=hand, limit=limit)


def _recruit(frame: colony.Recruit, context: WordingContext) -> str:
    missing = context.missing_recruits
    colony_name = COLONIES[context.observation.founding]
    needs = context.edition.colony_needs[context.observation.founding]
    colonists = context.player.colonists
    key = "question.recruit" if colonists >= missing else "question.recruit_in_vain"
    return context.say(
        key,
        colony=colony_name,
        needs=needs,
        recruits=context.observation.recruits,
        missing=missing,
        colonists=colonists,
        consolation=context.edition.consolation_colonists,
    )


def _choose_colony_tile(frame: colony.ChooseColonyTile, context: WordingContext) -> str:
    return context.say("question.choose_colony_tile", colony=COLONIES[frame.colony])


def _sell_spice(frame: cards.SellSpice, context: WordingContext) -> str:
    return context.say("question.sell_spice", price=context.edition.sale_price, sold=frame.sold)


def _choose_column(frame: cards.ChooseColumn, context: WordingContext) -> str:
    if frame.effect == PROGRESS_FOR_DUCATS:
        return context.say("question.progress_for_ducats", price=context.edition.ducats_for_each_spice)
    if frame.effect == SHIPS_ONLY:
        return context.say("question.progress_for_ships")
    return context.say("question.progress_for_spices")


def _give_up_plantation(frame: plantations.GiveUpPlantation, context: WordingContext) -> str:
    return context.say("question.give_up_plantation", tile=TILES[frame.kind])


def _ships_or_colonists(frame: receive.ShipsOrColonists, context: WordingContext) -> str:
    gain = context.edition.tile_gains[SHIPS_OR_COLONISTS]
    return context.say("question.ships_or_colonists", ships=gain.ships, colonists=gain.colonists)


def _advance_topmost(frame: use.AdvanceTopmost, context: WordingContext) -> str:
    return context.say("question.advance_topmost", row=min(context.player.rows) + 1)


# Questions that are asked in several ways, or name more than a number.
_SPECIAL: Final[dict[type[Decision], Callable[[Any, WordingContext], str]]] = {
    setup.QuickStart: _quick_start,
    markers.PlaceMarker: _place_marker,
    auction.BidOnLot: _bid_on_lot,
    auction.BuyOrPass: _last_word,
    action_turns.TakeAction: _take_action,
    action_turns.FinishTurn: _finish_turn,
    round_end.SpendExtraAction: _spend_extra_action,
    progress.PaySpice: _pay_spice,
    harvest.HarvestSack: _harvest_sack,
    fields.PutSpice: _put_spice,
    expedition.DrawCard: _draw_card,
    colony.Recruit: _recruit,
    colony.ChooseColonyTile: _choose_colony_tile,
    cards.SellSpice: _sell_spice,
    cards.ChooseColumn: _choose_column,
    plantations.GiveUpPlantation: _give_up_plantation,
    receive.ShipsOrColonists: _ships_or_colonists,
    use.AdvanceTopmost: _advance_topmost,
}
