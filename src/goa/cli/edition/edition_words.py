"""Short descriptions of tiles, cards and figures for the tables of an edition."""

from typing import Final

from goa.editions import vocabulary
from goa.editions.gains import gain_in_words
from goa.editions.kinds import ANY_SPICE, AT_ONCE, EACH_ROUND, EFFECT_ROWS, PLANTATION, TILE_ROWS
from goa.editions.sources import Figure
from goa.editions.types import Edition
from goa.views.words import effect_help, tile_help

# For each section of the edition file: its title, and the description of each figure by key.
FIGURES: Final = (
    (
        "Set-up",
        (
            ("setup.first_player_ducats", "ducats of the first player"),
            ("setup.other_players_ducats", "ducats of everyone else"),
            ("setup.start_ships", "ships of each player"),
            ("setup.start_colonists", "colonists of each player"),
            ("setup.start_symbol", "symbol that makes the first player"),
            ("setup.quick_start_ducats", "quick start: ducats, or"),
            ("setup.quick_start_markers", "quick start: markers one row down"),
            ("setup.tiles_put_back", "tiles put back in each part"),
            ("setup.plantations_put_back_at_most", "plantations among them at most"),
        ),
    ),
    (
        "Play",
        (
            ("auction.flag_extra_actions", "extra action cards with the flag"),
            ("progress.ships_for_each_spice", "ships for each spice of a step"),
            ("progress.first_to_row_cards", "cards for the first in row 4 or 5"),
            ("progress.all_in_row_extra_actions", "extra actions for all in a row"),
            ("founding.founding_cards", "cards turned over for a colony"),
            ("founding.consolation_colonists", "colonists when it fails"),
            ("tile_rules.extra_harvest_places", "places filled by extra harvest"),
            ("tile_rules.re_supply_cards", "cards turned over for re-supply"),
            ("tile_rules.duty_sacks", "spices to give up for duty"),
            ("card_rules.sale_price", "ducats for a spice sold by a card"),
            ("card_rules.sale_limit", "spices sold by a card at most"),
            ("card_rules.ducats_for_each_spice", "progress for ducats: for each spice"),
        ),
    ),
    (
        "Rule switches",
        (
            ("switches.auctioneer_pays_one_less", "auctioneer pays one less"),
            ("switches.put_back_tiles_are_public", "put back tiles are public"),
            ("switches.progress_for_ducats_is_an_action", "progress for ducats is an action"),
            ("switches.espionage_is_an_action", "espionage is an action"),
        ),
    ),
    (
        "Scoring",
        (
            ("scoring.row_points", "a marker in row 1 to 5"),
            ("scoring.colony_points", "1 to 4 colonies"),
            ("scoring.symbol_points", "1, 2, ... equal symbols"),
            ("scoring.most_ducats_points", "most ducats"),
            ("scoring.single_plantation_points", "a single plantation"),
            ("scoring.foreman_points", "a single plantation, with foreman"),
            ("scoring.duty_points", "a fulfilled duty"),
            ("scoring.mission_points", "the two missions"),
        ),
    ),
)


def value_in_words(figure: Figure) -> str:
    if figure.key == "card_rules.sale_limit" and figure.value == "0":
        return "no limit"
    return {"true": "yes", "false": "no"}.get(figure.value, figure.value)


def tile_in_words(edition: Edition, kind: int) -> str:
    row = TILE_ROWS[kind]
    if row.group == PLANTATION and row.accepts != ANY_SPICE:
        points = f"; scores {edition.single_plantation_points}" if row.fields == 1 else ""
        return f"{row.fields} field{'s' if row.fields > 1 else ''}, filled at once{points}"
    gain = gain_in_words(edition.tile_gains[kind])
    if row.brings_goods and row.group == AT_ONCE:
        return f"at once: {gain.replace(', ', ' or ') if kind == vocabulary.SHIPS_OR_COLONISTS else gain}"
    if row.brings_goods and row.group == EACH_ROUND:
        return f"once a round: {gain}"
    words = {
        vocabulary.CROP_ROTATION: "1 field for any spice, filled at once; scores 0",
        vocabulary.FOREMAN: f"single plantations score {edition.foreman_points}",
        vocabulary.MISSION_2: f"scores {edition.mission_points[0]}",
        vocabulary.MISSION_3: f"scores {edition.mission_points[1]}",
        vocabulary.FAVOR: "at once: any tile that was put back",
        vocabulary.ESPIONAGE: "once: an action with an opponent's marker"
        if edition.espionage_is_an_action
        else "once: goods as an opponent's marker shows",
        vocabulary.EXTRA_HARVEST: f"once: fills {edition.extra_harvest_places} plantations or colonies",
        vocabulary.RE_SUPPLY: f"once: turn over {edition.re_supply_cards} cards, take as many goods of a kind",
        vocabulary.VICE_KING: "once: the least advanced marker, one row down",
        vocabulary.DUTY: f"once: {edition.duty_sacks} spices given up score {edition.duty_points}",
        vocabulary.SWAP: "later exchanged for any tile on the grid",
    }
    return words.get(kind) or tile_help(edition, kind).text


def effect_in_words(edition: Edition, effect: int) -> str:
    if EFFECT_ROWS[effect].brings_goods:
        return gain_in_words(edition.card_gains[effect])
    limit = f"up to {edition.sale_limit}" if edition.sale_limit else "any"
    price = f"a row for {edition.ducats_for_each_spice} ducats a spice"
    words = {
        vocabulary.SELL_SPICES: f"{limit} spices sold at {edition.sale_price} ducats",
        vocabulary.MIXED_HARVEST: "harvest: also ships, colonists",
        vocabulary.ONE_MORE_CARD: "colony: one more card",
        vocabulary.SHIPS_ONLY: "progress: pay ships only",
        vocabulary.SPICES_ONLY: "progress: pay spices only",
        vocabulary.PROGRESS_FOR_DUCATS: f"progress: {price}" if edition.progress_for_ducats_is_an_action else price,
    }
    return words.get(effect) or effect_help(edition, effect).text
