"""The middle of the table in sentences: where we are, the grid, the auction, the supplies."""

from collections.abc import Iterator

from goa.cli.holdings import amount, colonies_left, tiles_in_words
from goa.cli.scene import AUCTIONS, Scene
from goa.core.grid import CELL_COUNT, CORNERS, SPACES
from goa.core.state import SILENT
from goa.editions.names import NO_TILE
from goa.views.words import tile_words


def place_in_the_game(scene: Scene) -> str:
    """Such as "Part A, round 2 of 4, action 1 of 3."."""
    words = f"{scene.when}, {scene.step}."
    return words[0].upper() + words[1:]


def tell_auction(scene: Scene) -> Iterator[str]:
    seen = scene.observation
    if scene.phase != AUCTIONS:
        return
    auctioneer = scene.marker_owner(seen.lot)
    space = seen.markers[seen.lot - 1]
    tile = seen.grid[space] if space < CELL_COUNT else NO_TILE
    lot = "the flag" if seen.lot == 1 else f"{tile_words(tile)} on {SPACES[space]}" if tile != NO_TILE else ""
    if lot:
        yield f"Lot {seen.lot}: {lot}. Auctioneer: {scene.name(auctioneer)}."
    for seat, bid in enumerate(seen.bids):
        if bid != SILENT and seat != auctioneer:
            yield f"{scene.name(seat)}: {f'bid {bid}' if bid else 'passed'}."


def tell_table(scene: Scene) -> Iterator[str]:
    seen = scene.observation
    yield place_in_the_game(scene)
    if seen.markers:
        for number, space in enumerate(seen.markers, 1):
            what = "flag and marker 1" if number == 1 else f"marker {number}"
            yield f"{what.capitalize()} of {scene.name(scene.marker_owner(number))}: {SPACES[space]}."
    yield from tell_auction(scene)
    yield "Tiles on the grid:"
    for cell in range(CELL_COUNT):
        if seen.grid[cell] != NO_TILE:
            bonus = " A Bonanza tile lies under it." if cell in CORNERS and seen.corners[CORNERS.index(cell)] else ""
            yield f"{SPACES[cell]}: {tile_words(seen.grid[cell])}.{bonus}"
    yield f"Expedition cards: {seen.pile} in the pile, {len(seen.discards)} discarded."
    yield f"Colonies left: {colonies_left(seen.stacks)}."
    if seen.box:
        yield f"Put back in the box: {tiles_in_words(seen.box)}."
    yield f"{amount(len(scene.names), 'player')}:"
