"""Upper bounds for editions that come from outside, all in one place.

They hold wherever an edition is newly given: a file, a request, a record with its edition. Editions stored with games
before there were bounds are still read. Each bound is far above any printed game and low enough for every table.
"""

from typing import Final

# The text, before it is parsed
MOST_BYTES: Final = 100_000  # our own files have about 12,000
MOST_LINES: Final = 5_000
MOST_KEYS: Final = 1_000  # our own files have about 200
MOST_VALUES: Final = 5_000  # in lists and small tables
MOST_LISTS: Final = 1_000  # and tables; our own files have about 150
DEEPEST: Final = 5  # tables within tables, lists within lists; our own files need 2
LONGEST_WORD: Final = 60  # keys and numbers
MOST_LISTED: Final = 16  # words that a refusal lists as expected
LONGEST_STRING: Final = 200

# The answer, where much is wrong
MOST_ERRORS: Final = 50
LONGEST_SHOWN: Final = 300  # letters of a value that an error repeats

_DUCATS: Final = 100  # bids end at 199
_GOODS: Final = 30  # ships or colonists
_CARDS: Final = 10  # at once; the box holds 30 or a few more
_EXTRA_ACTIONS: Final = 5  # each is one more turn, and a game must end
_POINTS: Final = 100

# By key; a star stands for any name.
LARGEST: Final[dict[str, int]] = {
    "version": 99_999_999,  # may be a date
    "setup.first_player_ducats": _DUCATS,
    "setup.other_players_ducats": _DUCATS,
    "setup.start_ships": _GOODS,
    "setup.start_colonists": _GOODS,
    "setup.quick_start_ducats": _DUCATS,
    "setup.quick_start_markers": 5,  # one for each column
    "setup.tiles_put_back": 25,  # as many as on the grid
    "setup.plantations_put_back_at_most": 25,
    "auction.flag_extra_actions": _EXTRA_ACTIONS,
    "board.ships": _GOODS,
    "board.harvest": _GOODS,
    "board.taxes": _DUCATS,
    "board.expedition": 30,  # cards to draw, and the hand limit: all there are
    "board.colonists": _GOODS,
    "progress.ships_for_each_spice": 10,
    "progress.first_to_row_cards": _CARDS,
    "progress.all_in_row_extra_actions": _EXTRA_ACTIONS,
    "founding.founding_cards": _CARDS,
    "founding.consolation_colonists": _GOODS,
    "colonies.*.needs": 100,
    "colonies.*.fields": 4,  # with three on each plantation still fewer than 32 sacks, the most that are counted
    "colonies.*.tiles": 10,  # the pairs of five spices
    "tiles": 50,  # of one part: the grid, and as many put back
    "goods.ships": _GOODS,
    "goods.colonists": _GOODS,
    "goods.ducats": _DUCATS,
    "goods.spices": 10,
    "goods.cards": _CARDS,
    "goods.extra_actions": _EXTRA_ACTIONS,
    "card_rules.sale_price": 50,
    "card_rules.sale_limit": 30,
    "card_rules.ducats_for_each_spice": 50,
    "tile_rules.extra_harvest_places": 8,  # four plantations and four colonies
    "tile_rules.re_supply_cards": _CARDS,
    "tile_rules.duty_sacks": 30,
    "scoring.row_points": _POINTS,
    "scoring.colony_points": _POINTS,
    "scoring.symbol_points": _POINTS,
    "scoring.most_ducats_points": _POINTS,
    "scoring.single_plantation_points": _POINTS,
    "scoring.foreman_points": _POINTS,
    "scoring.duty_points": _POINTS,
    "scoring.mission_points": _POINTS,
}

# Of texts and lists, by key
LONGEST: Final[dict[str, int]] = {
    "name": 40,
    "title": 100,
    "board.*.step": 5,  # spices: one of each would do
    "board.ships": 5,
    "board.harvest": 5,
    "board.taxes": 5,
    "board.expedition": 5,
    "board.colonists": 5,
    "colonies.*.accepts": 10,
    "tiles.*": 8,  # numbers and sources behind one tile
    "expedition_cards.cards": 100,  # 30 to 40 are needed, and their number is checked
    "bonanza.tiles": 8,
    "scoring.symbol_points": 30,  # as many as there are printed cards
}


def bound(bounds: dict[str, int], key: str) -> int:
    """The bound of a key such as "setup.start_ships" or "colonies.quilon.needs"."""
    if key in bounds:
        return bounds[key]
    first, _, rest = key.partition(".")
    return bounds[f"{first}.*.{rest.rpartition('.')[2]}"]
