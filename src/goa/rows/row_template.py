"""An empty row, cut into the pieces that are written one by one: most parts are one piece, a few are several."""

from typing import Final

from goa.core.choices import SEATS
from goa.core.grid import CELL_COUNT
from goa.core.places import PLACE_COUNT
from goa.editions.vocabulary import COLONIES
from goa.rows.layout import LAYOUT, MARKERS

CARD_PIECES: Final = 3
PAIRS: Final = 10

_PIECES: Final = {
    "grid": CELL_COUNT,
    "markers": MARKERS,
    "hand": CARD_PIECES,
    "discards": CARD_PIECES,
    "turned": CARD_PIECES,
    "rows": SEATS,
    "places": SEATS * PLACE_COUNT,
    "tiles": SEATS,
    "resting": SEATS,
    "kept": SEATS,
}


def _cut() -> tuple[dict[str, int], list[bytes]]:
    first: dict[str, int] = {}
    row: list[bytes] = []
    for part in LAYOUT.values():
        first[part.name] = len(row)
        if part.name == "stacks":
            row += [bytes(PAIRS), bytes(1)] * len(COLONIES)
        else:
            pieces = _PIECES.get(part.name, 1)
            row += [bytes(part.size // pieces)] * pieces
    return first, row


AT, EMPTY_ROW = _cut()  # the number of the first piece of each part, and all pieces
