"""Every kind of expedition card and of tile, a row each: when it may be used, what becomes of it, and its rule.

The number of a kind is its place in the list. Records and trained players know kinds and choices by number, so a
new row goes to the end, with the next number in `added`. What a kind does is a function of goa.rules that names it.
"""

from dataclasses import dataclass
from typing import Final

# What has to be there, so that using the card or tile can change something.
NOTHING: Final = 0
GOODS_WITH_ROOM: Final = 1  # of what it brings, spices need an empty field
EMPTY_FIELD: Final = 2
SACK: Final = 3
DUTY_SACKS: Final = 4  # as many as a Duty takes
CARD_TO_TURN: Final = 5
CARDS_TO_DRAW: Final = 6  # with room for them in the hand, where the limit binds
TILE_IN_BOX: Final = 7
TILE_ON_GRID: Final = 8
MARKER_TO_MOVE: Final = 9
STEP_FOR_SHIPS: Final = 10
STEP_FOR_SPICES: Final = 11
STEP_FOR_DUCATS: Final = 12

# When a card may be played: EXP-2 at any time of one's own action turns, EXP-3 with its action.
BONUS: Final = 0
HARVEST_CARD: Final = 1
FOUNDING_CARD: Final = 2
PROGRESS_CARD: Final = 3  # takes the action

# What becomes of a tile.
PLANTATION: Final = 0  # laid on a plantation space and filled
SCORING: Final = 1  # set aside: it only counts at the end
AT_ONCE: Final = 2  # takes effect when it is received, and is discarded
EACH_ROUND: Final = 3  # kept; used once a round
ONCE: Final = 4  # kept; discarded when it is used
FULFILLED: Final = 5  # kept; turned face down when it is used, and counts at the end
EXCHANGED: Final = 6  # kept; laid on the grid when it is used

ANY_SPICE: Final = "any"


@dataclass(frozen=True)
class EffectRow:
    """A kind of expedition card, by what it does."""

    word: str
    group: int
    rule: str
    needs: int
    brings_goods: bool = False  # the edition file says which
    added: int = 0  # 0 for those of the first catalogue of choices, then 1, 2, ... with every addition


@dataclass(frozen=True)
class TileRow:
    """A kind of tile."""

    word: str
    group: int
    rule: str
    needs: int = NOTHING
    brings_goods: bool = False  # the edition file says which
    fields: int = 0  # of a plantation
    accepts: str = ""  # a spice, or ANY_SPICE
    added: int = 0  # 0 for those of the first catalogue of choices, then 1, 2, ... with every addition


EFFECT_ROWS: Final[tuple[EffectRow, ...]] = (
    EffectRow("two ships", BONUS, "EXP-2", GOODS_WITH_ROOM, brings_goods=True),
    EffectRow("two colonists", BONUS, "EXP-2", GOODS_WITH_ROOM, brings_goods=True),
    EffectRow("five ducats", BONUS, "EXP-2", GOODS_WITH_ROOM, brings_goods=True),
    EffectRow("two spices", BONUS, "EXP-2", GOODS_WITH_ROOM, brings_goods=True),
    EffectRow("sell spices", BONUS, "EXP-2", SACK),
    EffectRow("mixed harvest", HARVEST_CARD, "EXP-3", NOTHING),
    EffectRow("one more card", FOUNDING_CARD, "EXP-3", NOTHING),  # at worst the card just played is turned over
    EffectRow("ships only", PROGRESS_CARD, "EXP-3", STEP_FOR_SHIPS),
    EffectRow("spices only", PROGRESS_CARD, "EXP-3", STEP_FOR_SPICES),
    EffectRow("progress for ducats", PROGRESS_CARD, "EXP-4", STEP_FOR_DUCATS),  # a bonus card in 2012
)

