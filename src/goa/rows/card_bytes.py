"""The parts of a row about expedition cards, colonies and milestones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from goa.core.choices import PAIR, SpicePairChoice
from goa.core.milestones import milestone
from goa.core.places import ANY_SPICE
from goa.core.state import NOTHING
from goa.editions.vocabulary import COLONIES, COLUMNS, ROWS
from goa.rows.byte_pieces import BYTE, SEAT, TEN_BITS, number
from goa.rows.layout import EFFECTS, LAYOUT

if TYPE_CHECKING:
    from goa.editions.types import Card, Edition

_SYMBOLS: Final = LAYOUT["symbols"].size
_UNSEEN: Final = LAYOUT["unseen_colonists"].size
_LOWEST_TEN: Final = 1023
# In the order of the part "reached": only the two last rows bring something.
_MILESTONES: Final = [milestone(column, row) for column in range(len(COLUMNS)) for row in (ROWS - 2, ROWS - 1)]

NO_HAND: Final = bytes(LAYOUT["discards"].start - LAYOUT["hand"].start)
NO_FOUNDING: Final = bytes(LAYOUT["stacks"].start - LAYOUT["founding"].start)


def _pair_bits() -> list[int]:
    """The bit of the pair of spices that a colony tile accepts. No two tiles of a colony are equal."""
    numbers = [0] * (ANY_SPICE + 1)
    for bit, choice in enumerate(PAIR):
        assert isinstance(choice, SpicePairChoice)
        numbers[choice.accepted] = 1 << bit
    return numbers


_PAIR_BITS: Final = _pair_bits()


@final
class Faces:
    """The cards of an edition as numbers that add up. Lists: mypyc shifts literals by 31 bits only."""

    def __init__(self, edition: Edition) -> None:
        self.cards: list[int] = [1 << number for number in range(len(edition.cards))]  # a bit for each card
        # A byte for each effect and symbol, for each number of colonists.
        self.effects_and_symbols: list[int] = [_byte_of_effect(card) + _byte_of_symbol(card) for card in edition.cards]
        self.colonists: list[int] = [1 << (card.colonists - 1) * 8 for card in edition.cards]
        self.all_colonists: int = sum(self.colonists)


def _byte_of_effect(card: Card) -> int:
    """Effects that were added after the layout have none."""
    return 1 << card.effect * 8 if card.effect < EFFECTS else 0


def _byte_of_symbol(card: Card) -> int:
    return 1 << (EFFECTS + card.symbol) * 8


_faces: Final[dict[str, Faces]] = {}


def faces_of(edition: Edition) -> Faces:
    known = _faces.get(edition.digest)
    if known is None:
        known = Faces(edition)
        _faces[edition.digest] = known
    return known


def hand_bytes(faces: Faces, hand: tuple[int, ...]) -> bytes:
    """From "hand" to "symbols"."""
    if not hand:
        return NO_HAND
    counted = 0
    for card in hand:
        counted += faces.effects_and_symbols[card]
    return b"%b%b" % (set_bytes(hand, faces), counted.to_bytes(EFFECTS + _SYMBOLS, "little"))


def colonists_on(faces: Faces, cards: tuple[int, ...]) -> i64:
    """How many of these cards have 1, 2 and 3 colonists, a byte each."""
    colonists: i64 = 0
    for card in cards:
        colonists += i64(faces.colonists[card])
    return colonists


def unseen_bytes(faces: Faces, colonists_seen: i64) -> bytes:
    unseen: i64 = faces.all_colonists
    return int(unseen - colonists_seen).to_bytes(_UNSEEN, "little")


def open_card_bytes(faces: Faces, discards: tuple[int, ...], turned: tuple[int, ...]) -> bytes:
    """The parts "discards" and "turned"."""
    return b"%b%b" % (set_bytes(discards, faces), set_bytes(turned, faces))


def set_bytes(cards: tuple[int, ...], faces: Faces) -> bytes:
    """A byte for each card."""
    members: i64 = 0
    for card in cards:
        members |= i64(faces.cards[card])
    lowest, middle, highest = members & _LOWEST_TEN, members >> 10 & _LOWEST_TEN, members >> 20 & _LOWEST_TEN
    return b"%b%b%b" % (TEN_BITS[lowest], TEN_BITS[middle], TEN_BITS[highest])


def founding_bytes(edition: Edition, founding: int, recruits: int) -> bytes:
    """From "founding" to "missing"."""
    if founding == NOTHING:
        return NO_FOUNDING
    missing = max(0, edition.colony_needs[founding] - recruits)
    return b"%b%b%b" % (SEAT[founding], number(recruits), number(missing))


def colony_bytes(stacks: tuple[tuple[int, ...], ...], reached: int) -> bytes:
    """The parts "stacks" and "reached"."""
    pieces: list[bytes] = []
    for colony in range(len(COLONIES)):
        pairs = 0
        anything = 0
        for accepted in stacks[colony]:
            if accepted == ANY_SPICE:
                anything += 1
            else:
                pairs |= _PAIR_BITS[accepted]
        pieces.append(TEN_BITS[pairs])
        pieces.append(BYTE[anything])
    milestones = 0
    for at, bit in enumerate(_MILESTONES):
        if reached & bit:
            milestones |= 1 << at
    pieces.append(TEN_BITS[milestones])
    return b"".join(pieces)
