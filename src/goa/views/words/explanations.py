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
from goa.core.places import field_count
from goa.editions.vocabulary import COLONIES, COLUMNS, EXPEDITION, NO_TILE, ROWS
from goa.rules.auction import BuyOrPass
from goa.rules.round_end import SpendExtraAction
from goa.views.observation import Observation
from goa.views.words.component_words import Help, effect_help, tile_help
from goa.views.words.wording_context import WordingContext


def choice_help(observation: Observation, choice: Choice, names: Sequence[str] = (), language: str = "en") -> Help:
    """A sentence or two about a choice of the seat that decides, and the rule it comes from."""
    context = WordingContext(observation, names, language)
    if isinstance(choice, CardChoice):
        if choice.interrupts:
            return effect_help(context.edition, choice.effect, language)
        return Help(context.say("help.choice.discard"), "ACT-6")
    if isinstance(choice, TileChoice):
        return tile_help(context.edition, choice.kind, language)
    if isinstance(choice, SpaceChoice):
        return _space(context, choice)
    if isinstance(choice, ColumnChoice):
        return _column(context, choice)
    if isinstance(choice, SackChoice):
        return _sack(context, choice)
    if isinstance(choice, PlaceChoice):
        return _place(context, choice)
    return _other(context, choice)


def _space(context: WordingContext, choice: SpaceChoice) -> Help:
    if choice is choices.FLAG[choice.space]:
        return Help(context.say("help.choice.flag"), "MRK-1")
    if choice.space < CELL_COUNT and choice is choices.SWAP_FOR[choice.space]:
        tile = context.observation.grid[choice.space]
        if tile == NO_TILE:
            return Help(context.say("help.tile.swap"), "TIL-22")
        return Help(tile_help(context.edition, tile, context.language).text, "TIL-22")
    return Help(context.say("help.choice.mark"), "MRK-2")


def _column(context: WordingContext, choice: ColumnChoice) -> Help:
    frame = context.frame
    rule = frame.rule() if frame is not None and frame.question().is_follow_up else "ACT-2"
    column, row = choice.column, context.player.rows[choice.column]
    if row == ROWS - 1:
        return Help(context.say("help.choice.progress_at_goal", column=COLUMNS[column]), rule)
    before, after = context.edition.gives[column][row : row + 2]
    if column == EXPEDITION:
        limit = context.edition.hand_limit[row + 1]
        return Help(context.say("help.choice.progress_in_expedition", row=row + 2, after=after, limit=limit), rule)
    words = context.say("help.choice.progress", column=COLUMNS[column], row=row + 2, before=before, after=after)
    return Help(words, rule)


def _sack(context: WordingContext, choice: SackChoice) -> Help:
    if choices.is_to_fill(choice):
        return Help(context.say("help.choice.fill"), "ACT-4")
    return Help(context.say("help.choice.give"), _rule_of_question(context, "ACT-2"))


def _place(context: WordingContext, choice: PlaceChoice) -> Help:
    if choice is choices.FILL_UP[choice.place]:
        return Help(context.say("help.choice.fill_up"), "TIL-16")
    if field_count(context.player.places[choice.place]) == 1:
        return Help(context.say("help.choice.give_up_single"), "TIL-1")
    return Help(context.say("help.choice.give_up"), "TIL-1")


def _other(context: WordingContext, choice: Choice) -> Help:
    if isinstance(choice, Bid):
        auctioneer = context.name(context.auctioneer)
        return Help(context.say("help.choice.bid", amount=choice.amount, auctioneer=auctioneer), "AUC-2")
    if isinstance(choice, ColonyChoice):
        edition = context.edition
        colony, needs = COLONIES[choice.colony], edition.colony_needs[choice.colony]
        return Help(context.say("help.choice.found", colony=colony, needs=needs, cards=edition.founding_cards), "ACT-7")
    if isinstance(choice, SpicePairChoice):
        return Help(context.say("help.choice.pair"), "ACT-8")
    if isinstance(choice, choices.Spy):
        return Help(context.say("help.choice.spy", victim=context.name(choice.victim)), "TIL-20")
    if choice is choices.PASS:
        return _pass(context)
    if choice is choices.BUY:
        return Help(context.say("help.choice.buy"), "AUC-3")
    if choice is choices.DONE:
        return _done(context)
    if choice in (choices.TAKE_SHIPS, choices.TAKE_COLONISTS, choices.TAKE_SPICES):
        return Help(context.say("help.choice.take_goods"), _rule_of_question(context, "TIL-6"))
    if choice is choices.LET_IT_FAIL:
        return Help(context.say("help.choice.let_it_fail", number=context.edition.consolation_colonists), "ACT-7")
    if choice.text in choices.RULE_OF_ADDED_ANSWER:
        rule = choices.RULE_OF_ADDED_ANSWER[choice.text]
        return Help(context.say("help.choice." + choice.text.replace(" ", "_")), rule)
    key, rule = _PLAIN[choice.text]
    return Help(context.say(key), rule)


def _pass(context: WordingContext) -> Help:
    if isinstance(context.frame, BuyOrPass):
        bidder = context.name(context.highest_bidder)
        return Help(context.say("help.choice.pass_as_auctioneer", bidder=bidder, price=context.highest_bid), "AUC-4")
    if isinstance(context.frame, SpendExtraAction):
        return Help(context.say("help.choice.pass_on_extra_action"), "XTR-2")
    return Help(context.say("help.choice.pass"), "AUC-2")


def _done(context: WordingContext) -> Help:
    frame = context.frame
    if frame is None or not frame.question().done:
        return Help(context.say("help.choice.done"), "ACT-9")
    return Help(context.say(frame.question().done_help), frame.rule())


def _rule_of_question(context: WordingContext, otherwise: str) -> str:
    return context.frame.rule() if context.frame is not None else otherwise


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
