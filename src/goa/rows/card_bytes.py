"""The parts of a row about expedition cards, colonies and milestones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from goa.core.choices import PAIR, SpicePairChoice
from goa.core.places import ANY_SPICE
from goa.core.state import NOTHING
from goa.editions.vocabulary import COLONIES, COLUMNS, ROWS
from goa.rows.byte_pieces import BYTE, SEAT, TEN_BITS, number, tally
from goa.rows.layout import EFFECTS, LAYOUT
from goa.rows.row_template import AT

if TYPE_CHECKING:
    from goa.editions.types import Edition

_HAND: Final = AT["hand"]
_EFFECTS: Final = AT["effects"]
_SYMBOLS: Final = AT["symbols"]
_SYMBOLS_SIZE: Final = LAYOUT["symbols"].size
_DISCARDS: Final = AT["discards"]
_TURNED: Final = AT["turned"]
_UNSEEN_COLONISTS: Final = AT["unseen_colonists"]
_UNSEEN_SIZE: Final = LAYOUT["unseen_colonists"].size
_PILE: Final = AT["pile"]
_SHUFFLES: Final = AT["shuffles"]
_FOUNDING: Final = AT["founding"]
_RECRUITS: Final = AT["recruits"]
_MISSING: Final = AT["missing"]
_STACKS: Final = AT["stacks"]
_REACHED: Final = AT["reached"]
_LOWEST_TEN: Final = 1023
_LAST_TWO_ROWS: Final = ROWS - 2


def _pair_bits() -> list[int]:
    """By the spices that a colony tile accepts: its pair, as a bit. No two tiles of a colony are equal."""
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


def _faces_of(edition: Edition) -> Faces:
    known = _faces.get(edition.digest)
    if known is None:
        known = Faces(edition)
        _faces[edition.digest] = known
    return known


def write_cards(
    row: list[bytes],
    edition: Edition,
    hand: tuple[int, ...],
    discards: tuple[int, ...],
    turned: tuple[int, ...],
    pile: int,
    shuffles: int,
) -> None:
    faces = _faces_of(edition)
    unseen: i64 = faces.all_colonists
    unseen -= _write_set(row, _DISCARDS, discards, faces)
    if turned:
        unseen -= _write_set(row, _TURNED, turned, faces)
    if hand:
        unseen -= _write_set(row, _HAND, hand, faces)
        symbols: i64 = 0
        effects: list[int] = []
        for card in hand:
            effects.append(edition.cards[card].effect)
            symbols += i64(faces.symbols[card])
        row[_EFFECTS] = tally(tuple(effects), EFFECTS)
        row[_SYMBOLS] = int(symbols).to_bytes(_SYMBOLS_SIZE, "little")
    row[_UNSEEN_COLONISTS] = int(unseen).to_bytes(_UNSEEN_SIZE, "little")
    row[_PILE] = number(pile)
    row[_SHUFFLES] = number(shuffles)


def _write_set(row: list[bytes], at: int, cards: tuple[int, ...], faces: Faces) -> i64:
    """Write a byte for each card; returns the colonists on them."""
    members: i64 = 0
    colonists: i64 = 0
    for card in cards:
        members |= i64(faces.cards[card])
        colonists += i64(faces.colonists[card])
    row[at] = TEN_BITS[int(members & _LOWEST_TEN)]
    row[at + 1] = TEN_BITS[int(members >> 10 & _LOWEST_TEN)]
    row[at + 2] = TEN_BITS[int(members >> 20 & _LOWEST_TEN)]
    return colonists


def write_colonies(
    row: list[bytes], edition: Edition, founding: int, recruits: int, stacks: tuple[tuple[int, ...], ...], reached: int
) -> None:
    if founding != NOTHING:
        row[_FOUNDING] = SEAT[founding]
        row[_RECRUITS] = number(recruits)
        row[_MISSING] = number(max(0, edition.colony_needs[founding] - recruits))
    for colony in range(len(COLONIES)):
        pairs = 0
        anything = 0
        for accepted in stacks[colony]:
            if accepted == ANY_SPICE:
                anything += 1
            else:
                pairs |= _PAIR_BITS[accepted]
        row[_STACKS + colony * 2] = TEN_BITS[pairs]
        row[_STACKS + colony * 2 + 1] = BYTE[anything]
    if reached:
        milestones = 0
        for column in range(len(COLUMNS)):
            milestones |= (reached >> (column * ROWS + _LAST_TWO_ROWS) & 3) << column * 2
        row[_REACHED] = TEN_BITS[milestones]
