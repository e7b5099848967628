"""What must fit together in an edition file, however an owner corrects it."""

from typing import Final

from goa.editions.kinds import PLANTATION, TILE_GROUPS
from goa.editions.section import Section
from goa.editions.types import Card, Gain
from goa.editions.vocabulary import GRID_SIDE, SYMBOLS

FEWEST_CARDS: Final = 30  # as printed
MOST_CARDS: Final = 40
CORNERS: Final = 4


def check_tiles(part: Section, kinds: tuple[int, ...], put_back: int, plantations_at_most: int) -> None:
    """SET-2: the grid is full and the tiles put back can be found."""
    grid = GRID_SIDE * GRID_SIDE
    if len(kinds) != grid + put_back:
        expected = f"{grid + put_back} tiles ({grid} on the grid, {put_back} put back)"
        part.refuse("", f"expected {expected}, came {len(kinds)}")
    elif sum(TILE_GROUPS[kind] != PLANTATION for kind in kinds) + plantations_at_most < put_back:
        others = f"{put_back - plantations_at_most} tiles that are no plantation, as {put_back} are put back"
        part.refuse("", f"expected at least {others} and only {plantations_at_most} of these may be plantations")


def check_colony(colony: Section, copies: int, pairs: tuple[tuple[int, int], ...]) -> None:
    """ACT-8: as many pairs as tiles, all different."""
    if pairs and len(pairs) != copies:
        colony.refuse("accepts", f"expected as many lines as there are tiles, {copies}, came {len(pairs)}")
    if len(set(pairs)) != len(pairs):
        colony.refuse("accepts", "expected different tiles, came the same two spices twice")


def check_cards(section: Section, cards: tuple[Card, ...], start_symbol: int, points_for: int) -> None:
    """SET-4, SCO-3: thirty cards or a few more; one starts the game; any set of symbols has its points."""
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        section.refuse("cards", f"expected {FEWEST_CARDS} to {MOST_CARDS} cards, came {len(cards)}")
        return
    copies = [0] * len(SYMBOLS)
    for card in cards:
        copies[card.symbol] += 1
    if not copies[start_symbol]:
        section.refuse("cards", f"no card shows the start symbol, {SYMBOLS[start_symbol]}: nobody could begin")
    if max(copies) > points_for:
        most = SYMBOLS[copies.index(max(copies))]
        section.refuse("cards", f"{max(copies)} cards show {most}, but scoring.symbol_points ends at {points_for}")


def check_bonanza(section: Section, tiles: tuple[Gain, ...]) -> None:
    """SET-9: one under each corner."""
    if tiles and len(tiles) < CORNERS:
        section.refuse("tiles", f"expected {CORNERS} tiles or more, one for each corner, came {len(tiles)}")
