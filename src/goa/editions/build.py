"""From the tables of an edition file to an Edition, or to a list of everything that is wrong with the file."""

import re
from dataclasses import asdict, replace
from hashlib import sha256
from json import dumps
from typing import Final

from goa.editions.components import read_cards, read_column, read_pairs, read_tiles
from goa.editions.consistency import check_bonanza, check_cards, check_colony, check_tiles
from goa.editions.edition_errors import EditionReport
from goa.editions.gains import read_bonanza, read_gains
from goa.editions.kinds import EFFECT_ROWS, TILE_ROWS
from goa.editions.section import Section
from goa.editions.types import Card, Edition, Gain
from goa.editions.vocabulary import COLONIES, COLUMNS, EFFECTS, FOREMAN, ROWS, SYMBOLS, TILES

DIGEST_LENGTH: Final = 16
NAME: Final = re.compile(r"[A-Za-z0-9._-]+")


def build_edition(table: dict[str, object], report: EditionReport) -> Edition:
    """Read every section; errors gather in the report, and then the edition returned must not be used."""
    file = Section(report, "", table)
    name = file.text("name")
    if name and not NAME.fullmatch(name):
        file.refuse("name", f'expected letters, digits, dots and dashes, as records name it, came "{name}"')
    title = file.text("title")
    version = file.plain_number("version", least=1)

    setup = file.section("setup")
    auction = file.section("auction")
    switches = file.section("switches")
    board = file.section("board")
    progress = file.section("progress")
    founding = file.section("founding")
    colonies = file.section("colonies")
    tiles = file.section("tiles")
    tile_gains = file.section("tile_gains")
    tile_rules = file.section("tile_rules")
    expedition_cards = file.section("expedition_cards")
    card_gains = file.section("card_gains")
    card_rules = file.section("card_rules")
    bonanza = file.section("bonanza") if file.has("bonanza") else None
    scoring = file.section("scoring")

    errors = len(report.errors)
    tiles_put_back = setup.number("tiles_put_back")
    plantations_put_back_at_most = setup.number("plantations_put_back_at_most")
    start_symbol = setup.word("start_symbol", SYMBOLS, "symbol")
    # What does not fit is reported only among figures that were read: else it would distract from the true error.
    set_up_is_read = len(report.errors) == errors and not setup.is_absent
    gives, hand_limit, cost = _read_board(board)
    needs, fields, copies, pairs = _read_colonies(colonies)

    parts: list[tuple[int, ...]] = []
    for letter in ("A", "B"):
        part = tiles.section(letter)
        errors = len(report.errors)
        parts.append(read_tiles(part))
        if set_up_is_read and len(report.errors) == errors and not part.is_absent:
            check_tiles(part, parts[-1], tiles_put_back, plantations_put_back_at_most)
    printed = set(parts[0] + parts[1])
    gaining = [kind for kind, row in enumerate(TILE_ROWS) if row.brings_goods and kind in printed]

    errors = len(report.errors)
    cards = read_cards(expedition_cards)
    symbol_points = scoring.numbers("symbol_points", 0)
    if set_up_is_read and len(report.errors) == errors and cards and symbol_points:
        check_cards(expedition_cards, cards, start_symbol, len(symbol_points))

    single_plantation_points = scoring.number("single_plantation_points")
    foreman_points = single_plantation_points
    if FOREMAN in printed or scoring.has("foreman_points"):
        foreman_points = scoring.number("foreman_points")
    mission_points = scoring.numbers("mission_points", 2)

    edition = Edition(
        name=name,
        title=title,
        version=version,
        digest="",
        first_player_ducats=setup.number("first_player_ducats"),
        other_players_ducats=setup.number("other_players_ducats"),
        start_ships=setup.number("start_ships"),
        start_colonists=setup.number("start_colonists"),
        start_symbol=start_symbol,
        quick_start_ducats=setup.number("quick_start_ducats"),
        quick_start_markers=setup.number("quick_start_markers"),
        tiles_put_back=tiles_put_back,
        put_back_tiles_are_public=switches.switch("put_back_tiles_are_public"),
        plantations_put_back_at_most=plantations_put_back_at_most,
        tiles=(parts[0], parts[1]),
        bonanza=_read_corner_tiles(bonanza),
        auctioneer_pays_one_less=switches.switch("auctioneer_pays_one_less"),
        flag_extra_actions=auction.number("flag_extra_actions"),
        gives=gives,
        hand_limit=hand_limit,
        cost=cost,
        ships_for_each_spice=progress.number("ships_for_each_spice"),
        colony_needs=needs,
        colony_fields=fields,
        colony_pairs=pairs,
        colony_tiles=copies,
        founding_cards=founding.number("founding_cards"),
        consolation_colonists=founding.number("consolation_colonists"),
        first_to_row_cards=progress.number("first_to_row_cards"),
        all_in_row_extra_actions=progress.number("all_in_row_extra_actions"),
        cards=cards,
        card_gains=read_gains(card_gains, EFFECTS, _effects_with_goods(cards), "card"),
        sale_price=card_rules.number("sale_price"),
        sale_limit=card_rules.number("sale_limit"),
        ducats_for_each_spice=card_rules.number("ducats_for_each_spice"),
        progress_for_ducats_is_an_action=switches.switch("progress_for_ducats_is_an_action"),
        spices_card_is_optional=switches.switch("spices_card_is_optional"),
        tile_gains=read_gains(tile_gains, TILES, gaining, "tile"),
        extra_harvest_places=tile_rules.number("extra_harvest_places"),
        re_supply_cards=tile_rules.number("re_supply_cards"),
        duty_sacks=tile_rules.number("duty_sacks"),
        espionage_is_an_action=switches.switch("espionage_is_an_action"),
        row_points=scoring.numbers("row_points", ROWS),
        colony_points=(0, *scoring.numbers("colony_points", len(COLONIES))),
        symbol_points=(0, *symbol_points),
        most_ducats_points=scoring.number("most_ducats_points"),
        single_plantation_points=single_plantation_points,
        foreman_points=foreman_points,
        duty_points=scoring.number("duty_points"),
        mission_points=(mission_points[0], mission_points[1]),
    )
    for section in (file, setup, auction, switches, board, progress, founding, colonies, tiles):
        section.refuse_unknown_keys()
    for section in (tile_rules, expedition_cards, card_rules, scoring):
        section.refuse_unknown_keys()
    return replace(edition, digest=figures_digest(edition))


