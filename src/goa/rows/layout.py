"""The layout of an encoded observation: named parts of one row of bytes.

Seats are counted from the viewer: 0 is the viewer, 1 sits to the left, and so on clockwise. Seats that are not at the
table are zero. One layout serves both editions and every number of seats. Networks are trained on it, so it never
changes; new parts are added at the end. Cards, effects, tiles and questions beyond the numbers below are not shown.
"""

from dataclasses import dataclass
from math import prod
from typing import Final

from goa.core.choices import CATALOGUE, SEATS
from goa.core.grid import CELL_COUNT, CORNERS, SPACE_COUNT
from goa.core.places import PLACE_COUNT
from goa.editions.vocabulary import COLONIES, COLUMNS, PLANTATION_KINDS, ROWS, SPICES, SYMBOLS

ACTIONS: Final = len(CATALOGUE)
MARKERS: Final = SEATS + 1
CARDS: Final = 30
EFFECTS: Final = 10
TILES: Final = 38  # kinds
QUESTIONS: Final = 28
ONCE_A_ROUND: Final = 5  # kinds of tiles, from "ship" to "expedition"
BONANZA_TILES: Final = 8
PAIRS_AND_ANY: Final = 11  # the ten pairs of spices, then any spice
ON_A_PLACE: Final = 1 + 2 * len(SPICES)


@dataclass(frozen=True)
class Part:
    """A named range of the row; divided by `full`, its numbers are between about 0 and 1."""

    name: str
    shape: tuple[int, ...]
    full: int
    meaning: str
    start: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


_PARTS: Final = (
    # The table
    Part("rules", (8,), 1, "switches: auctioneer pays one less, put-back tiles are public, Progress for ducats is an "
         "action, the two spices are optional, Espionage is an action, quick start, Bonanza, open money"),
    Part("own_seat", (SEATS,), 1, "the viewer's seat as the table counts it; the Spy choices name seats so"),
    Part("present", (SEATS,), 1, "seats at the table"),
    Part("part", (2,), 1, "part A or B"),
    Part("round", (5,), 1, "round 0 (before the first) to 4"),
    Part("action", (5,), 1, "action 1 to 3, 4 while extra actions are taken, 0 outside the action phase"),
    Part("decides", (SEATS,), 1, "who has to answer"),
    Part("turn", (SEATS,), 1, "whose action turn it is"),
    Part("flag_holder", (SEATS,), 1, "who has the flag"),
    Part("opener", (SEATS,), 1, "who laid the flag in this round"),
    Part("out_of_extras", (SEATS,), 1, "who passed on extra actions in this round"),
    Part("card_played", (1,), 1, "an expedition card was played in this action turn"),
    # The open question
    Part("question", (QUESTIONS,), 1, "the kind of question, by its number, as goa.rules.questions lists them"),
    Part("amount", (1,), 8, "how many the question is about: sacks left, cards left, recruits"),
    Part("owed", (len(SPICES),), 1, "spices still to pay for Progress"),
    Part("incoming", (PLANTATION_KINDS,), 1, "the plantation for which another has to be given up"),
    Part("effect", (EFFECTS,), 1, "the Progress card for which a column is chosen"),
    # The grid and the auction
    Part("grid", (CELL_COUNT, TILES), 1, "the tile on each cell, row by row from a1"),
    Part("markers", (MARKERS, SPACE_COUNT), 1, "where the flag and the markers 2, 3, ... lie"),
    Part("lot", (MARKERS,), 1, "the number under the hammer"),
    Part("lot_tile", (TILES,), 1, "the tile under the hammer"),
    Part("auctioneer", (SEATS,), 1, "whose lot it is"),
    Part("spoken", (SEATS,), 1, "who has spoken on this lot"),
    Part("bids", (SEATS,), 20, "bids on this lot"),
    Part("highest_bid", (1,), 20, "the highest of them"),
    Part("corners", (len(CORNERS),), 1, "where a Bonanza tile still lies face down"),
    Part("bonanza_seen", (BONANZA_TILES,), 1, "Bonanza tiles turned up in this part"),
    Part("box", (TILES,), 1, "tiles put back at set-up, where they are public"),
    # Expedition cards, by their number in the edition
    Part("hand", (CARDS,), 1, "the viewer's hand"),
    Part("effects", (EFFECTS,), 1, "the viewer's hand by effect"),
    Part("symbols", (len(SYMBOLS),), 3, "the viewer's hand by symbol"),
    Part("discards", (CARDS,), 1, "the discard pile"),
    Part("turned", (CARDS,), 1, "cards turned over and not yet discarded"),
    Part("unseen_colonists", (3,), 10, "cards that the viewer does not see, by the 1, 2 or 3 colonists on them"),
    Part("pile", (1,), CARDS, "cards left in the pile"),
    Part("shuffles", (1,), 4, "how often the discards became the pile"),
    # Colonies and milestones
    Part("founding", (len(COLONIES),), 1, "the colony being founded"),
    Part("recruits", (1,), 12, "recruits for it so far"),
    Part("missing", (1,), 12, "recruits that are missing"),
    Part("stacks", (len(COLONIES), PAIRS_AND_ANY), 1, "colony tiles left, by pair of spices, the last for any"),
    Part("reached", (len(COLUMNS), 2), 1, "columns in which somebody has reached row 4 and row 5"),
    # In front of the seats, the viewer first
    Part("ducats", (SEATS,), 20, "ducats where the viewer knows them, or counts them if that is asked for"),
    Part("ducats_known", (SEATS,), 1, "whether the number before is known"),
    Part("ships", (SEATS,), 10, "ship cards"),
    Part("colonists", (SEATS,), 10, "colonist cards"),
    Part("extra_actions", (SEATS,), 4, "extra action cards"),
    Part("hand_size", (SEATS,), 5, "expedition cards in hand"),
    Part("hand_from_pile", (SEATS,), 5, "those of them that were drawn since the last reshuffle"),
    Part("rows", (SEATS, len(COLUMNS), ROWS), 1, "the row of each marker"),
    Part("places", (SEATS, PLACE_COUNT, ON_A_PLACE), 1, "on each plantation space and colony: the number of fields, "
         "the five spices they accept, the sacks of each spice"),
    Part("tiles", (SEATS, TILES), 1, "tiles that may be used"),
    Part("resting", (SEATS, ONCE_A_ROUND), 1, "once-a-round tiles used in this round"),
    Part("kept", (SEATS, TILES), 1, "what only counts at the end"),
)  # fmt: skip


def _laid_out(parts: tuple[Part, ...]) -> dict[str, Part]:
    laid: dict[str, Part] = {}
    start = 0
    for part in parts:
        laid[part.name] = Part(part.name, part.shape, part.full, part.meaning, start)
        start += part.size
    return laid


LAYOUT: Final = _laid_out(_PARTS)
SIZE: Final = sum(part.size for part in _PARTS)


def table_of_parts() -> str:
    """The layout as a Markdown table, for the guide."""
    lines = ["| part | bytes | shape | full | meaning |", "|---|---|---|---|---|"]
    for part in LAYOUT.values():
        shape = " x ".join(map(str, part.shape))
        lines.append(
            f"| `{part.name}` | {part.start} to {part.start + part.size - 1} | {shape} | {part.full} | {part.meaning} |"
        )
    return "\n".join(lines)