TILE_ROWS: Final[tuple[TileRow, ...]] = (
    TileRow("single ginger", PLANTATION, "TIL-1", fields=1, accepts="ginger"),
    TileRow("single pepper", PLANTATION, "TIL-1", fields=1, accepts="pepper"),
    TileRow("single cinnamon", PLANTATION, "TIL-1", fields=1, accepts="cinnamon"),
    TileRow("single nutmeg", PLANTATION, "TIL-1", fields=1, accepts="nutmeg"),
    TileRow("single clove", PLANTATION, "TIL-1", fields=1, accepts="clove"),
    TileRow("double ginger", PLANTATION, "TIL-1", fields=2, accepts="ginger"),
    TileRow("double pepper", PLANTATION, "TIL-1", fields=2, accepts="pepper"),
    TileRow("double cinnamon", PLANTATION, "TIL-1", fields=2, accepts="cinnamon"),
    TileRow("double nutmeg", PLANTATION, "TIL-1", fields=2, accepts="nutmeg"),
    TileRow("double clove", PLANTATION, "TIL-1", fields=2, accepts="clove"),
    TileRow("triple ginger", PLANTATION, "TIL-1", fields=3, accepts="ginger"),
    TileRow("triple pepper", PLANTATION, "TIL-1", fields=3, accepts="pepper"),
    TileRow("triple cinnamon", PLANTATION, "TIL-1", fields=3, accepts="cinnamon"),
    TileRow("triple nutmeg", PLANTATION, "TIL-1", fields=3, accepts="nutmeg"),
    TileRow("triple clove", PLANTATION, "TIL-1", fields=3, accepts="clove"),
    TileRow("crop rotation", PLANTATION, "TIL-2", fields=1, accepts=ANY_SPICE),
    TileRow("foreman", SCORING, "TIL-3"),
    TileRow("mission 2", SCORING, "TIL-21"),
    TileRow("mission 3", SCORING, "TIL-21"),
    TileRow("ships", AT_ONCE, "TIL-4", brings_goods=True),
    TileRow("colonists", AT_ONCE, "TIL-5", brings_goods=True),
    TileRow("ships or colonists", AT_ONCE, "TIL-6", brings_goods=True),
    TileRow("settlement", AT_ONCE, "TIL-7", brings_goods=True),
    TileRow("extra actions", AT_ONCE, "TIL-8", brings_goods=True),
    TileRow("expeditions 2", AT_ONCE, "TIL-9", CARDS_TO_DRAW, brings_goods=True),
    TileRow("expeditions 3", AT_ONCE, "TIL-9", CARDS_TO_DRAW, brings_goods=True),
    TileRow("favor", AT_ONCE, "TIL-10", TILE_IN_BOX),
    TileRow("ship", EACH_ROUND, "TIL-11", brings_goods=True),
    TileRow("colonist", EACH_ROUND, "TIL-12", brings_goods=True),
    TileRow("spice", EACH_ROUND, "TIL-13", EMPTY_FIELD, brings_goods=True),
    TileRow("ducats", EACH_ROUND, "TIL-14", brings_goods=True),
    TileRow("expedition", EACH_ROUND, "TIL-15", CARDS_TO_DRAW, brings_goods=True),
    TileRow("espionage", ONCE, "TIL-20"),
    TileRow("extra harvest", ONCE, "TIL-16", EMPTY_FIELD),
    TileRow("re-supply", ONCE, "TIL-17", CARD_TO_TURN),
    TileRow("vice-king", ONCE, "TIL-18", MARKER_TO_MOVE),
    TileRow("duty", FULFILLED, "TIL-19", DUTY_SACKS),
    TileRow("swap", EXCHANGED, "TIL-22", TILE_ON_GRID),
)

# By number, for the rules, which look them up all the time.
EFFECT_GROUPS: Final[tuple[int, ...]] = tuple([row.group for row in EFFECT_ROWS])
EFFECT_NEEDS: Final[tuple[int, ...]] = tuple([row.needs for row in EFFECT_ROWS])
TILE_GROUPS: Final[tuple[int, ...]] = tuple([row.group for row in TILE_ROWS])
TILE_NEEDS: Final[tuple[int, ...]] = tuple([row.needs for row in TILE_ROWS])
