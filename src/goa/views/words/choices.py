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
from goa.core.places import SPICES_IN, field_count
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
from goa.rules.scoring import points_of_one_card
from goa.rules.setup import QuickStart
from goa.rules.tiles.espionage import NameColony
from goa.rules.tiles.use import AdvanceTopmost
from goa.views.observation import Observation
from goa.views.words.plain_choices import brief_words, plain_words
from goa.views.words.wording_context import WordingContext

MOST_ON_A_CARD: Final = 3  # colonists


def choice_words(observation: Observation, choice: Choice, names: Sequence[str] = (), language: str = "en") -> str:
    """The label of a choice for the seat that decides; without names seats go by their colours."""
    context = WordingContext(observation, names, language)
    label = _LABELS.get(type(choice))
    return plain_words(context, choice) if label is None else label(choice, context)


def brief_choice_words(
    observation: Observation, choice: Choice, names: Sequence[str] = (), language: str = "en"
) -> str:
    """A shorter label, for small buttons; empty for choices that have none."""
    return brief_words(WordingContext(observation, names, language), choice)


def _space(choice: SpaceChoice, context: WordingContext) -> str:
    space = choice.space
    if space >= CELL_COUNT:
        side, cell = edge_in_words(space)
        return context.say("choice.flag_at_edge", side=side, cell=cell)
    if choice is choices.FLAG[space]:
        return context.say("choice.flag", cell=SPACES[space])
    tile = context.observation.grid[space]
    if choice is choices.SWAP_FOR[space]:
        if tile == NO_TILE:
            return context.say("choice.swap_for_nothing", cell=SPACES[space])
        return context.say("choice.swap_for", tile=TILES[tile], cell=SPACES[space])
    if tile == NO_TILE:
        return context.say("choice.mark_nothing", cell=SPACES[space])
    return context.say("choice.mark", tile=TILES[tile], cell=SPACES[space])


def _bid(choice: Bid, context: WordingContext) -> str:
    return context.say("choice.bid", amount=choice.amount)


def _column(choice: ColumnChoice, context: WordingContext) -> str:
    column = COLUMNS[choice.column]
    row = context.player.rows[choice.column]
    if row == ROWS - 1:
        return context.say("choice.progress", column=column)
    if isinstance(context.frame, QuickStart | AdvanceTopmost):
        return context.say("choice.progress_for_nothing", column=column, row=row + 2)
    return context.say("choice.progress_for", column=column, price=_price(context, choice.column, row))


def _price(context: WordingContext, column: int, row: int) -> tuple[str, ...]:
    """What the next step costs, as the card that was played for it has it."""
    edition = context.edition
    cost = edition.cost[column][row]
    spices = tuple(context.say("goods.spice", spice=SPICES[spice]) for spice in cost)
    ships = (context.say("goods.ships", number=len(cost) * edition.ships_for_each_spice),)
    if isinstance(context.frame, ChooseColumn):
        if context.frame.effect == PROGRESS_FOR_DUCATS:
            return (context.say("goods.ducats", number=len(cost) * edition.ducats_for_each_spice),)
        return ships if context.frame.effect == SHIPS_ONLY else spices
    return spices + ships


def _colony(choice: ColonyChoice, context: WordingContext) -> str:
    edition = context.edition
    frame = context.frame
    if isinstance(frame, NameColony):
        recruits = frame.recruits
    else:
        recruits = edition.gives[COLONISTS][context.player.rows[COLONISTS]]
    needs = edition.colony_needs[choice.colony]
    most = recruits + edition.founding_cards * MOST_ON_A_CARD + context.player.colonists
    if most < needs:
        return context.say("choice.found_short", colony=COLONIES[choice.colony], needs=needs, most=most)
    return context.say(
        "choice.found",
        colony=COLONIES[choice.colony],
        needs=needs,
        recruits=recruits,
        cards=edition.founding_cards,
        colonists=context.player.colonists,
    )


def _pair(choice: SpicePairChoice, context: WordingContext) -> str:
    pair = tuple(SPICES[spice] for spice in SPICES_IN[choice.accepted])
    if isinstance(context.frame, ChooseColonyTile):
        return context.say("choice.pair_of", colony=COLONIES[context.frame.colony], one=pair[0], two=pair[1])
    return context.say("choice.pair", pair=pair)


def _sack(choice: SackChoice, context: WordingContext) -> str:
    place, spice = context.place(choice.place), SPICES[choice.spice]
    if choices.is_to_fill(choice):
        return context.say("choice.fill", place=place, spice=spice)
    if isinstance(context.frame, SellSpice):
        return context.say("choice.sell", place=place, spice=spice, price=context.edition.sale_price)
    return context.say("choice.give", place=place, spice=spice)


def _place(choice: PlaceChoice, context: WordingContext) -> str:
    place = context.place(choice.place)
    if choice is not choices.FILL_UP[choice.place]:
        return context.say("choice.give_up", place=place)
    laid, bag = context.player.places[choice.place], context.player.sacks[choice.place]
    return context.say("choice.fill_up", place=place, number=field_count(laid) - size(bag))


def _card(choice: CardChoice, context: WordingContext) -> str:
    effect, symbol = EFFECTS[choice.effect], SYMBOLS[choice.symbol]
    if not choice.interrupts:
        return context.say("choice.discard", effect=effect, symbol=symbol)
    points = points_of_one_card(context.edition, context.player.hand or (), choice.symbol)
    if not points:
        return context.say("choice.play", effect=effect, symbol=symbol)
    return context.say("choice.play_for_points", effect=effect, symbol=symbol, points=points)


def _tile(choice: TileChoice, context: WordingContext) -> str:
    return context.say("choice.use" if choice.interrupts else "choice.take_tile", tile=TILES[choice.kind])


def _spy(choice: Spy, context: WordingContext) -> str:
    victim = context.name(choice.victim)
    if choice.victim >= len(context.observation.players):
        return context.say("choice.spy_on_nobody", victim=victim)
    number = context.edition.gives[choice.column][context.observation.players[choice.victim].rows[choice.column]]
    return context.say(_SPYING[choice.column], number=number, victim=victim)


_SPYING: Final = {
    SHIPS: "choice.spy_on_ships",
    HARVEST: "choice.spy_on_harvest",
    TAXES: "choice.spy_on_taxes",
    COLONISTS: "choice.spy_on_colonists",
}

# All others are one of a kind, and plain_choices has words for each.
_LABELS: Final[dict[type[Choice], Callable[[Any, WordingContext], str]]] = {
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
