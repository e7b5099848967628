"""The table of all players, one line each."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from goa.cli.display.drawing.symbols import seat_badge, spice_letters, tile_label
from goa.cli.display.player_summary import all_sacks, empty_fields, hand_limit
from goa.cli.display.snapshot import Snapshot
from goa.core.places import EMPTY, FIRST_COLONY
from goa.core.sacks import count
from goa.core.state import NO_BID_YET
from goa.editions.vocabulary import COLONIES, SPICES
from goa.views.observation import PlayerView
from goa.views.situation import AUCTIONS

WIDE: Final = 98
WIDTH_FOR_BIDS: Final = 8
LONGEST_NAME: Final = 9

Cell = Callable[[Snapshot, int], Text]


def draw_players(snapshot: Snapshot, width: int) -> Table:
    """Goods, rows and spices; bids during an auction; colonies and tiles if there is room."""
    columns = list(_columns(snapshot, width))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for name, _ in columns:
        heading = snapshot.say(f"terminal.heading.{name}") if name else ""
        table.add_column(heading, justify="right" if name in NUMBERS else "left", no_wrap=name != "tiles")
    for seat in range(len(snapshot.names)):
        table.add_row(*[cell(snapshot, seat) for _, cell in columns])
    return table


def _columns(snapshot: Snapshot, width: int) -> Iterator[tuple[str, Cell]]:
    has_bids = snapshot.phase == AUCTIONS
    is_wide = width >= WIDE
    yield "", _name
    if has_bids:
        yield "bid", _bid
    yield "ducats", _ducats
    yield "ships", lambda snapshot, seat: Text(str(snapshot.player(seat).ships))
    yield "colonists", lambda snapshot, seat: Text(str(snapshot.player(seat).colonists))
    if is_wide or not has_bids:
        yield "extra", lambda snapshot, seat: Text(str(snapshot.player(seat).extra_actions))
        yield "cards", _cards
    yield "rows", lambda snapshot, seat: Text(" ".join(str(row + 1) for row in snapshot.player(seat).rows))
    yield "spices", lambda snapshot, seat: _spices(snapshot, snapshot.player(seat))
    yield "free", lambda snapshot, seat: Text(str(empty_fields(snapshot.player(seat))))
    if is_wide:
        yield "colonies", lambda snapshot, seat: _colonies(snapshot.player(seat))
        if not has_bids or width >= WIDE + WIDTH_FOR_BIDS:
            yield "tiles", lambda snapshot, seat: _tiles(snapshot, snapshot.player(seat))


NUMBERS: Final = ("ducats", "ships", "colonists", "extra", "cards", "rows", "free")


def _name(snapshot: Snapshot, seat: int) -> Text:
    is_asked = seat == snapshot.observation.seat
    flag = " ⚑" if seat == snapshot.observation.flag_holder else ""
    words = (snapshot.names[seat][:LONGEST_NAME] + flag, "bold" if is_asked else "")
    return Text.assemble("▸" if is_asked else " ", seat_badge(seat, snapshot.language), " ", words)


def _ducats(snapshot: Snapshot, seat: int) -> Text:
    ducats = snapshot.player(seat).ducats
    return Text(snapshot.say("terminal.drawn.hidden"), "dim") if ducats is None else Text(str(ducats))


def _cards(snapshot: Snapshot, seat: int) -> Text:
    player = snapshot.player(seat)
    return Text(f"{player.hand_size}/{hand_limit(snapshot.observation.edition, player)}")


def _spices(snapshot: Snapshot, player: PlayerView) -> Text:
    bag = all_sacks(player)
    there = [spice for spice in range(len(SPICES)) if count(bag, spice)]
    held = [f"{spice_letters(spice, snapshot.language)}{count(bag, spice)}" for spice in there]
    return Text(" ".join(held) or "–")


def _colonies(player: PlayerView) -> Text:
    laid = zip(COLONIES, player.places[FIRST_COLONY:], strict=True)
    return Text("".join(name[:2].capitalize() for name, tile in laid if tile != EMPTY) or "–")


def _tiles(snapshot: Snapshot, player: PlayerView) -> Text:
    """The tiles that can be used, and in brackets those already used."""
    edition = snapshot.observation.edition
    ready = [tile_label(edition, kind, snapshot.language)[0] for kind in player.tiles]
    used = [f"({tile_label(edition, kind, snapshot.language)[0]})" for kind in player.resting]
    return Text(", ".join([*ready, *used]) or "–")


def _bid(snapshot: Snapshot, seat: int) -> Text:
    seen = snapshot.observation
    if seat == snapshot.marker_owner(seen.lot):
        return Text(snapshot.say("terminal.drawn.sells"), "dim")
    bid = seen.bids[seat]
    if bid == NO_BID_YET:
        return Text("...", "dim")
    if not bid:
        return Text(snapshot.say("terminal.drawn.passed"), "dim")
    return Text(snapshot.say("terminal.drawn.bids", bid=bid), "bold")
