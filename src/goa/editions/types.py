"""An edition: everything printed, and the few switches where the two rulebooks differ."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Gain:
    """Goods that a tile or card brings."""

    ships: int = 0
    colonists: int = 0
    ducats: int = 0
    spices: int = 0
    cards: int = 0
    extra_actions: int = 0


@dataclass(frozen=True)
class Card:
    """An expedition card: what it does, how many colonists it shows, which symbol it scores."""

    effect: int
    symbol: int
    colonists: int


@dataclass(frozen=True)
class Edition:
    """Numbers stand for the words of vocabulary.py; tuples by row start with row 1."""

    name: str
    title: str
    version: int
    digest: str  # of everything below, so that a record knows which figures it was played with

    # SET
    first_player_ducats: int
    other_players_ducats: int
    start_ships: int
    start_colonists: int
    start_symbol: int
    quick_start_ducats: int
    quick_start_markers: int
    tiles_put_back: int
    put_back_tiles_are_public: bool
    plantations_put_back_at_most: int  # as many as are put back where the edition sets no limit
    tiles: tuple[tuple[int, ...], tuple[int, ...]]  # the kinds of part A and of part B, a kind as often as printed
    bonanza: tuple[Gain, ...]  # empty where the edition has no such variant

    # AUC
    auctioneer_pays_one_less: bool  # else one more than the highest bid
    flag_extra_actions: int

    # ACT: the development board, by column and row
    gives: tuple[tuple[int, ...], ...]  # the expedition column gives the cards that may be drawn
    hand_limit: tuple[int, ...]
    cost: tuple[tuple[tuple[int, ...], ...], ...]  # the spices of each step, by column and the row it starts from
    ships_for_each_spice: int
    colony_needs: tuple[int, ...]
    colony_fields: tuple[int, ...]
    colony_pairs: tuple[tuple[tuple[int, int], ...], ...]  # by colony; empty where every spice is accepted
    colony_tiles: tuple[int, ...]
    founding_cards: int
    consolation_colonists: int
    first_to_row_cards: int
    all_in_row_extra_actions: int

    # EXP
    cards: tuple[Card, ...]
    card_gains: tuple[Gain, ...]  # by effect; empty gains for the effects that are more than a gain
    sale_price: int
    sale_limit: int  # 0: no limit
    ducats_for_each_spice: int
    progress_for_ducats_is_an_action: bool
    spices_card_is_optional: bool  # may bring fewer sacks than there is room for

    # TIL
    tile_gains: tuple[Gain, ...]  # by kind; for ships or colonists the number of either
    extra_harvest_places: int
    re_supply_cards: int
    duty_sacks: int
    espionage_is_an_action: bool  # else its goods are simply taken

    # SCO
    row_points: tuple[int, ...]
    colony_points: tuple[int, ...]  # for 0, 1, ... colonies
    symbol_points: tuple[int, ...]  # for 0, 1, ... equal symbols
    most_ducats_points: int
    single_plantation_points: int
    foreman_points: int
    duty_points: int
    mission_points: tuple[int, int]
