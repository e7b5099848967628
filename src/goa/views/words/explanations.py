"""What a choice does, and its rule: the text of a tip."""

from collections.abc import Sequence
from typing import Final

from goa.core import choices
from goa.core.choices import (
    Bid,
    CardChoice,
    Choice,
    ColonyChoice,
    ColumnChoice,
    PlaceChoice,
    SackChoice,
    SpaceChoice,
    SpicePairChoice,
    TileChoice,
)
from goa.core.grid import CELL_COUNT
from goa.core.places import PLACES, field_count
from goa.editions.vocabulary import COLONIES, COLUMNS, EXPEDITION, NO_TILE, ROWS
from goa.rules.actions.harvest import HarvestSack
from goa.rules.auction import BuyOrPass
from goa.rules.cards import ChooseColumn
from goa.rules.round_end import SpendExtraAction
from goa.rules.setup import QuickStart
from goa.rules.tiles.supplies import TakeSupplies
from goa.rules.tiles.use import AdvanceTopmost
from goa.views.observation import Observation
from goa.views.words.table import Table
from goa.views.words.things import Help, effect_help, tile_help


def choice_help(observation: Observation, choice: Choice, names: Sequence[str] = (), language: str = "en") -> Help:
    """A sentence or two about a choice of the seat that decides, and the rule it comes from."""
    table = Table(observation, names, language)
    if isinstance(choice, CardChoice):
        if choice.interrupts:
            return effect_help(table.edition, choice.effect, language)
        return Help(table.say("help.choice.discard"), "ACT-6")
    if isinstance(choice, TileChoice):
        return tile_help(table.edition, choice.kind, language)
    if isinstance(choice, SpaceChoice):
        return _space(table, choice)
    if isinstance(choice, ColumnChoice):
        return _column(table, choice)
    if isinstance(choice, SackChoice):
        return _sack(table, choice)
    if isinstance(choice, PlaceChoice):
        return _place(table, choice)
    return _other(table, choice)


def _space(table: Table, choice: SpaceChoice) -> Help:
    if choice is choices.FLAG[choice.space]:
        return Help(table.say("help.choice.flag"), "MRK-1")
    if choice.space < CELL_COUNT and choice is choices.SWAP_FOR[choice.space]:
        tile = table.observation.grid[choice.space]
        if tile == NO_TILE:
            return Help(table.say("help.tile.swap"), "TIL-22")
        return Help(tile_help(table.edition, tile, table.language).text, "TIL-22")
    return Help(table.say("help.choice.mark"), "MRK-2")


def _column(table: Table, choice: ColumnChoice) -> Help:
    frame = table.frame
    rule = "ACT-2"
    if isinstance(frame, QuickStart | AdvanceTopmost | ChooseColumn):
        rule = frame.rule()
    column, row = choice.column, table.player.rows[choice.column]
    if row == ROWS - 1:
        return Help(table.say("help.choice.progress_at_goal", column=COLUMNS[column]), rule)
    before, after = table.edition.gives[column][row : row + 2]
    if column == EXPEDITION:
        limit = table.edition.hand_limit[row + 1]
        return Help(table.say("help.choice.progress_in_expedition", row=row + 2, after=after, limit=limit), rule)
    words = table.say("help.choice.progress", column=COLUMNS[column], row=row + 2, before=before, after=after)
    return Help(words, rule)


def _sack(table: Table, choice: SackChoice) -> Help:
    if choices.is_to_fill(choice):
        return Help(table.say("help.choice.fill", place=PLACES[choice.place]), "ACT-4")
    rule = table.frame.rule() if table.frame is not None else "ACT-2"
    return Help(table.say("help.choice.give", place=PLACES[choice.place]), rule)


def _place(table: Table, choice: PlaceChoice) -> Help:
    if choice is choices.FILL_UP[choice.place]:
        return Help(table.say("help.choice.fill_up"), "TIL-16")
    if field_count(table.player.places[choice.place]) == 1:
        return Help(table.say("help.choice.give_up_single"), "TIL-1")
    return Help(table.say("help.choice.give_up"), "TIL-1")


def _other(table: Table, choice: Choice) -> Help:
    if isinstance(choice, Bid):
        auctioneer = table.name(table.auctioneer)
        return Help(table.say("help.choice.bid", amount=choice.amount, auctioneer=auctioneer), "AUC-2")
    if isinstance(choice, ColonyChoice):
        edition = table.edition
        colony, needs = COLONIES[choice.colony], edition.colony_needs[choice.colony]
        return Help(table.say("help.choice.found", colony=colony, needs=needs, cards=edition.founding_cards), "ACT-7")
    if isinstance(choice, SpicePairChoice):
        return Help(table.say("help.choice.pair"), "ACT-8")
    if isinstance(choice, choices.Spy):
        return Help(table.say("help.choice.spy", victim=table.name(choice.victim)), "TIL-20")
    if choice is choices.PASS:
        return _pass(table)
    if choice is choices.BUY:
        return Help(table.say("help.choice.buy"), "AUC-3")
    if choice is choices.DONE:
        return _done(table)
    if choice in (choices.TAKE_SHIPS, choices.TAKE_COLONISTS, choices.TAKE_SPICES):
        return Help(table.say("help.choice.take_goods"), "TIL-17" if isinstance(table.frame, TakeSupplies) else "TIL-6")
    if choice is choices.LET_IT_FAIL:
        return Help(table.say("help.choice.let_it_fail", number=table.edition.consolation_colonists), "ACT-7")
    if choice.text in choices.RULE_OF_ADDED_ANSWER:
        rule = choices.RULE_OF_ADDED_ANSWER[choice.text]
        return Help(table.say("help.choice." + choice.text.replace(" ", "_")), rule)
    key, rule = _PLAIN[choice.text]
    return Help(table.say(key), rule)


def _pass(table: Table) -> Help:
    if isinstance(table.frame, BuyOrPass):
        bidder = table.name(table.highest_bidder)
        return Help(table.say("help.choice.pass_as_auctioneer", bidder=bidder, price=table.highest_bid), "AUC-4")
    if isinstance(table.frame, SpendExtraAction):
        return Help(table.say("help.choice.pass_on_extra_action"), "XTR-2")
    return Help(table.say("help.choice.pass"), "AUC-2")


def _done(table: Table) -> Help:
    frame = table.frame
    if isinstance(frame, HarvestSack):
        return Help(table.say("help.choice.done_harvesting"), "ACT-4")
    rule = frame.rule() if frame is not None and frame.question().done else "ACT-9"
    return Help(table.say("help.choice.done"), rule)


_PLAIN: Final = {
    choices.BUILD_SHIPS.text: ("help.choice.build_ships", "ACT-3"),
    choices.HARVEST_SPICES.text: ("help.choice.harvest", "ACT-4"),
    choices.RAISE_TAXES.text: ("help.choice.taxes", "ACT-5"),
    choices.GO_ON_EXPEDITION.text: ("help.choice.expedition", "ACT-6"),
    choices.EXTRA_ACTION.text: ("help.choice.extra_action", "XTR-1"),
    choices.END_TURN.text: ("help.choice.end_turn", "ACT-9"),
    choices.DRAW.text: ("help.choice.draw", "ACT-6"),
    choices.PAY_COLONISTS.text: ("help.choice.pay_colonists", "ACT-7"),
    choices.TAKE_DUCATS.text: ("help.choice.take_ducats", "SET-8"),
    choices.ONE_SHIP.text: ("help.choice.mix", "EXP-3"),
    choices.ONE_COLONIST.text: ("help.choice.mix", "EXP-3"),
}
