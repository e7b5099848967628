"""The parts of a row about rules, phase and the open question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from goa.core.frames import Decision
from goa.core.state import NOBODY
from goa.editions.vocabulary import SPICES
from goa.rows.byte_pieces import (
    ASKED,
    BYTE,
    EFFECT,
    PART,
    PLANTATION,
    ROUND,
    SEAT,
    SEAT_BITS,
    SWITCHES,
    number,
    tally,
)
from goa.rows.layout import QUESTIONS
from goa.rows.row_template import AT
from goa.rules.actions.progress import PaySpice
from goa.rules.cards import ChooseColumn
from goa.rules.tiles.plantations import GiveUpPlantation

if TYPE_CHECKING:
    from goa.core.frames import Frame
    from goa.core.state import Options
    from goa.editions.types import Edition

_RULES: Final = AT["rules"]
_OWN_SEAT: Final = AT["own_seat"]
_PRESENT: Final = AT["present"]
_PART: Final = AT["part"]
_ROUND: Final = AT["round"]
_ACTION: Final = AT["action"]
_DECIDES: Final = AT["decides"]
_TURN: Final = AT["turn"]
_FLAG_HOLDER: Final = AT["flag_holder"]
_OPENER: Final = AT["opener"]
_OUT_OF_EXTRAS: Final = AT["out_of_extras"]
_CARD_PLAYED: Final = AT["card_played"]
_QUESTION: Final = AT["question"]
_AMOUNT: Final = AT["amount"]
_OWED: Final = AT["owed"]
_INCOMING: Final = AT["incoming"]
_EFFECT: Final = AT["effect"]


def seat_from(seat: int, viewer: int, seats: int) -> bytes:
    """A seat, counted from the viewer; a spectator counts from the first seat."""
    if seat == NOBODY:
        return SEAT[NOBODY]
    return SEAT[seat if viewer == NOBODY else (seat - viewer) % seats]


def write_rules(row: list[bytes], edition: Edition, options: Options) -> None:
    switches = 0
    if edition.auctioneer_pays_one_less:
        switches |= 1
    if edition.put_back_tiles_are_public:
        switches |= 2
    if edition.progress_for_ducats_is_an_action:
        switches |= 4
    if edition.spices_card_is_optional:
        switches |= 8
    if edition.espionage_is_an_action:
        switches |= 16
    if options.quick_start:
        switches |= 32
    if options.bonanza:
        switches |= 64
    if options.open_money:
        switches |= 128
    row[_RULES] = SWITCHES[switches]


def write_phase(
    row: list[bytes],
    viewer: int,
    seats: int,
    part: int,
    round: int,
    action: int,
    decides: int,
    turn: int,
    flag_holder: int,
    opener: int,
    out_of_extras: int,
    card_played: bool,
) -> None:
    row[_OWN_SEAT] = SEAT[viewer]
    row[_PRESENT] = SEAT_BITS[(1 << seats) - 1]
    row[_PART] = PART[part]
    row[_ROUND] = ROUND[round]
    row[_ACTION] = ROUND[action]
    row[_DECIDES] = seat_from(decides, viewer, seats)
    row[_TURN] = seat_from(turn, viewer, seats)
    row[_FLAG_HOLDER] = seat_from(flag_holder, viewer, seats)
    row[_OPENER] = seat_from(opener, viewer, seats)
    if out_of_extras:
        first = max(viewer, 0)
        rotated = out_of_extras >> first | out_of_extras << (seats - first)
        row[_OUT_OF_EXTRAS] = SEAT_BITS[rotated & ((1 << seats) - 1)]
    if card_played:
        row[_CARD_PLAYED] = BYTE[1]


def write_question(row: list[bytes], frame: Frame) -> None:
    assert isinstance(frame, Decision)
    question = frame.question()
    if question.number >= QUESTIONS:
        return
    row[_QUESTION] = ASKED[question.number]
    if question.amount:
        row[_AMOUNT] = number(getattr(frame, question.amount))
    elif isinstance(frame, PaySpice):
        row[_OWED] = tally(frame.unpaid, len(SPICES))
    elif isinstance(frame, GiveUpPlantation):
        row[_INCOMING] = PLANTATION[frame.kind]
    elif isinstance(frame, ChooseColumn):
        row[_EFFECT] = EFFECT[frame.effect]
