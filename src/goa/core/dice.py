"""Chance as one integer and one small function, so that a record replays the same everywhere, for ever."""

from typing import Final

from mypy_extensions import i64

# 63 bits, because a signed 64-bit register and an unlimited Python integer agree on exactly those.
MASK: Final = 0x7FFFFFFFFFFFFFFF
STRIDE: Final = 0x1E3779B97F4A7C15
MIX_1: Final = 0x3F58476D1CE4E5B9
MIX_2: Final = 0x14D049BB133111EB

HIGHEST_SEED: Final = MASK


def rolled(dice: i64) -> i64:
    """The dice after one throw."""
    return (dice + STRIDE) & MASK


def face(dice: i64, sides: int) -> int:
    """What the dice show now, as one of `sides` equally likely numbers from 0."""
    mixed: i64 = ((dice ^ (dice >> 30)) * MIX_1) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK
    return (mixed ^ (mixed >> 31)) % sides


def shuffle(things: list[int], dice: i64) -> i64:
    """Shuffle in place; the dice afterwards."""
    for last in range(len(things) - 1, 0, -1):
        dice = rolled(dice)
        other = face(dice, last + 1)
        things[last], things[other] = things[other], things[last]
    return dice
