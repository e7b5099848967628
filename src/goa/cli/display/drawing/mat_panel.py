"""A player's mat: development board, fields with their sacks, tiles and cards."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from goa.cli.display.drawing.symbols import accepted_words, sacks_on, seat_badge, short_spice, spice_letters, spice_sign
from goa.cli.display.player_summary import hand_limit, missing_for_step, tiles_in_words
from goa.cli.display.snapshot import Snapshot
from goa.core.places import (
    EMPTY,
    FIRST_COLONY,
    PLACE_COUNT,
    PLACES,
    SPICES_IN,
    accepted_by,
    accepts_several,
)
from goa.editions.vocabulary import COLUMNS, EXPEDITION, ROWS
from goa.views.observation import PlayerView
from goa.views.words import card_words

COLUMN_WIDTH: Final = 12
LABEL_WIDTH: Final = 6
WIDTH_WITH_FIELDS_BESIDE: Final = 98
TWO_DIGITS: Final = 10


def draw_mat(snapshot: Snapshot, seat: int, width: int, *, is_brief: bool = False) -> Group:
    """Everything the viewer may know of a seat's mat; brief shows only the rows with markers."""
    fields = list(_fields(snapshot, snapshot.player(seat)))
    if width >= WIDTH_WITH_FIELDS_BESIDE:
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_row(_board(snapshot, seat, is_brief=is_brief), Text("\n").join(fields))
        return Group(mat_heading(snapshot, seat), both, *tiles_and_cards(snapshot, seat))
    below = Table.grid(padding=(0, 3, 0, 0))
    for plantation, colony in zip(fields[:FIRST_COLONY], fields[FIRST_COLONY:], strict=True):
        below.add_row(plantation, colony)
    return Group(
        mat_heading(snapshot, seat), _board(snapshot, seat, is_brief=is_brief), below, *tiles_and_cards(snapshot, seat)
    )


def mat_heading(snapshot: Snapshot, seat: int) -> Text:
    """One line with the name and the goods."""
    player = snapshot.player(seat)
    name = snapshot.name(seat) + (" ⚑" if snapshot.observation.flag_holder == seat else "")
    ducats, limit = player.ducats, hand_limit(snapshot.observation.edition, player)
    words = [
        snapshot.say("terminal.drawn.ducats_hidden") if ducats is None else snapshot.say("goods.ducats", number=ducats),
        snapshot.say("goods.ships", number=player.ships),
        snapshot.say("goods.colonists", number=player.colonists),
        snapshot.say("terminal.drawn.extra", number=player.extra_actions),
        snapshot.say("terminal.drawn.cards", number=player.hand_size, limit=limit),
    ]
    return Text.assemble(seat_badge(seat, snapshot.language), (f" {name}  ", "bold"), " · ".join(words))


def tiles_and_cards(snapshot: Snapshot, seat: int) -> Iterator[Text]:
    """Tiles and cards, one line for each kind that the player has."""
    player = snapshot.player(seat)
    for label, kinds in (
        (snapshot.say("terminal.drawn.tiles"), player.tiles),
        (snapshot.say("terminal.drawn.used"), player.resting),
        (snapshot.say("terminal.drawn.kept"), player.kept),
    ):
        if kinds:
            yield Text.assemble((f"{label:<{LABEL_WIDTH}} ", "dim"), tiles_in_words(kinds, snapshot.language))
    if player.hand:
        cards = [card_words(snapshot.observation.edition, card, snapshot.language) for card in player.hand]
        yield Text.assemble((f"{snapshot.say('terminal.drawn.hand'):<{LABEL_WIDTH}} ", "dim"), ", ".join(cards))


def _board(snapshot: Snapshot, seat: int, *, is_brief: bool) -> Table:
    """The five columns with what each row gives, a pointer at the marker, and the price of the next step."""
    edition = snapshot.observation.edition
    player = snapshot.player(seat)
    board = Table.grid()
    board.add_column(width=LABEL_WIDTH + 1, style="dim")
    for _ in COLUMNS:
        board.add_column(width=COLUMN_WIDTH)
    columns = range(len(COLUMNS))
    board.add_row("", *[Text("  " + snapshot.say(f"terminal.column.{name}"), "bold") for name in COLUMNS])
    if is_brief:
        gives = snapshot.say("terminal.drawn.gives")
        board.add_row(gives, *[_cell(snapshot, player, column, player.rows[column]) for column in columns])
    for row in range(0 if is_brief else ROWS):
        points = edition.row_points[row]
        words = " " * (points < TWO_DIGITS) + snapshot.say("terminal.drawn.row_points", points=points)
        board.add_row(words, *[_cell(snapshot, player, at, row) for at in columns])
    board.add_row(snapshot.say("terminal.drawn.costs"), *[_cost(snapshot, player, column) for column in columns])
    board.add_row(snapshot.say("terminal.drawn.lacks"), *[_lacking(snapshot, player, column) for column in columns])
    return board


def _cell(snapshot: Snapshot, player: PlayerView, column: int, row: int) -> Text:
    edition = snapshot.observation.edition
    gives = str(edition.gives[column][row])
    if column == EXPEDITION:
        gives = snapshot.say("terminal.drawn.of", cards=gives, limit=edition.hand_limit[row])
    if player.rows[column] == row:
        return Text.assemble(("▸", "bold"), (f" {gives} ", "bold reverse"))
    return Text(f"  {gives}", "dim" if row < player.rows[column] else "")


def _cost(snapshot: Snapshot, player: PlayerView, column: int) -> Text:
    row = player.rows[column]
    if row == ROWS - 1:
        return Text("  –", "dim")
    edition = snapshot.observation.edition
    cost = edition.cost[column][row]
    spices = Text().join([spice_sign(spice, snapshot.language) for spice in cost])
    return Text.assemble("  ", spices, f"+{len(cost) * edition.ships_for_each_spice}")


def _lacking(snapshot: Snapshot, player: PlayerView, column: int) -> Text:
    if player.rows[column] == ROWS - 1:
        return Text("  –", "dim")
    spices, ships = missing_for_step(snapshot.observation.edition, player, column)
    if not spices and not ships:
        return Text("✓ " + snapshot.say("terminal.drawn.can_pay"), "bold green")
    words = "".join(spice_letters(spice, snapshot.language) for spice in spices)
    return Text(f"  {words}{f'+{ships}' if ships else ''}", "dim")


def _fields(snapshot: Snapshot, player: PlayerView) -> Iterator[Text]:
    edition = snapshot.observation.edition
    for place in range(PLACE_COUNT):
        laid, bag = player.places[place], player.sacks[place]
        if place < FIRST_COLONY:
            label, empty = f"{place + 1} {_plantation_name(snapshot, laid)}", ""
        else:
            number = place - FIRST_COLONY
            label = PLACES[place].capitalize()
            needs, fields = edition.colony_needs[number], edition.colony_fields[number]
            empty = snapshot.say("terminal.drawn.needs", needs=needs, fields=fields)
            if laid != EMPTY:
                label += f" {accepted_words(laid, snapshot.language)}"
        if laid == EMPTY:
            yield Text(f"{label:<8} {empty}", "dim")
        else:
            yield Text(f"{label:<12} ").append_text(sacks_on(laid, bag, snapshot.language))


def _plantation_name(snapshot: Snapshot, laid: int) -> str:
    """What grows on a plantation space, in a word."""
    if laid == EMPTY:
        return snapshot.say("terminal.drawn.empty")
    if accepts_several(laid):
        return snapshot.say("terminal.drawn.any_spice")
    return short_spice(SPICES_IN[accepted_by(laid)][0], snapshot.language)
