"""The printed edition as a client needs it: its figures, the words of the game, and help texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from goa.core.choices import BUILD_SHIPS, FOUND, GO_ON_EXPEDITION, HARVEST_SPICES, RAISE_TAXES, SPY, Choice, Spy
from goa.core.places import PLACES, SPICES_IN, accepted_by, plantation
from goa.editions import vocabulary
from goa.editions.kinds import PLANTATION, TILE_GROUPS
from goa.editions.types import Edition, Gain
from goa.editions.vocabulary import COLONISTS, COLUMNS, EXPEDITION, HARVEST, SHIPS, TAXES
from goa.rules.rounds import PARTS, ROUNDS_IN_A_PART
from goa.tables.payloads.payload import Payload
from goa.views.words import Help, effect_help, tile_help

# By column: the rule and the choices of its action.
ACTIONS: Final[dict[int, tuple[str, Sequence[Choice]]]] = {
    SHIPS: ("ACT-3", (BUILD_SHIPS,)),
    HARVEST: ("ACT-4", (HARVEST_SPICES,)),
    TAXES: ("ACT-5", (RAISE_TAXES,)),
    EXPEDITION: ("ACT-6", (GO_ON_EXPEDITION,)),
    COLONISTS: ("ACT-7", FOUND),
}


class PrintedCard(Payload):
    """An expedition card. Effect and symbol are numbers of the lists in words."""

    effect: int
    symbol: int
    colonists: int


class PrintedStep(Payload):
    """What it costs to move a marker one row down."""

    spices: list[int]
    ships: int


class PrintedColumn(Payload):
    """A column of the development board, from row 1 down."""

    rule: Annotated[str, Meta(description="of its action")]
    choices: Annotated[list[str], Meta(description="those of its action; a founding is chosen by its colony")]
    spying: Annotated[list[str], Meta(description="by seat: the choice that uses its marker, if that is allowed")]
    gives: list[int]
    steps: Annotated[list[PrintedStep], Meta(description="from each row to the next")]


class PrintedColony(Payload):
    """A colony as it is printed. Without pairs its fields take any spice."""

    needs: int
    fields: int
    pairs: list[list[int]]


class PrintedGain(Payload):
    """The goods that come with a card or tile."""

    ships: int
    colonists: int
    ducats: int
    spices: int
    cards: int
    extra_actions: int


class PrintedHelp(Payload):
    """What a card or tile does, in the language asked for, and the rule that says so."""

    text: str
    rule: str


class PrintedWords(Payload):
    """The lists that the numbers in a view refer to. Texts of choices are made of these words."""

    spices: list[str]
    columns: list[str]
    places: list[str]
    colonies: list[str]
    symbols: list[str]
    effects: list[str]
    tiles: list[str]


class Printed(Payload):
    """An edition, for clients that draw it."""

    name: str
    title: str
    parts: int
    rounds_in_a_part: int
    words: PrintedWords
    columns: list[PrintedColumn]
    hand_limit: list[int]
    ships_for_each_spice: int
    colonies: list[PrintedColony]
    founding_cards: int
    consolation_colonists: int
    cards: list[PrintedCard]
    bonanza: list[PrintedGain]
    auctioneer_pays_one_less: bool
    flag_extra_actions: int
    duty_sacks: int
    row_points: list[int]
    colony_points: list[int]
    symbol_points: list[int]
    most_ducats_points: int
    tile_amounts: Annotated[list[int | None], Meta(description="null if one figure does not say what a tile brings")]
    tile_accepts: Annotated[list[list[int]], Meta(description="the spices of a plantation; none for other tiles")]
    tile_help: list[PrintedHelp]
    effect_help: list[PrintedHelp]


def printed(edition: Edition, language: str) -> Printed:
    colonies = zip(edition.colony_needs, edition.colony_fields, edition.colony_pairs, strict=True)
    return Printed(
        name=edition.name,
        title=edition.title,
        words=_words(),
        parts=PARTS,
        rounds_in_a_part=ROUNDS_IN_A_PART,
        columns=[_column(edition, column) for column in range(len(COLUMNS))],
        hand_limit=list(edition.hand_limit),
        ships_for_each_spice=edition.ships_for_each_spice,
        colonies=[
            PrintedColony(needs=needs, fields=fields, pairs=[list(pair) for pair in pairs])
            for needs, fields, pairs in colonies
        ],
        founding_cards=edition.founding_cards,
        consolation_colonists=edition.consolation_colonists,
        cards=[PrintedCard(effect=card.effect, symbol=card.symbol, colonists=card.colonists) for card in edition.cards],
        bonanza=[_gain(gain) for gain in edition.bonanza],
        auctioneer_pays_one_less=edition.auctioneer_pays_one_less,
        flag_extra_actions=edition.flag_extra_actions,
        duty_sacks=edition.duty_sacks,
        row_points=list(edition.row_points),
        colony_points=list(edition.colony_points),
        symbol_points=list(edition.symbol_points),
        most_ducats_points=edition.most_ducats_points,
        tile_amounts=[_amount(gain) for gain in edition.tile_gains],
        tile_accepts=[_accepts(kind) for kind in range(len(vocabulary.TILES))],
        tile_help=[_help(tile_help(edition, kind, language)) for kind in range(len(vocabulary.TILES))],
        effect_help=[_help(effect_help(edition, effect, language)) for effect in range(len(vocabulary.EFFECTS))],
    )


def _words() -> PrintedWords:
    return PrintedWords(
        spices=list(vocabulary.SPICES),
        columns=list(vocabulary.COLUMNS),
        places=list(PLACES),
        colonies=list(vocabulary.COLONIES),
        symbols=list(vocabulary.SYMBOLS),
        effects=list(vocabulary.EFFECTS),
        tiles=list(vocabulary.TILES),
    )


def _column(edition: Edition, column: int) -> PrintedColumn:
    rule, choices = ACTIONS[column]
    return PrintedColumn(
        rule=rule,
        choices=[choice.text for choice in choices],
        spying=[choice.text for choice in SPY if isinstance(choice, Spy) and choice.column == column],
        gives=list(edition.gives[column]),
        steps=[_step(edition, cost) for cost in edition.cost[column]],
    )


def _step(edition: Edition, cost: Sequence[int]) -> PrintedStep:
    return PrintedStep(spices=list(cost), ships=len(cost) * edition.ships_for_each_spice)


def _accepts(kind: int) -> list[int]:
    return list(SPICES_IN[accepted_by(plantation(kind))]) if TILE_GROUPS[kind] == PLANTATION else []


def _gain(gain: Gain) -> PrintedGain:
    return PrintedGain(
        ships=gain.ships,
        colonists=gain.colonists,
        ducats=gain.ducats,
        spices=gain.spices,
        cards=gain.cards,
        extra_actions=gain.extra_actions,
    )


def _amount(gain: Gain) -> int | None:
    figures = {figure for figure in msgspec.structs.astuple(_gain(gain)) if figure}
    return figures.pop() if len(figures) == 1 else None


def _help(found: Help) -> PrintedHelp:
    return PrintedHelp(text=found.text, rule=found.rule)
