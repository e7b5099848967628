"""What was agreed before a game: who sits where, the options, and chance as a seed that was promised by its hash."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

import msgspec

from goa.core.dice import HIGHEST_SEED
from goa.core.state import Options, State
from goa.editions.types import Edition
from goa.record.promise import commitment_of
from goa.rules.setup import set_up
from goa.rules.version import rules_version_of

SeatKind = Literal["human", "bot", "open"]
UndoRule = Literal["own", "ask", "never"]

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH: Final = 12
SALT_BYTES: Final = 16


class Seat(msgspec.Struct, frozen=True):
    """Whose a seat is; the level is a bot's."""

    kind: SeatKind
    name: str
    colour: str
    level: str = ""


class Agreed(msgspec.Struct, frozen=True):
    """Stored as it stands; a later version may add fields with defaults and take none away."""

    seats: tuple[Seat, ...]
    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False
    counted_ducats: bool = False
    pace: float = 0.8
    undo: UndoRule = "own"
    takeover: str = "heuristic"
    hints: bool = True
    tutorial: bool = False


@dataclass(frozen=True)
class Game:
    """All that a game begins with."""

    id: str
    edition: Edition
    edition_text: str
    rules: str
    seed: int
    salt: str
    agreed: Agreed
    made: int

    @property
    def options(self) -> Options:
        agreed = self.agreed
        return Options(agreed.quick_start, agreed.bonanza, agreed.open_money, rules_version_of(self.rules))

    @cached_property
    def commitment(self) -> str:
        """Shown from the start; salt and seed are shown at the end, and then anybody can make the hash again."""
        return commitment_of(self.salt, self.seed)

    def begin(self) -> State:
        return set_up(self.edition, len(self.agreed.seats), self.seed, self.options)

    def dice_of(self, seat: int) -> int:
        """A bot's own chance: it follows from the game and tells nothing of it."""
        digest = hashlib.sha256(f"bot {self.salt} {seat}".encode()).digest()
        return int.from_bytes(digest[:8], "big") & HIGHEST_SEED


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_seed() -> int:
    return secrets.randbelow(HIGHEST_SEED + 1)


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)
