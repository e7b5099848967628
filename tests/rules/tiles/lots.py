"""bought("foreman", edition) is a table at which seat 0 has just won that tile in an auction."""

from collections.abc import Mapping, Sequence

from tests.table import play, table

from goa.core.state import State
from goa.editions.vocabulary import TILES


def bought(
    tile: str,
    edition: str,
    *,
    board: Mapping[str, str] | None = None,
    hand: Sequence[str] = (),
    kept: Sequence[str] = (),
    pile: Sequence[str | int] = (),
    put_back: Sequence[str] | None = None,
) -> State:
    """Two seats; seat 1 took the flag and sold seat 0 this tile, each for 1 ducat, so all have what they had."""
    state = table(
        "auction",
        edition=edition,
        players=2,
        part="B",
        boards={0: board or {}},
        hands={0: hand},
        kept={0: kept},
        pile=pile,
        grid={"c1": tile, "d1": "mission 2"},
        marked=("north b", "c1", "d1"),
    )
    if put_back is not None:
        state.box = tuple(TILES.index(name) for name in put_back)
    play(state, "bid 1", "pass", "bid 1", "pass")
    return state


def names(kinds: Sequence[int]) -> list[str]:
    """Tiles by their words: names(state.discarded_tiles)."""
    return [TILES[kind] for kind in kinds]
