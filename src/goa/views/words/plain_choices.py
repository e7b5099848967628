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
from goa.views.words.table import Table


def plain_words(table: Table, choice: Choice) -> str:
    if choice.text in choices.RULE_OF_ADDED_ANSWER:
        return table.say("choice." + choice.text.replace(" ", "_"))
    return _WORDS[choice.text](table)


def shown(table: Table, column: int) -> int:
    """What the deciding player's marker shows."""
    return table.edition.gives[column][table.player.rows[column]]


def _pass(table: Table) -> str:
    if isinstance(table.frame, BuyOrPass):
        bidder = table.name(table.highest_bidder)
        return table.say("choice.pass_as_auctioneer", bidder=bidder, price=table.highest_bid)
    if isinstance(table.frame, SpendExtraAction):
        return table.say("choice.pass_on_extra_action", number=table.player.extra_actions)
    return table.say("choice.pass")


def _buy(table: Table) -> str:
    if not isinstance(table.frame, BuyOrPass):
        return table.say("choice.buy")
    if table.buying_price == 0:
        return table.say("choice.buy_for_nothing")
    return table.say("choice.buy_for", price=table.buying_price)


def _build_ships(table: Table) -> str:
    return table.say("choice.build_ships", number=shown(table, SHIPS))


def _harvest(table: Table) -> str:
    return table.say("choice.harvest", number=shown(table, HARVEST))


def _taxes(table: Table) -> str:
    return table.say("choice.taxes", number=shown(table, TAXES))


def _expedition(table: Table) -> str:
    limit = table.edition.hand_limit[table.player.rows[EXPEDITION]]
    return table.say("choice.expedition", number=shown(table, EXPEDITION), limit=limit)


def _extra_action(table: Table) -> str:
    return table.say("choice.extra_action", number=table.player.extra_actions)


def _end_turn(table: Table) -> str:
    return table.say("choice.end_turn")


def _done(table: Table) -> str:
    frame = table.frame
    if frame is None or not frame.question().done:
        return table.say("choice.done")
    return table.say_with_amount(frame.question().done, frame)


def _draw(table: Table) -> str:
    return table.say("choice.draw")


def _pay_colonists(table: Table) -> str:
    if table.observation.founding == NOTHING:
        return table.say("choice.pay_colonists")
    return table.say("choice.pay_so_many_colonists", number=table.missing_recruits)


def _let_it_fail(table: Table) -> str:
    return table.say("choice.let_it_fail", number=table.edition.consolation_colonists)


def _take_ducats(table: Table) -> str:
    return table.say("choice.take_ducats", number=table.edition.quick_start_ducats)


def _take_ships(table: Table) -> str:
    frame = table.frame
    if isinstance(frame, ShipsOrColonists):
        return table.say("choice.take_so_many_ships", number=table.edition.tile_gains[SHIPS_OR_COLONISTS].ships)
    if isinstance(frame, TakeSupplies):
        return table.say("choice.take_so_many_ships", number=frame.number)
    return table.say("choice.take_ships")


def _take_colonists(table: Table) -> str:
    frame = table.frame
    if isinstance(frame, ShipsOrColonists):
        number = table.edition.tile_gains[SHIPS_OR_COLONISTS].colonists
        return table.say("choice.take_so_many_colonists", number=number)
    if isinstance(frame, TakeSupplies):
        return table.say("choice.take_so_many_colonists", number=frame.number)
    return table.say("choice.take_colonists")


def _take_spices(table: Table) -> str:
    if isinstance(table.frame, TakeSupplies):
        return table.say("choice.take_so_many_spices", number=table.frame.number)
    return table.say("choice.take_spices")


def _one_ship(table: Table) -> str:
    return table.say("choice.one_ship")


def _one_colonist(table: Table) -> str:
    return table.say("choice.one_colonist")


_WORDS: Final[dict[str, Callable[[Table], str]]] = {
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
