"""All players, a line each."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from goa.cli.display.drawing.symbols import badge, spice_letters, tile_label
from goa.cli.display.player_summary import empty_fields, hand_limit, stock_of
from goa.cli.display.snapshot import AUCTIONS, Scene
from goa.core.places import EMPTY, FIRST_COLONY
from goa.core.sacks import count
from goa.core.state import SILENT
from goa.editions.names import COLONIES, SPICES
from goa.views.observation import PlayerView

WIDE: Final = 98
WIDTH_FOR_BIDS: Final = 8
LONGEST_NAME: Final = 9

Cell = Callable[[Scene, int], Text]


def draw_players(scene: Scene, width: int) -> Table:
    """Goods, how far the markers are, spices; in an auction the bids; colonies and tiles where there is room."""
    columns = list(_columns(scene, width))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for name, _ in columns:
        heading = scene.say(f"terminal.heading.{name}") if name else ""
        table.add_column(heading, justify="right" if name in NUMBERS else "left", no_wrap=name != "tiles")
    for seat in range(len(scene.names)):
        table.add_row(*[cell(scene, seat) for _, cell in columns])
    return table


def _columns(scene: Scene, width: int) -> Iterator[tuple[str, Cell]]:
    has_bids = scene.phase == AUCTIONS
    is_wide = width >= WIDE
    yield "", _name
    if has_bids:
        yield "bid", _bid
    yield "ducats", _ducats
    yield "ships", lambda scene, seat: Text(str(scene.player(seat).ships))
    yield "colonists", lambda scene, seat: Text(str(scene.player(seat).colonists))
    if is_wide or not has_bids:
        yield "extra", lambda scene, seat: Text(str(scene.player(seat).extra_actions))
        yield "cards", _cards
    yield "rows", lambda scene, seat: Text(" ".join(str(row + 1) for row in scene.player(seat).rows))
    yield "spices", lambda scene, seat: _spices(scene, scene.player(seat))
    yield "free", lambda scene, seat: Text(str(empty_fields(scene.player(seat))))
    if is_wide:
        yield "colonies", lambda scene, seat: _colonies(scene.player(seat))
        if not has_bids or width >= WIDE + WIDTH_FOR_BIDS:
            yield "tiles", lambda scene, seat: _tiles(scene, scene.player(seat))


NUMBERS: Final = ("ducats", "ships", "colonists", "extra", "cards", "rows", "free")


def _name(scene: Scene, seat: int) -> Text:
    is_asked = seat == scene.observation.seat
    flag = " ⚑" if seat == scene.observation.flag_holder else ""
    words = (scene.names[seat][:LONGEST_NAME] + flag, "bold" if is_asked else "")
    return Text.assemble("▸" if is_asked else " ", badge(seat, scene.language), " ", words)


def _ducats(scene: Scene, seat: int) -> Text:
    ducats = scene.player(seat).ducats
    return Text(scene.say("terminal.drawn.hidden"), "dim") if ducats is None else Text(str(ducats))


def _cards(scene: Scene, seat: int) -> Text:
    player = scene.player(seat)
    return Text(f"{player.hand_size}/{hand_limit(scene.observation.edition, player)}")


def _spices(scene: Scene, player: PlayerView) -> Text:
    bag = stock_of(player)
    there = [spice for spice in range(len(SPICES)) if count(bag, spice)]
    held = [f"{spice_letters(spice, scene.language)}{count(bag, spice)}" for spice in there]
    return Text(" ".join(held) or "–")


def _colonies(player: PlayerView) -> Text:
    laid = zip(COLONIES, player.places[FIRST_COLONY:], strict=True)
    return Text("".join(name[:2].capitalize() for name, tile in laid if tile != EMPTY) or "–")


def _tiles(scene: Scene, player: PlayerView) -> Text:
    """Those that can be used, and in brackets those that were."""
    edition = scene.observation.edition
    ready = [tile_label(edition, kind, scene.language)[0] for kind in player.tiles]
    used = [f"({tile_label(edition, kind, scene.language)[0]})" for kind in player.resting]
    return Text(", ".join([*ready, *used]) or "–")


def _bid(scene: Scene, seat: int) -> Text:
    seen = scene.observation
    if seat == scene.marker_owner(seen.lot):
        return Text(scene.say("terminal.drawn.sells"), "dim")
    bid = seen.bids[seat]
    if bid == SILENT:
        return Text("...", "dim")
    if not bid:
        return Text(scene.say("terminal.drawn.passed"), "dim")
    return Text(scene.say("terminal.drawn.bids", bid=bid), "bold")
