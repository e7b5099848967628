"""Tables of every edition, number of seats and variant."""

from itertools import product

from tests.tables.random_games import game_with, people

from goa.tables.game_config import GameConfig
from goa.tables.table import Table

Variant = tuple[str, int, bool, bool, bool, int]

# Quick start, Bonanza and open money in turn, so that every edition and number of seats meets several of them.
VARIANTS: list[Variant] = [
    (
        edition,
        seats,
        (count + extra) % 2 == 0,
        edition == "2012" and count % 3 != 1,
        (count + extra) % 3 == 0,
        10 + count,
    )
    for extra in (0, 1)
    for count, (edition, seats) in enumerate(product(("2004", "2012"), (2, 3, 4)))
]


def table_of(edition: str, seats: int, quick_start: bool, bonanza: bool, open_money: bool, seed: int) -> Table:
    return Table(game_with(edition, GameConfig(people(seats), quick_start, bonanza, open_money), seed))
