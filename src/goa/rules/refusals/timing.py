"""Choices that belong to another question: when they could be made, and what is asked now."""

from typing import Final

from goa.core.choices import (
    BUILD_SHIPS,
    BUY,
    DONE,
    DRAW,
    END_TURN,
    EXTRA_ACTION,
    FILL_UP,
    FLAG,
    GO_ON_EXPEDITION,
    HARVEST_SPICES,
    LET_IT_FAIL,
    MARK,
    ONE_COLONIST,
    ONE_SHIP,
    PASS,
    PAY_COLONISTS,
    RAISE_TAXES,
    RULE_OF_ADDED_ANSWER,
    TAKE_COLONISTS,
    TAKE_DUCATS,
    TAKE_SHIPS,
    TAKE_SPICES,
    Bid,
    CardChoice,
    Choice,
    ColonyChoice,
    ColumnChoice,
    PlaceChoice,
    SackChoice,
    SpaceChoice,
    SpicePairChoice,
    Spy,
    TileChoice,
    is_to_fill,
)
from goa.core.frames import Decision
from goa.core.grid import CELL_COUNT
from goa.core.state import State
from goa.rules.refusals.refusal import Refusal, because

# Words of the catalogue's term.when with the rule they tell.
_PLAIN: Final[dict[str, tuple[str, str]]] = {
    PASS.text: ("pass", "AUC-2"),
    BUY.text: ("buy", "AUC-3"),
    BUILD_SHIPS.text: ("action", "ACT-1"),
    HARVEST_SPICES.text: ("action", "ACT-1"),
    RAISE_TAXES.text: ("action", "ACT-1"),
    GO_ON_EXPEDITION.text: ("action", "ACT-1"),
    EXTRA_ACTION.text: ("extra_action", "XTR-1"),
    END_TURN.text: ("end_turn", "ACT-9"),
    DONE.text: ("done", "ACT-9"),
    DRAW.text: ("draw", "ACT-6"),
    PAY_COLONISTS.text: ("founding", "ACT-7"),
    LET_IT_FAIL.text: ("founding", "ACT-7"),
    TAKE_DUCATS.text: ("take_ducats", "SET-8"),
    TAKE_SHIPS.text: ("take_goods", "TIL-6"),
    TAKE_COLONISTS.text: ("take_goods", "TIL-6"),
    TAKE_SPICES.text: ("take_spices", "TIL-17"),
    ONE_SHIP.text: ("mix", "EXP-3"),
    ONE_COLONIST.text: ("mix", "EXP-3"),
}


def is_an_action(choice: Choice) -> bool:
    if isinstance(choice, (ColumnChoice, ColonyChoice)):
        return True
    return choice in (BUILD_SHIPS, HARVEST_SPICES, RAISE_TAXES, GO_ON_EXPEDITION)


def not_now(state: State, frame: Decision, choice: Choice) -> Refusal:
    """It belongs to another question than the one that is open."""
    when, rule = _when(state, choice)
    return because(rule, "refusal.not_now", when=when, task=frame.question().task)


def _when(state: State, choice: Choice) -> tuple[str, str]:
    if isinstance(choice, SpaceChoice):
        if choice is FLAG[choice.space]:
            return "flag", "MRK-1"
        if choice.space < CELL_COUNT and choice is MARK[choice.space]:
            return "mark", "MRK-2"
        return "swap", "TIL-22"
    if isinstance(choice, SackChoice):
        if is_to_fill(choice):
            return "fill", "ACT-4"
        return "give", "ACT-2"
    if isinstance(choice, PlaceChoice):
        if choice is FILL_UP[choice.place]:
            return "fill_up", "TIL-16"
        return "give_up", "TIL-1"
    if isinstance(choice, TileChoice):
        if state.edition.put_back_tiles_are_public:
            return "take_tile", "TIL-10"
        return "take_no_tile", "SET-2"
    if isinstance(choice, (ColumnChoice, ColonyChoice)):
        return "action", "ACT-1"
    return _when_otherwise(choice)


def _when_otherwise(choice: Choice) -> tuple[str, str]:
    if isinstance(choice, Bid):
        return "bid", "AUC-2"
    if isinstance(choice, SpicePairChoice):
        return "pair", "ACT-8"
    if isinstance(choice, CardChoice):
        return "discard", "ACT-6"
    if isinstance(choice, Spy):
        return "spy", "TIL-20"
    added = RULE_OF_ADDED_ANSWER.get(choice.text)
    return _PLAIN[choice.text] if added is None else (choice.text, added)
