"""Arguments that several commands share."""

import argparse
from typing import Final

from goa.core.dice import HIGHEST_SEED
from goa.core.seeds import SEED_DIGITS, Seed, read_seed
from goa.editions.load import BUILT_IN
from goa.rules.setup import FEWEST_SEATS, MOST_SEATS

DEFAULT_EDITION: Final = BUILT_IN[-1]
DEFAULT_PLAYERS: Final = MOST_SEATS


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of a game: edition, number of players, variants."""
    parser.add_argument(
        "--edition",
        metavar="EDITION",
        help=f"{' or '.join(BUILT_IN)}, or the path of an edition file (default {DEFAULT_EDITION})",
    )
    parser.add_argument(
        "--players",
        type=int,
        choices=range(FEWEST_SEATS, MOST_SEATS + 1),
        help=f"number of players (default {DEFAULT_PLAYERS})",
    )
    parser.add_argument(
        "--quick-start", action="store_true", help="variant: two steps or ten ducats before round 1 (SET-8)"
    )
    parser.add_argument("--bonanza", action="store_true", help="variant of 2012: a surprise under each corner (SET-9)")


def seed_number(text: str) -> int:
    """Parse a seed; used as an argparse type."""
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed <= HIGHEST_SEED:
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 to {HIGHEST_SEED}, got {text}")
    return seed


def game_seed(text: str) -> Seed:
    """Parse a seed of either kind; used as an argparse type."""
    try:
        return read_seed(text.lower())
    except ValueError:
        expected = f"a whole number from 0 to {HIGHEST_SEED} or {SEED_DIGITS} hexadecimal digits"
        raise argparse.ArgumentTypeError(f"expected {expected}, got {text}") from None
