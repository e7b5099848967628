"""Draws the table of the home page: the first rounds of a recorded game as pictures: python -m building.miniature.

The browser knows no rule, so it gets what changes from picture to picture.
"""

import json
import sys
from typing import Any, Final

import goa
from building.paths import CLIENT
from goa.editions.vocabulary import TILES
from goa.tables.payloads.printed import printed
from goa.views.situation import marker_owner

RECORD: Final = CLIENT / "src" / "home" / "game.goa"
PICTURES: Final = CLIENT / "src" / "home" / "game.json"
LAST_ROUND: Final = 3

Picture = dict[str, Any]


def picture_of(state: goa.State) -> Picture:
    """What the miniature shows of a position."""
    seen = goa.observe(state, -1)
    return {
        "grid": list(seen.grid),
        "markers": [[space, marker_owner(seen, number)] for number, space in enumerate(seen.markers, start=1)],
        "lot": seen.lot,
        "bids": list(seen.bids) if seen.lot else [],
        "rows": [list(player.rows) for player in seen.players],
        "points": [line.total - line.most_ducats for line in goa.score(state).seats],
    }


def pictures(text: str) -> Picture:
    """Everything that the miniature is drawn from."""
    record = goa.read_record(text)
    state = goa.replay(record, 0)
    before: Picture = {}
    changes: list[Picture] = []
    for move in [None, *record.moves]:
        if move is not None:
            goa.apply(state, move.choice)
        if state.round > LAST_ROUND:
            break
        now = picture_of(state)
        changed = {name: value for name, value in now.items() if before.get(name) != value}
        if changed:
            changes.append(changed)
        before = now
    kinds = sorted({kind for change in changes for kind in change.get("grid", ()) if kind >= 0})
    amounts = printed(state.edition, "en").tile_amounts
    tiles = {kind: [TILES[kind].replace(" ", "_"), amounts[kind]] for kind in kinds}
    return {"names": list(record.names), "tiles": tiles, "changes": changes}


def text_of(text: str) -> str:
    return json.dumps(pictures(text), separators=(",", ":")) + "\n"


def main() -> int:
    PICTURES.write_text(text_of(RECORD.read_text("utf-8")), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
