"""The parts of a row about expedition cards, colonies and milestones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from goa.core.choices import PAIR, SpicePairChoice
from goa.core.milestones import milestone
from goa.core.places import ANY_SPICE
from goa.core.state import NOTHING
from goa.editions.vocabulary import COLONIES, COLUMNS, ROWS
from goa.rows.byte_pieces import BYTE, SEAT, TEN_BITS, number, tally
from goa.rows.layout import EFFECTS, LAYOUT

if TYPE_CHECKING:
    from goa.editions.types import Edition

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
    """The cards of an edition, one byte for each property. Lists: mypyc shifts literals by 31 bits only."""

    def __init__(self, edition: Edition) -> None:
        self.cards: list[int] = [1 << number for number in range(len(edition.cards))]
        self.symbols: list[int] = [1 << card.symbol * 8 for card in edition.cards]
        self.colonists: list[int] = [1 << (card.colonists - 1) * 8 for card in edition.cards]
        self.all_colonists: int = sum(self.colonists)


_faces: Final[dict[str, Faces]] = {}


def faces_of(edition: Edition) -> Faces:
    known = _faces.get(edition.digest)
    if known is None:
        known = Faces(edition)
        _faces[edition.digest] = known
    return known


def hand_bytes(edition: Edition, hand: tuple[int, ...]) -> bytes:
    """From "hand" to "symbols"."""
    if not hand:
        return NO_HAND
    faces = faces_of(edition)
    symbols: i64 = 0
    effects: list[int] = []
    for card in hand:
        effects.append(edition.cards[card].effect)
        symbols += i64(faces.symbols[card])
    counted = int(symbols).to_bytes(_SYMBOLS, "little")
    return b"".join([set_bytes(hand, faces), tally(tuple(effects), EFFECTS), counted])


def colonists_on(edition: Edition, cards: tuple[int, ...]) -> i64:
    """How many of these cards have 1, 2 and 3 colonists, a byte each."""
    faces = faces_of(edition)
    colonists: i64 = 0
    for card in cards:
        colonists += i64(faces.colonists[card])
    return colonists


def unseen_bytes(edition: Edition, colonists_seen: i64) -> bytes:
    unseen: i64 = faces_of(edition).all_colonists
    return int(unseen - colonists_seen).to_bytes(_UNSEEN, "little")


def open_card_bytes(edition: Edition, discards: tuple[int, ...], turned: tuple[int, ...]) -> bytes:
    """The parts "discards" and "turned"."""
    faces = faces_of(edition)
    return set_bytes(discards, faces) + set_bytes(turned, faces)


def set_bytes(cards: tuple[int, ...], faces: Faces) -> bytes:
    """A byte for each card."""
    members: i64 = 0
    for card in cards:
        members |= i64(faces.cards[card])
    lowest, middle, highest = members & _LOWEST_TEN, members >> 10 & _LOWEST_TEN, members >> 20 & _LOWEST_TEN
    return b"".join([TEN_BITS[lowest], TEN_BITS[middle], TEN_BITS[highest]])


def founding_bytes(edition: Edition, founding: int, recruits: int) -> bytes:
    """From "founding" to "missing"."""
    if founding == NOTHING:
        return NO_FOUNDING
    return SEAT[founding] + number(recruits) + number(max(0, edition.colony_needs[founding] - recruits))


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
