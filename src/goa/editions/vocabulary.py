"""The words of the game. The place of a word in its list is its number.

State and frames hold numbers; notation and edition files use words.
"""

from typing import Final

from goa.editions.kinds import EFFECT_ROWS, TILE_ROWS

SPICES: Final = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")
GINGER: Final = 0
PEPPER: Final = 1
CINNAMON: Final = 2
NUTMEG: Final = 3
CLOVE: Final = 4

COLUMNS: Final = ("ships", "harvest", "taxes", "expedition", "colonists")
SHIPS: Final = 0
HARVEST: Final = 1
TAXES: Final = 2
EXPEDITION: Final = 3
COLONISTS: Final = 4

COLONIES: Final = ("quilon", "cochin", "madras", "calicut")
QUILON: Final = 0
COCHIN: Final = 1
MADRAS: Final = 2
CALICUT: Final = 3

SYMBOLS: Final = ("elephant", "tiger", "fish", "palm", "shell", "statue")

EFFECTS: Final = tuple([row.word for row in EFFECT_ROWS])
TWO_SHIPS: Final = 0
TWO_COLONISTS: Final = 1
FIVE_DUCATS: Final = 2
TWO_SPICES: Final = 3
SELL_SPICES: Final = 4
MIXED_HARVEST: Final = 5
ONE_MORE_CARD: Final = 6
SHIPS_ONLY: Final = 7
SPICES_ONLY: Final = 8
PROGRESS_FOR_DUCATS: Final = 9

SIZES: Final = ("single", "double", "triple")

TILES: Final = tuple([row.word for row in TILE_ROWS])
PLANTATION_KINDS: Final = 16  # the fifteen plantations and crop rotation lie on the plantation spaces
CROP_ROTATION: Final = 15
FOREMAN: Final = 16
MISSION_2: Final = 17
MISSION_3: Final = 18
SHIPS_TILE: Final = 19
COLONISTS_TILE: Final = 20
SHIPS_OR_COLONISTS: Final = 21
SETTLEMENT: Final = 22
EXTRA_ACTIONS: Final = 23
EXPEDITIONS_2: Final = 24
EXPEDITIONS_3: Final = 25
FAVOR: Final = 26
SHIP: Final = 27
COLONIST: Final = 28
SPICE: Final = 29
DUCATS: Final = 30
EXPEDITION_TILE: Final = 31
ESPIONAGE: Final = 32
EXTRA_HARVEST: Final = 33
RE_SUPPLY: Final = 34
VICE_KING: Final = 35
DUTY: Final = 36
SWAP: Final = 37

NO_TILE: Final = -1

GRID_SIDE: Final = 5
ROWS: Final = 5
PLANTATION_SPACES: Final = 4
