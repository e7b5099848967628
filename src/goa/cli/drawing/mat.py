"""What lies in front of a player: his development board, his fields with their sacks, his tiles and cards."""

from typing import Final

from rich.table import Table
from rich.text import Text

from goa.cli.drawing.signs import SPICE_SIGNS, accepted_words, badge, sacks_on, spice_sign
from goa.cli.holdings import missing_for_step, tiles_in_words
from goa.cli.scene import Scene
from goa.core.places import EMPTY, FIRST_COLONY, PLACES, plantation_kind
from goa.editions.names import COLUMNS, CROP_ROTATION, EXPEDITION, PLANTATION_SPACES, ROWS
from goa.views.observation import PlayerView
from goa.views.words import card_words, tile_words

COLUMN_WIDTH: Final = 12


def draw_board(scene: Scene, seat: int) -> Table:
    """The five columns with what each row gives; the marker's row is pointed at, the next step priced."""
    edition = scene.observation.edition
    player = scene.player(seat)
    board = Table.grid(padding=(0, 1, 0, 0))
    board.add_column(width=7, style="dim")
    for _ in COLUMNS:
        board.add_column(width=COLUMN_WIDTH - 1)
    board.add_row("", *[Text(f"  {name}", "bold") for name in COLUMNS])
    for row in range(ROWS):
        cells = [_cell(scene, player, column, row) for column in range(len(COLUMNS))]
        board.add_row(f"{edition.row_points[row]:>2} pts", *cells)
    board.add_row("next", *[_cost(scene, player, column) for column in range(len(COLUMNS))])
    board.add_row("", *[_payable(scene, player, column) for column in range(len(COLUMNS))])
    return board


def _cell(scene: Scene, player: PlayerView, column: int, row: int) -> Text:
    edition = scene.observation.edition
    gives = str(edition.gives[column][row])
    if column == EXPEDITION:
        gives = f"{gives}, hold {edition.hand_limit[row]}"
    if player.rows[column] == row:
        return Text(f"▸ {gives}", "bold reverse").append(" ") if False else Text.assemble(("▸ ", "bold"), (f" {gives} ", "bold reverse"))
    return Text(f"   {gives}", "dim" if row < player.rows[column] else "")


def _cost(scene: Scene, player: PlayerView, column: int) -> Text:
    row = player.rows[column]
    if row == ROWS - 1:
        return Text("  –", "dim")
    cost = scene.observation.edition.cost[column][row]
    return Text("  ").append_text(Text("").join(spice_sign(spice) for spice in cost))


def _payable(scene: Scene, player: PlayerView, column: int) -> Text:
    if player.rows[column] == ROWS - 1:
        return Text("  at the end", "dim")
    spices, ships = missing_for_step(scene.observation.edition, player, column)
    if not spices and not ships:
        return Text("  ✓ can pay", "bold green")
    lacking = [SPICE_SIGNS[spice] for spice in spices]
    if ships:
        lacking.append(f"{ships} sh")
    return Text(f"  - {''.join(lacking)}", "dim")
