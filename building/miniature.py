"""Draws the table of the home page: the first rounds of a recorded game as pictures: python -m building.miniature.

The browser knows no rule, so it gets what changes from picture to picture.
"""

import json
import sys
from itertools import takewhile
from typing import Final

import goa
from building.paths import CLIENT
from goa.tables.review.pictures import Picture, pictures_of, positions

RECORD: Final = CLIENT / "src" / "replay" / "game.goa"
PICTURES: Final = CLIENT / "src" / "replay" / "game.json"
LAST_ROUND: Final = 3


def pictures(text: str) -> Picture:
    """Everything that the miniature is drawn from."""
    record = goa.read_record(text)
    states = positions(goa.replay(record, 0), [move.choice for move in record.moves])
    return pictures_of(takewhile(lambda state: state.round <= LAST_ROUND, states), record.names)


def text_of(text: str) -> str:
    return json.dumps(pictures(text), separators=(",", ":")) + "\n"


def main() -> int:
    PICTURES.write_text(text_of(RECORD.read_text("utf-8")), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
