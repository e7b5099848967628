"""What lies in front of a player: his development board, his fields with their sacks, his tiles and cards."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from goa.cli.display.drawing.symbols import accepted_words, badge, sacks_on, short_spice, spice_letters, spice_sign
from goa.cli.display.player_summary import hand_limit, missing_for_step, tiles_in_words
from goa.cli.display.snapshot import Scene
from goa.core.places import EMPTY, FIRST_COLONY, PLACE_COUNT, PLACES, plantation_kind
from goa.editions.names import COLUMNS, CROP_ROTATION, EXPEDITION, ROWS, SPICES
from goa.views.observation import PlayerView
from goa.views.words import card_words

COLUMN_WIDTH: Final = 12
LABEL_WIDTH: Final = 6
WIDTH_WITH_FIELDS_BESIDE: Final = 98
TWO_DIGITS: Final = 10


def draw_mat(scene: Scene, seat: int, width: int, *, is_brief: bool = False) -> Group:
    """Everything a viewer may know of what lies in front of a seat; brief without the rows that are not reached."""
    fields = list(_fields(scene, scene.player(seat)))
    if width >= WIDTH_WITH_FIELDS_BESIDE:
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_row(_board(scene, seat, is_brief=is_brief), Text("\n").join(fields))
        return Group(heading(scene, seat), both, *belongings(scene, seat))
    below = Table.grid(padding=(0, 3, 0, 0))
    for plantation, colony in zip(fields[:FIRST_COLONY], fields[FIRST_COLONY:], strict=True):
        below.add_row(plantation, colony)
    return Group(heading(scene, seat), _board(scene, seat, is_brief=is_brief), below, *belongings(scene, seat))


def heading(scene: Scene, seat: int) -> Text:
    """One line with what can be counted."""
    player = scene.player(seat)
    name = scene.name(seat) + (" ⚑" if scene.observation.flag_holder == seat else "")
    ducats, limit = player.ducats, hand_limit(scene.observation.edition, player)
    words = [
        scene.say("terminal.drawn.ducats_hidden") if ducats is None else scene.say("goods.ducats", number=ducats),
        scene.say("goods.ships", number=player.ships),
        scene.say("goods.colonists", number=player.colonists),
        scene.say("terminal.drawn.extra", number=player.extra_actions),
        scene.say("terminal.drawn.cards", number=player.hand_size, limit=limit),
    ]
    return Text.assemble(badge(seat, scene.language), (f" {name}  ", "bold"), " · ".join(words))


def belongings(scene: Scene, seat: int) -> Iterator[Text]:
    """Tiles and cards, each kind on its line, nothing where there is nothing."""
    player = scene.player(seat)
    for label, kinds in (
        (scene.say("terminal.drawn.tiles"), player.tiles),
        (scene.say("terminal.drawn.used"), player.resting),
        (scene.say("terminal.drawn.kept"), player.kept),
    ):
        if kinds:
            yield Text.assemble((f"{label:<{LABEL_WIDTH}} ", "dim"), tiles_in_words(kinds, scene.language))
    if player.hand:
        cards = [card_words(scene.observation.edition, card, scene.language) for card in player.hand]
        yield Text.assemble((f"{scene.say('terminal.drawn.hand'):<{LABEL_WIDTH}} ", "dim"), ", ".join(cards))


def _board(scene: Scene, seat: int, *, is_brief: bool) -> Table:
    """The five columns with what each row gives; the marker's row is pointed at, the next step priced."""
    edition = scene.observation.edition
    player = scene.player(seat)
    board = Table.grid()
    board.add_column(width=LABEL_WIDTH + 1, style="dim")
    for _ in COLUMNS:
        board.add_column(width=COLUMN_WIDTH)
    columns = range(len(COLUMNS))
    board.add_row("", *[Text("  " + scene.say(f"terminal.column.{name}"), "bold") for name in COLUMNS])
    if is_brief:
        gives = scene.say("terminal.drawn.gives")
        board.add_row(gives, *[_cell(scene, player, column, player.rows[column]) for column in columns])
    for row in range(0 if is_brief else ROWS):
        points = edition.row_points[row]
        words = " " * (points < TWO_DIGITS) + scene.say("terminal.drawn.row_points", points=points)
        board.add_row(words, *[_cell(scene, player, at, row) for at in columns])
    board.add_row(scene.say("terminal.drawn.costs"), *[_cost(scene, player, column) for column in columns])
    board.add_row(scene.say("terminal.drawn.lacks"), *[_lacking(scene, player, column) for column in columns])
    return board


def _cell(scene: Scene, player: PlayerView, column: int, row: int) -> Text:
    edition = scene.observation.edition
    gives = str(edition.gives[column][row])
    if column == EXPEDITION:
        gives = scene.say("terminal.drawn.of", cards=gives, limit=edition.hand_limit[row])
    if player.rows[column] == row:
        return Text.assemble(("▸", "bold"), (f" {gives} ", "bold reverse"))
    return Text(f"  {gives}", "dim" if row < player.rows[column] else "")


def _cost(scene: Scene, player: PlayerView, column: int) -> Text:
    row = player.rows[column]
    if row == ROWS - 1:
        return Text("  –", "dim")
    edition = scene.observation.edition
    cost = edition.cost[column][row]
    spices = Text().join([spice_sign(spice, scene.language) for spice in cost])
    return Text.assemble("  ", spices, f"+{len(cost) * edition.ships_for_each_spice}")


def _lacking(scene: Scene, player: PlayerView, column: int) -> Text:
    if player.rows[column] == ROWS - 1:
        return Text("  –", "dim")
    spices, ships = missing_for_step(scene.observation.edition, player, column)
    if not spices and not ships:
        return Text("✓ " + scene.say("terminal.drawn.can_pay"), "bold green")
    words = "".join(spice_letters(spice, scene.language) for spice in spices)
    return Text(f"  {words}{f'+{ships}' if ships else ''}", "dim")


def _fields(scene: Scene, player: PlayerView) -> Iterator[Text]:
    edition = scene.observation.edition
    for place in range(PLACE_COUNT):
        laid, bag = player.places[place], player.sacks[place]
        if place < FIRST_COLONY:
            kind = plantation_kind(laid) if laid != EMPTY else CROP_ROTATION
            spice = kind % len(SPICES)
            any_spice = scene.say("terminal.drawn.any_spice")
            name = any_spice if kind == CROP_ROTATION else short_spice(spice, scene.language)
            label, empty = f"{place + 1} {name if laid != EMPTY else scene.say('terminal.drawn.empty')}", ""
        else:
            number = place - FIRST_COLONY
            label = PLACES[place].capitalize()
            needs, fields = edition.colony_needs[number], edition.colony_fields[number]
            empty = scene.say("terminal.drawn.needs", needs=needs, fields=fields)
            if laid != EMPTY:
                label += f" {accepted_words(laid, scene.language)}"
        if laid == EMPTY:
            yield Text(f"{label:<8} {empty}", "dim")
        else:
            yield Text(f"{label:<12} ").append_text(sacks_on(laid, bag, scene.language))
