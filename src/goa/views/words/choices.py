"""What can be chosen, as the label of a button. Every choice of the catalogue has one at any time, offered or not."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from goa.core import choices
from goa.core.choices import (
    Bid,
    CardChoice,
    Choice,
    ColonyChoice,
    ColumnChoice,
    PlaceChoice,
    SackChoice,
    SpaceChoice,
    SpicePairChoice,
    Spy,
    TileChoice,
)
from goa.core.grid import CELL_COUNT, SPACES
from goa.core.places import EMPTY, FIRST_COLONY, PLACES, SPICES_IN, field_count, plantation_kind
from goa.core.sacks import size
from goa.editions.vocabulary import (
    COLONIES,
    COLONISTS,
    COLUMNS,
    EFFECTS,
    HARVEST,
    NO_TILE,
    PROGRESS_FOR_DUCATS,
    ROWS,
    SHIPS,
    SHIPS_ONLY,
    SPICES,
    SYMBOLS,
    TAXES,
    TILES,
)
from goa.rules.actions.colony import ChooseColonyTile
from goa.rules.cards import ChooseColumn, SellSpice
from goa.rules.refusals.auction import edge_in_words
from goa.rules.setup import QuickStart
from goa.rules.tiles.espionage import NameColony
from goa.rules.tiles.use import AdvanceTopmost
from goa.views.observation import Observation
from goa.views.words.plain_choices import plain_words
from goa.views.words.table import Table

MOST_ON_A_CARD: Final = 3  # colonists


def choice_words(observation: Observation, choice: Choice, names: Sequence[str] = (), language: str = "en") -> str:
    """The label of a choice for the seat that decides; without names seats go by their colours."""
    table = Table(observation, names, language)
    label = _LABELS.get(type(choice))
    return plain_words(table, choice) if label is None else label(choice, table)


def _space(choice: SpaceChoice, table: Table) -> str:
    space = choice.space
    if space >= CELL_COUNT:
        side, cell = edge_in_words(space)
        return table.say("choice.flag_at_edge", side=side, cell=cell)
    if choice is choices.FLAG[space]:
        return table.say("choice.flag", cell=SPACES[space])
    tile = table.observation.grid[space]
    if choice is choices.SWAP_FOR[space]:
        if tile == NO_TILE:
            return table.say("choice.swap_for_nothing", cell=SPACES[space])
        return table.say("choice.swap_for", tile=TILES[tile], cell=SPACES[space])
    if tile == NO_TILE:
        return table.say("choice.mark_nothing", cell=SPACES[space])
    return table.say("choice.mark", tile=TILES[tile], cell=SPACES[space])


def _bid(choice: Bid, table: Table) -> str:
    return table.say("choice.bid", amount=choice.amount)


def _column(choice: ColumnChoice, table: Table) -> str:
    column = COLUMNS[choice.column]
    row = table.player.rows[choice.column]
    if row == ROWS - 1:
        return table.say("choice.progress", column=column)
    if isinstance(table.frame, QuickStart | AdvanceTopmost):
        return table.say("choice.progress_for_nothing", column=column, row=row + 2)
    return table.say("choice.progress_for", column=column, price=_price(table, choice.column, row))


def _price(table: Table, column: int, row: int) -> tuple[str, ...]:
    """What the next step costs, as the card that was played for it has it."""
    edition = table.edition
    cost = edition.cost[column][row]
    spices = tuple(table.say("goods.spice", spice=SPICES[spice]) for spice in cost)
    ships = (table.say("goods.ships", number=len(cost) * edition.ships_for_each_spice),)
    if isinstance(table.frame, ChooseColumn):
        if table.frame.effect == PROGRESS_FOR_DUCATS:
            return (table.say("goods.ducats", number=len(cost) * edition.ducats_for_each_spice),)
        return ships if table.frame.effect == SHIPS_ONLY else spices
    return spices + ships


def _colony(choice: ColonyChoice, table: Table) -> str:
    edition = table.edition
    frame = table.frame
    if isinstance(frame, NameColony):
        recruits = frame.recruits
    else:
        recruits = edition.gives[COLONISTS][table.player.rows[COLONISTS]]
    needs = edition.colony_needs[choice.colony]
    most = recruits + edition.founding_cards * MOST_ON_A_CARD + table.player.colonists
    if most < needs:
        return table.say("choice.found_short", colony=COLONIES[choice.colony], needs=needs, most=most)
    return table.say(
        "choice.found",
        colony=COLONIES[choice.colony],
        needs=needs,
        recruits=recruits,
        cards=edition.founding_cards,
        colonists=table.player.colonists,
    )


def _pair(choice: SpicePairChoice, table: Table) -> str:
    pair = tuple(SPICES[spice] for spice in SPICES_IN[choice.accepted])
    if isinstance(table.frame, ChooseColonyTile):
        return table.say("choice.pair_of", colony=COLONIES[table.frame.colony], one=pair[0], two=pair[1])
    return table.say("choice.pair", pair=pair)


def _sack(choice: SackChoice, table: Table) -> str:
    place, spice = PLACES[choice.place], SPICES[choice.spice]
    if choices.is_to_fill(choice):
        return table.say("choice.fill", place=place, spice=spice)
    if isinstance(table.frame, SellSpice):
        return table.say("choice.sell", place=place, spice=spice, price=table.edition.sale_price)
    return table.say("choice.give", place=place, spice=spice)


def _place(choice: PlaceChoice, table: Table) -> str:
    laid = table.player.places[choice.place]
    place = PLACES[choice.place]
    if choice is choices.FILL_UP[choice.place]:
        return table.say(
            "choice.fill_up", place=place, number=field_count(laid) - size(table.player.sacks[choice.place])
        )
    if laid == EMPTY:
        return table.say("choice.give_up", place=place)
    assert choice.place < FIRST_COLONY
    return table.say("choice.give_up_tile", place=place, tile=TILES[plantation_kind(laid)])


def _card(choice: CardChoice, table: Table) -> str:
    key = "choice.play" if choice.interrupts else "choice.discard"
    return table.say(key, effect=EFFECTS[choice.effect], symbol=SYMBOLS[choice.symbol])


def _tile(choice: TileChoice, table: Table) -> str:
    return table.say("choice.use" if choice.interrupts else "choice.take_tile", tile=TILES[choice.kind])


def _spy(choice: Spy, table: Table) -> str:
    victim = table.name(choice.victim)
    if choice.victim >= len(table.observation.players):
        return table.say("choice.spy_on_nobody", victim=victim)
    number = table.edition.gives[choice.column][table.observation.players[choice.victim].rows[choice.column]]
    return table.say(_SPYING[choice.column], number=number, victim=victim)


_SPYING: Final = {
    SHIPS: "choice.spy_on_ships",
    HARVEST: "choice.spy_on_harvest",
    TAXES: "choice.spy_on_taxes",
    COLONISTS: "choice.spy_on_colonists",
}

# All others are one of a kind, and plain_choices has words for each.
_LABELS: Final[dict[type[Choice], Callable[[Any, Table], str]]] = {
    SpaceChoice: _space,
    Bid: _bid,
    ColumnChoice: _column,
    ColonyChoice: _colony,
    SpicePairChoice: _pair,
    SackChoice: _sack,
    PlaceChoice: _place,
    CardChoice: _card,
    TileChoice: _tile,
    Spy: _spy,
}
