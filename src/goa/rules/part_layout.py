"""SET-2, SET-9: laying out the tiles of a part."""

from goa.core.events import PartBegan
from goa.core.state import State
from goa.editions.kinds import PLANTATION, TILE_GROUPS


def lay_out_tiles(state: State, part: int) -> None:
    """SET-2: tiles are put back, the others cover the grid; SET-9: Bonanza tiles go under the corners."""
    edition = state.edition
    tiles = list(edition.tiles[part])
    state.shuffle(tiles)
    put_back: list[int] = []
    returned: list[int] = []  # plantations beyond the limit go back to the others
    plantations = 0
    while len(put_back) < edition.tiles_put_back:
        tile = tiles.pop()
        if TILE_GROUPS[tile] == PLANTATION:
            if plantations == edition.plantations_put_back_at_most:
                returned.append(tile)
                continue
            plantations += 1
        put_back.append(tile)
    if returned:
        tiles += returned
        state.shuffle(tiles)
    state.grid = tiles
    state.box += tuple(sorted(put_back))
    if state.options.bonanza:
        bonanza = list(range(len(edition.bonanza)))
        state.shuffle(bonanza)
        state.corners = tuple(bonanza[:4])
        state.bonanza_seen = ()
    state.emit(PartBegan(part, tuple(sorted(put_back)) if edition.put_back_tiles_are_public else ()))
