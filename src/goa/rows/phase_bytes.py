"""The parts of a row about rules, phase and the open question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from goa.core.choices import SEATS
from goa.core.state import NOBODY
from goa.editions.vocabulary import SPICES
from goa.rows.byte_pieces import (
    ASKED,
    EFFECT,
    FOUR_SEATS,
    MAX_BYTE,
    PLANTATION,
    SEAT,
    SEAT_BITS,
    SWITCHES,
    ZEROS,
    number,
    tally,
)
from goa.rows.layout import LAYOUT, QUESTIONS
from goa.rules.actions.progress import PaySpice
from goa.rules.cards import ChooseColumn
from goa.rules.tiles.plantations import GiveUpPlantation

if TYPE_CHECKING:
    from goa.core.frames import Decision
    from goa.core.state import Options
    from goa.editions.types import Edition

# The parts after "question", which only some questions have
_NO_AMOUNT: Final = bytes(LAYOUT["amount"].size)
_NONE_OWED: Final = bytes(LAYOUT["owed"].size)
_NONE_INCOMING: Final = bytes(LAYOUT["incoming"].size)
_NO_EFFECT: Final = bytes(LAYOUT["effect"].size)
_NOTHING_MORE: Final = _NONE_OWED + _NONE_INCOMING + _NO_EFFECT

NO_QUESTION: Final = ZEROS[QUESTIONS] + _NO_AMOUNT + _NOTHING_MORE

_asked: Final = [b""] * (QUESTIONS * (MAX_BYTE + 1))  # a cache, by question and amount


def seat_from(seat: i64, viewer: i64, seats: i64) -> i64:
    """A seat, counted from the viewer; a spectator counts from the first seat. NOBODY comes after all seats."""
    if seat == NOBODY:
        return SEATS
    if viewer == NOBODY:
        return seat
    return seat - viewer if seat >= viewer else seat - viewer + seats


def rules_bytes(edition: Edition, options: Options, viewer: int, seats: int) -> bytes:
    """From "rules" to "present"."""
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
    return SWITCHES[switches] + SEAT[viewer] + SEAT_BITS[(1 << seats) - 1]


def seat_bytes(viewer: i64, seats: i64, decides: i64, turn: i64, flag_holder: i64, opener: i64) -> bytes:
    """From "decides" to "opener"."""
    place = seat_from(decides, viewer, seats)
    place = place * (SEATS + 1) + seat_from(turn, viewer, seats)
    place = place * (SEATS + 1) + seat_from(flag_holder, viewer, seats)
    return FOUR_SEATS[place * (SEATS + 1) + seat_from(opener, viewer, seats)]


def passed_from(out_of_extras: int, viewer: int, seats: int) -> int:
    """The bits of the seats that passed, counted from the viewer."""
    if not out_of_extras:
        return 0
    first = max(viewer, 0)
    return (out_of_extras >> first | out_of_extras << (seats - first)) & ((1 << seats) - 1)


def question_bytes(frame: Decision) -> bytes:
    """From "question" to "effect"."""
    question = frame.question()
    asked = question.number
    if asked >= QUESTIONS:
        return NO_QUESTION
    amount: int = 0
    if question.amount:
        amount = getattr(frame, question.amount)
        amount = min(amount, MAX_BYTE)
    elif isinstance(frame, PaySpice):
        return ASKED[asked] + _NO_AMOUNT + tally(frame.unpaid, len(SPICES)) + _NONE_INCOMING + _NO_EFFECT
    elif isinstance(frame, GiveUpPlantation):
        return ASKED[asked] + _NO_AMOUNT + _NONE_OWED + PLANTATION[frame.kind] + _NO_EFFECT
    elif isinstance(frame, ChooseColumn):
        return ASKED[asked] + _NO_AMOUNT + _NONE_OWED + _NONE_INCOMING + EFFECT[frame.effect]
    key = asked * (MAX_BYTE + 1) + amount
    known = _asked[key]
    if not known:
        known = ASKED[asked] + number(amount) + _NOTHING_MORE
        _asked[key] = known
    return known
