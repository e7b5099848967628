"""What the deciding seat is asked."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from goa.core.choices import BUY, HIGHEST_BID, PASS
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
from goa.rules import action_turns, auction, cards, markers, round_end, setup
from goa.rules.actions import colony, expedition, harvest, progress
from goa.rules.tiles import plantations, receive, use
from goa.views.observation import Observation
from goa.views.words.table import Table


def question(observation: Observation, names: Sequence[str] = (), language: str = "en") -> str:
    """The open question for the seat that decides. Everyone else reads who is awaited and for what."""
    table = Table(observation, names, language)
    frame = table.frame
    if frame is None:
        return _over(table)
    if observation.viewer != frame.seat:
        return table.say("question.waiting", seat=table.name(frame.seat), task=frame.question().task)
    special = _SPECIAL.get(type(frame))
    if special is not None:
        return special(frame, table)
    return table.say_with_amount(frame.question().wording, frame)


def _over(table: Table) -> str:
    scores = table.observation.scores
    assert scores is not None
    winners = tuple(table.name(seat) for seat in scores.winners)
    points = scores.seats[scores.winners[0]].total
    if len(winners) == 1:
        return table.say("question.over", winner=winners, points=points)
    return table.say("question.over_shared", winners=winners, points=points)


def _quick_start(frame: setup.QuickStart, table: Table) -> str:
    if frame.left < table.edition.quick_start_markers:
        return table.say("question.quick_start_again")
    return table.say("question.quick_start", ducats=table.edition.quick_start_ducats)


def _place_marker(frame: markers.PlaceMarker, table: Table) -> str:
    laid = table.observation.markers
    grid = table.observation.grid
    number = len(laid) + 1
    if not any(grid[cell] != NO_TILE and cell not in laid for cell in ADJACENT[laid[-1]]):
        return table.say("question.place_marker_anywhere", number=number)
    if len(laid) == 1:
        return table.say("question.place_marker_beside_flag", number=number)
    return table.say("question.place_marker", number=number, last=len(laid), cell=SPACES[laid[-1]])


def _bid_on_lot(frame: auction.BidOnLot, table: Table) -> str:
    auctioneer = table.name(table.auctioneer)
    if table.highest_bid == 0:
        return table.say("question.bid_first", lot=table.lot, auctioneer=auctioneer)
    key = "question.bid"
    if table.highest_bid == HIGHEST_BID:
        key = "question.bid_at_most"
    elif table.observation.offered == (PASS,):
        key = "question.bid_in_vain"
    return table.say(key, lot=table.lot, highest=table.highest_bid, bidder=table.name(table.highest_bidder))


def _last_word(frame: auction.BuyOrPass, table: Table) -> str:
    bidder = table.name(table.highest_bidder)
    price = table.buying_price
    if price == 0:
        return table.say("question.last_word_for_nothing", bidder=bidder, highest=table.highest_bid, lot=table.lot)
    key = "question.last_word" if BUY in table.observation.offered else "question.last_word_in_vain"
    return table.say(key, bidder=bidder, highest=table.highest_bid, lot=table.lot, price=price)


def _take_action(frame: action_turns.TakeAction, table: Table) -> str:
    if table.observation.action == round_end.EXTRA_ACTIONS_PHASE:
        return table.say("question.take_extra_action")
    return table.say("question.take_action", number=table.observation.action)


def _spend_extra_action(frame: round_end.SpendExtraAction, table: Table) -> str:
    number = table.player.extra_actions
    if number > 1:
        return table.say("question.spend_extra_action", number=number)
    return table.say("question.spend_extra_action_or_pass", number=number)


def _pay_spice(frame: progress.PaySpice, table: Table) -> str:
    return table.say("question.pay_spice", spice=SPICES[frame.unpaid[0]])


def _harvest_sack(frame: harvest.HarvestSack, table: Table) -> str:
    if _room(table):
        return table.say("question.harvest", left=frame.left)
    return table.say("question.harvest_without_room", left=frame.left)


def _room(table: Table) -> bool:
    return any(field_count(laid) > size(bag) for laid, bag in zip(table.player.places, table.player.sacks))


def _draw_card(frame: expedition.DrawCard, table: Table) -> str:
    hand = table.player.hand_size
    limit = table.edition.hand_limit[table.player.rows[EXPEDITION]]
    if hand > limit or (hand == limit and not frame.has_drawn):
        return table.say("question.make_room", hand=hand, limit=limit)
    return table.say("question.draw", left=frame.left, hand=hand, limit=limit)


def _recruit(frame: colony.Recruit, table: Table) -> str:
    missing = table.missing_recruits
    colony_name = COLONIES[table.observation.founding]
    needs = table.edition.colony_needs[table.observation.founding]
    colonists = table.player.colonists
    key = "question.recruit" if colonists >= missing else "question.recruit_in_vain"
    return table.say(
        key,
        colony=colony_name,
        needs=needs,
        recruits=table.observation.recruits,
        missing=missing,
        colonists=colonists,
        consolation=table.edition.consolation_colonists,
    )


def _choose_colony_tile(frame: colony.ChooseColonyTile, table: Table) -> str:
    return table.say("question.choose_colony_tile", colony=COLONIES[frame.colony])


def _sell_spice(frame: cards.SellSpice, table: Table) -> str:
    return table.say("question.sell_spice", price=table.edition.sale_price, sold=frame.sold)


def _choose_column(frame: cards.ChooseColumn, table: Table) -> str:
    if frame.effect == PROGRESS_FOR_DUCATS:
        return table.say("question.progress_for_ducats", price=table.edition.ducats_for_each_spice)
    if frame.effect == SHIPS_ONLY:
        return table.say("question.progress_for_ships")
    return table.say("question.progress_for_spices")


def _give_up_plantation(frame: plantations.GiveUpPlantation, table: Table) -> str:
    return table.say("question.give_up_plantation", tile=TILES[frame.kind])


def _ships_or_colonists(frame: receive.ShipsOrColonists, table: Table) -> str:
    gain = table.edition.tile_gains[SHIPS_OR_COLONISTS]
    return table.say("question.ships_or_colonists", ships=gain.ships, colonists=gain.colonists)


def _advance_topmost(frame: use.AdvanceTopmost, table: Table) -> str:
    return table.say("question.advance_topmost", row=min(table.player.rows) + 1)


# Questions that are asked in several ways, or name more than a number.
_SPECIAL: Final[dict[type[Decision], Callable[[Any, Table], str]]] = {
    setup.QuickStart: _quick_start,
    markers.PlaceMarker: _place_marker,
    auction.BidOnLot: _bid_on_lot,
    auction.BuyOrPass: _last_word,
    action_turns.TakeAction: _take_action,
    round_end.SpendExtraAction: _spend_extra_action,
    progress.PaySpice: _pay_spice,
    harvest.HarvestSack: _harvest_sack,
    expedition.DrawCard: _draw_card,
    colony.Recruit: _recruit,
    colony.ChooseColonyTile: _choose_colony_tile,
    cards.SellSpice: _sell_spice,
    cards.ChooseColumn: _choose_column,
    plantations.GiveUpPlantation: _give_up_plantation,
    receive.ShipsOrColonists: _ships_or_colonists,
    use.AdvanceTopmost: _advance_topmost,
}
