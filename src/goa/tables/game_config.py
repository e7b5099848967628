"""What a game starts from: edition, seats, options, and a seed that is committed to by its hash."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

import msgspec

import goa
from goa.core.dice import HIGHEST_SEED
from goa.core.seeds import SEED_BYTES, Seed
from goa.core.state import Options, State
from goa.editions.types import Edition
from goa.record.commitment import commitment_of
from goa.record.marks import Mark, marks_of
from goa.rules.setup import set_up
from goa.rules.version import NEWEST_RULES, rules_version_of, stored_rules
from goa.tables.timing.time_control import TimeControl

SeatKind = Literal["human", "bot", "open"]
UndoRule = Literal["own", "ask", "never"]

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH: Final = 12
SALT_BYTES: Final = 16
LONGEST_BOT_PAUSE: Final = 0.1  # seconds before the turn of a bot

# Instead of a seat: callers who have none.
SPECTATOR: Final = -1
INVITED: Final = -2  # may take an open seat, and watch


class Seat(msgspec.Struct, frozen=True):
    """Who has a seat. The level is a bot's."""

    kind: SeatKind
    name: str
    colour: str
    level: str = ""


class GameConfig(msgspec.Struct, frozen=True):
    """Seats and options, stored as JSON. Later versions may add fields with defaults and may not remove any."""

    seats: tuple[Seat, ...]
    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False
    counted_ducats: bool = False
    pace: float = LONGEST_BOT_PAUSE
    undo: UndoRule = "own"
    takeover: str = "heuristic"  # the bot that plays for people who are away
    hints: bool = True
    tutorial: bool = False
    lesson: str = ""  # of a tutorial
    imported: bool = False  # begun from a record, whose seed somebody knows
    known_seed: bool = False  # given, not drawn
    clock: TimeControl | None = None
    absence_seconds: int = 0  # after which a seat may be handed to a bot; 0: never
    maker: int = -1  # the seat of the person who made the table; -1: the first person's


@dataclass(frozen=True)
class Game:
    """Everything that a game starts from."""

    id: str
    edition: Edition
    edition_text: str
    rules: str
    seed: Seed
    salt: str
    config: GameConfig
    made: int  # seconds since 1970

    @property
    def options(self) -> Options:
        config = self.config
        return Options(config.quick_start, config.bonanza, config.open_money, rules_version_of(self.rules))

    @cached_property
    def commitment(self) -> str:
        """Shown from the start. Salt and seed are shown at the end, so that anyone can compute the hash again."""
        return commitment_of(self.salt, self.seed)

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """What everybody at the table is told about chance and figures."""
        config = self.config
        return marks_of(self.edition.digest, is_imported=config.imported, has_known_seed=config.known_seed)

    def begin(self) -> State:
        return set_up(self.edition, len(self.config.seats), self.seed, self.options)

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot's own chance. It follows from the game and reveals nothing of it."""
        digest = hashlib.sha256(f"bot {self.salt} {seat}".encode()).digest()
        return int.from_bytes(digest[:8], "big") & HIGHEST_SEED


def new_game(
    edition: Edition,
    edition_text: str,
    config: GameConfig,
    *,
    now: float,
    seed: Seed | None = None,
    rules_version: int = NEWEST_RULES,
) -> Game:
    """A game with a new id and salt, and with a new seed of 256 bits unless one is given."""
    chosen = secrets.token_bytes(SEED_BYTES) if seed is None else seed
    salt = secrets.token_hex(SALT_BYTES)
    rules = stored_rules(package_version(), rules_version)
    return Game(new_id(), edition, edition_text, rules, chosen, salt, config, int(now))


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def package_version() -> str:
    """The package's own word: to ask the installed metadata would import the modules for mails, 0.2 s in a browser."""
    return goa.__version__
