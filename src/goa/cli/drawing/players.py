"""All players, a line each."""

from typing import Final

from rich.table import Table
from rich.text import Text

from goa.cli.drawing.signs import SPICE_SIGNS, badge, tile_label
from goa.cli.holdings import empty_fields, hand_limit, stock_of
from goa.cli.scene import AUCTIONS, Scene
from goa.core.places import EMPTY, FIRST_COLONY
from goa.core.sacks import count
from goa.core.state import SILENT
from goa.editions.names import COLONIES, SPICES
from goa.views.observation import PlayerView

WIDTH_WITH_TILES: Final = 98
LONGEST_NAME: Final = 9
HEADINGS: Final = ("ducats", "ships", "colonists", "extra", "cards")


def draw_players(scene: Scene, width: int) -> Table:
    """Goods, what the five markers give, spices; the tiles where there is room for them."""
    has_tiles = width >= WIDTH_WITH_TILES
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", expand=has_tiles)
    table.add_column("", no_wrap=True)
    if scene.phase == AUCTIONS:
        table.add_column("bid", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    table.add_column("rows s h t e c", no_wrap=True, justify="right")
    table.add_column("spices", no_wrap=True)
    table.add_column("free", justify="right")
    if has_tiles:
        table.add_column("colonies, tiles", no_wrap=True, overflow="ellipsis", ratio=1)
    for seat in range(len(scene.names)):
        _add_player(table, scene, seat, has_tiles=has_tiles)
    return table


def _add_player(table: Table, scene: Scene, seat: int, *, has_tiles: bool) -> None:
    seen = scene.observation
    player = scene.player(seat)
    is_asked = seat == seen.seat
    flag = " ⚑" if seat == seen.flag_holder else ""
    words = (scene.names[seat][:LONGEST_NAME] + flag, "bold" if is_asked else "")
    name = Text.assemble("▸" if is_asked else " ", badge(seat), " ", words)
    cells = [_bid(scene, seat)] if scene.phase == AUCTIONS else []
    cells += [
        Text("hidden" if player.ducats is None else str(player.ducats), "dim" if player.ducats is None else ""),
        Text(str(player.ships)),
        Text(str(player.colonists)),
        Text(str(player.extra_actions)),
        Text(f"{player.hand_size}/{hand_limit(seen.edition, player)}"),
        Text(" ".join(str(row + 1) for row in player.rows)),
        _spices(player),
        Text(str(empty_fields(player))),
    ]
    if has_tiles:
        cells.append(_tiles(scene, player))
    table.add_row(name, *cells)


def _spices(player: PlayerView) -> Text:
    bag = stock_of(player)
    held = [f"{SPICE_SIGNS[spice]}{count(bag, spice)}" for spice in range(len(SPICES)) if count(bag, spice)]
    return Text(" ".join(held) or "–")


def _tiles(scene: Scene, player: PlayerView) -> Text:
    edition = scene.observation.edition
    laid = zip(COLONIES, player.places[FIRST_COLONY:], strict=True)
    colonies = [name[:3].capitalize() for name, tile in laid if tile != EMPTY]
    tiles = [tile_label(edition, kind)[0] for kind in player.tiles]
    used = [f"({tile_label(edition, kind)[0]})" for kind in player.resting]
    return Text(" ".join([*colonies, *tiles, *used]) or "–")


def _bid(scene: Scene, seat: int) -> Text:
    seen = scene.observation
    if seat == scene.marker_owner(seen.lot):
        return Text("sells", "dim")
    bid = seen.bids[seat]
    if bid == SILENT:
        return Text("...", "dim")
    return Text(f"bids {bid}", "bold") if bid else Text("passed", "dim")
