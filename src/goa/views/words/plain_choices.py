"""The labels of choices that need no more than their words; what they mean depends on the question."""

from collections.abc import Callable
from typing import Final

from goa.core import choices
from goa.core.choices import Choice
from goa.core.state import NOTHING
from goa.editions.vocabulary import EXPEDITION, HARVEST, SHIPS, SHIPS_OR_COLONISTS, TAXES
from goa.rules.auction import BuyOrPass
from goa.rules.round_end import SpendExtraAction
from goa.rules.tiles.receive import ShipsOrColonists
from goa.rules.tiles.supplies import TakeSupplies
from goa.views.words.wording_context import WordingContext


def plain_words(context: WordingContext, choice: Choice) -> str:
    if choice.text in choices.RULE_OF_ADDED_ANSWER:
        return context.say("choice." + choice.text.replace(" ", "_"))
    return _WORDS[choice.text](context)


def brief_words(context: WordingContext, choice: Choice) -> str:
    """The action and what the marker shows; empty for all other choices."""
    if choice is choices.BUILD_SHIPS:
        return context.say("choice.brief.build_ships", number=shown(context, SHIPS))
    if choice is choices.HARVEST_SPICES:
        return context.say("choice.brief.harvest", number=shown(context, HARVEST))
    if choice is choices.RAISE_TAXES:
        return context.say("choice.brief.taxes", number=shown(context, TAXES))
    if choice is choices.GO_ON_EXPEDITION:
        limit = context.edition.hand_limit[context.player.rows[EXPEDITION]]
        return context.say("choice.brief.expedition", number=shown(context, EXPEDITION), limit=limit)
    return ""


def shown(context: WordingContext, column: int) -> int:
    """What the deciding player's marker shows."""
    return context.edition.gives[column][context.player.rows[column]]


def _pass(context: WordingContext) -> str:
    if isinstance(context.frame, BuyOrPass):
        bidder = context.name(context.highest_bidder)
        return context.say("choice.pass_as_auctioneer", bidder=bidder, price=context.highest_bid)
    if isinstance(context.frame, SpendExtraAction) and not context.is_last_round:
        return context.say("choice.pass_on_extra_action", number=context.player.extra_actions)
    return context.say("choice.pass")


def _buy(context: WordingContext) -> str:
    if not isinstance(context.frame, BuyOrPass):
        return context.say("choice.buy")
    if context.buying_price == 0:
        return context.say("choice.buy_for_nothing")
    return context.say("choice.buy_for", price=context.buying_price)


def _build_ships(context: WordingContext) -> str:
    return context.say("choice.build_ships", number=shown(context, SHIPS))


def _harvest(context: WordingContext) -> str:
    return context.say("choice.harvest", number=shown(context, HARVEST))


def _taxes(context: WordingContext) -> str:
    return context.say("choice.taxes", number=shown(context, TAXES))


def _expedition(context: WordingContext) -> str:
    limit = context.edition.hand_limit[context.player.rows[EXPEDITION]]
    return context.say("choice.expedition", number=shown(context, EXPEDITION), limit=limit)


def _extra_action(context: WordingContext) -> str:
    return context.say("choice.extra_action", number=context.player.extra_actions)


def _end_turn(context: WordingContext) -> str:
    return context.say("choice.end_turn")


def _done(context: WordingContext) -> str:
    frame = context.frame
    if frame is None or not frame.question().done:
        return context.say("choice.done")
    return context.say_with_amount(frame.question().done, frame)


def _draw(context: WordingContext) -> str:
    return context.say("choice.draw")


def _pay_colonists(context: WordingContext) -> str:
    if context.observation.founding == NOTHING:
        return context.say("choice.pay_colonists")
    return context.say("choice.pay_so_many_colonists", number=context.missing_recruits)


def _let_it_fail(context: WordingContext) -> str:
    return context.say("choice.let_it_fail", number=context.edition.consolation_colonists)


def _take_ducats(context: WordingContext) -> str:
    return context.say("choice.take_ducats", number=context.edition.quick_start_ducats)


def _take_ships(context: WordingContext) -> str:
    frame = context.frame
    if isinstance(frame, ShipsOrColonists):
        return context.say("choice.take_so_many_ships", number=context.edition.tile_gains[SHIPS_OR_COLONISTS].ships)
    if isinstance(frame, TakeSupplies):
        return context.say("choice.take_so_many_ships", number=frame.number)
    return context.say("choice.take_ships")


def _take_colonists(context: WordingContext) -> str:
    frame = context.frame
    if isinstance(frame, ShipsOrColonists):
        number = context.edition.tile_gains[SHIPS_OR_COLONISTS].colonists
        return context.say("choice.take_so_many_colonists", number=number)
    if isinstance(frame, TakeSupplies):
        return context.say("choice.take_so_many_colonists", number=frame.number)
    return context.say("choice.take_colonists")


def _take_spices(context: WordingContext) -> str:
    if isinstance(context.frame, TakeSupplies):
        return context.say("choice.take_so_many_spices", number=context.frame.number)
    return context.say("choice.take_spices")


def _one_ship(context: WordingContext) -> str:
    return context.say("choice.one_ship")


def _one_colonist(context: WordingContext) -> str:
    return context.say("choice.one_colonist")


_WORDS: Final[dict[str, Callable[[WordingContext], str]]] = {
    choices.PASS.text: _pass,
    choices.BUY.text: _buy,
    choices.BUILD_SHIPS.text: _build_ships,
    choices.HARVEST_SPICES.text: _harvest,
    choices.RAISE_TAXES.text: _taxes,
    choices.GO_ON_EXPEDITION.text: _expedition,
    choices.EXTRA_ACTION.text: _extra_action,
    choices.END_TURN.text: _end_turn,
    choices.DONE.text: _done,
    choices.DRAW.text: _draw,
    choices.PAY_COLONISTS.text: _pay_colonists,
    choices.LET_IT_FAIL.text: _let_it_fail,
    choices.TAKE_DUCATS.text: _take_ducats,
    choices.TAKE_SHIPS.text: _take_ships,
    choices.TAKE_COLONISTS.text: _take_colonists,
    choices.TAKE_SPICES.text: _take_spices,
    choices.ONE_SHIP.text: _one_ship,
    choices.ONE_COLONIST.text: _one_colonist,
}
