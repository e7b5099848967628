"""The seed of a game, which decides everything random in it.

A number from 0 to 2**63 - 1 is for dice.py: fast, for learning, measuring and reproducing. Anyone with enough computers
can find such a number from what a game shows. 32 bytes are for sha256_chance.py: nobody can find them.
"""

import re
from typing import Final

from goa.core.dice import HIGHEST_SEED

SEED_BYTES: Final = 32
SEED_DIGITS: Final = 2 * SEED_BYTES  # hexadecimal ones

Seed = int | bytes

_NUMBER: Final = re.compile(r"[0-9]{1,19}")
_BYTES: Final = re.compile(r"[0-9a-f]{64}")


def check_seed(seed: Seed) -> None:
    """Raise ValueError unless a game can be set up with this seed."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed of bytes has {SEED_BYTES} of them, not {len(seed)}")
    elif not 0 <= seed <= HIGHEST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to {HIGHEST_SEED}, not {seed}")


def seed_text(seed: Seed) -> str:
    """The seed as records, commitments and databases write it."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def read_seed(text: str) -> Seed:
    """The seed of a text that seed_text() wrote, or ValueError."""
    if _BYTES.fullmatch(text):
        return bytes.fromhex(text)
    if _NUMBER.fullmatch(text) and int(text) <= HIGHEST_SEED:
        return int(text)
    raise ValueError(f"a seed is a whole number from 0 to {HIGHEST_SEED}, or {SEED_DIGITS} hexadecimal digits")
