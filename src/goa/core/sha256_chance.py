"""Chance that nobody can predict without the seed: numbers drawn with SHA-256 from a seed of 32 bytes.

Block n is the SHA-256 of the seed followed by n as eight bytes, the highest first. A block is read as eight words of
four bytes, the highest first, and every draw takes the next word. docs/fairness.md explains it with an example.
"""

import hashlib
from struct import unpack
from typing import Final, final

from mypy_extensions import i64

WORDS_IN_BLOCK: Final = 8
WORDS: Final = ">8I"  # for struct: eight numbers of four bytes
WORD_VALUES: Final = 0x1_0000_0000
COUNTER_BYTES: Final = 8
REJECTED: Final = -1


def block_of(seed: bytes, number: int) -> tuple[int, ...]:
    """The words of a block."""
    return unpack(WORDS, hashlib.sha256(seed + number.to_bytes(COUNTER_BYTES, "big")).digest())


def bounded(word: int, sides: int) -> int:
    """One of `sides` equally likely numbers from 0, or REJECTED.

    The highest words are rejected, those above the last multiple of `sides`. Each number then has as many words.
    """
    return word % sides if word < WORD_VALUES - WORD_VALUES % sides else REJECTED


@final
class Words:
    """The words of a seed, from a position on."""

    def __init__(self, seed: bytes, position: i64) -> None:
        self.seed = seed
        self.position = position  # how many words are used up
        self._block_number: i64 = -1
        self._block: tuple[int, ...] = ()

    def next(self) -> int:
        number = self.position // WORDS_IN_BLOCK
        if number != self._block_number:
            self._block_number = number
            self._block = block_of(self.seed, int(number))
        word = self._block[self.position % WORDS_IN_BLOCK]
        self.position += 1
        return word

    def draw(self, sides: int) -> int:
        """One of `sides` equally likely numbers from 0; up to 2**32 sides."""
        if not 0 < sides <= WORD_VALUES:
            raise ValueError(f"expected 1 to {WORD_VALUES} sides, came {sides}")
        drawn = REJECTED
        while drawn == REJECTED:
            drawn = bounded(self.next(), sides)
        return drawn


def sha256_shuffle(things: list[int], seed: bytes, position: i64) -> i64:
    """Shuffle in place, by Fisher and Yates; the position afterwards."""
    words = Words(seed, position)
    for last in range(len(things) - 1, 0, -1):
        other = words.draw(last + 1)
        things[last], things[other] = things[other], things[last]
    return words.position