def figures_digest(edition: Edition) -> str:
    """A fingerprint of all figures, whatever the file says about itself, its sources and its owner's comments."""
    figures = asdict(edition)
    for about_the_file in ("name", "title", "version", "digest"):
        del figures[about_the_file]
    figures["card_gains"] = _without_later_kinds(figures["card_gains"], sum(not row.added for row in EFFECT_ROWS))
    figures["tile_gains"] = _without_later_kinds(figures["tile_gains"], sum(not row.added for row in TILE_ROWS))
    canonical = dumps(figures, sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()[:DIGEST_LENGTH]


def _without_later_kinds(gains: tuple[dict[str, int], ...], first: int) -> tuple[dict[str, int], ...]:
    """Cards and tiles that were added later and bring nothing in this edition do not change its digest."""
    end = len(gains)
    while end > first and not any(gains[end - 1].values()):
        end -= 1
    return gains[:end]


def _effects_with_goods(cards: tuple[Card, ...]) -> list[int]:
    """Effects whose goods the file names: those of the first catalogue always, later ones if a card has them."""
    printed = {card.effect for card in cards}
    rows = enumerate(EFFECT_ROWS)
    return [effect for effect, row in rows if row.brings_goods and (not row.added or effect in printed)]


def _read_board(
    board: Section,
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[tuple[tuple[int, ...], ...], ...]]:
    gives: list[tuple[int, ...]] = []
    hand_limit: tuple[int, ...] = ()
    cost: list[tuple[tuple[int, ...], ...]] = []
    for column, name in enumerate(COLUMNS):
        numbers, limits, steps = read_column(board, name, column)
        gives.append(tuple(numbers))
        cost.append(tuple(steps))
        if limits:
            hand_limit = tuple(limits)
    return tuple(gives), hand_limit, tuple(cost)


def _read_colonies(
    colonies: Section,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[tuple[tuple[int, int], ...], ...]]:
    needs: list[int] = []
    fields: list[int] = []
    copies: list[int] = []
    pairs: list[tuple[tuple[int, int], ...]] = []
    for name in COLONIES:
        colony = colonies.section(name)
        needs.append(colony.number("needs"))
        fields.append(colony.number("fields", least=1))
        copies.append(colony.number("tiles"))
        errors = len(colony.report.errors)
        pairs.append(read_pairs(colony))
        if len(colony.report.errors) == errors:
            check_colony(colony, copies[-1], pairs[-1])
        colony.refuse_unknown_keys()
    return tuple(needs), tuple(fields), tuple(copies), tuple(pairs)


def _read_corner_tiles(bonanza: Section | None) -> tuple[Gain, ...]:
    if bonanza is None:
        return ()
    gains = read_bonanza(bonanza)
    check_bonanza(bonanza, gains)
    bonanza.refuse_unknown_keys()
    return gains
