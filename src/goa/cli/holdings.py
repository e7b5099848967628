"""What follows from the things in front of a player, for whoever shows them."""

from collections import Counter
from collections.abc import Iterable

from goa.core.places import EMPTY, FIRST_COLONY, PLACES, SPICES_IN, accepted_by, fields_of, plantation_kind
from goa.core.sacks import ONE, count, size
from goa.editions.names import COLONIES, EXPEDITION, SPICES
from goa.editions.types import Edition
from goa.views.observation import PlayerView
from goa.views.words import tile_words


def stock_of(player: PlayerView) -> int:
    """All sacks, as one bag."""
    return sum(player.sacks)


def empty_fields(player: PlayerView) -> int:
    return sum(fields_of(laid) for laid in player.places) - size(stock_of(player))


def missing_for_step(edition: Edition, player: PlayerView, column: int) -> tuple[list[int], int]:
    """The spices and the number of ships that are lacking for the next step of a column."""
    cost = edition.cost[column][player.rows[column]]
    bag = stock_of(player)
    spices = []
    for spice in cost:
        if count(bag, spice):
            bag -= ONE[spice]
        else:
            spices.append(spice)
    return spices, max(0, len(cost) * edition.ships_for_each_spice - player.ships)


def hand_limit(edition: Edition, player: PlayerView) -> int:
    return edition.hand_limit[player.rows[EXPEDITION]]


def counted(things: Iterable[str]) -> str:
    """Such as "ship, 2 x duty"; "none" for nothing."""
    numbers = Counter(things)
    return ", ".join(f"{number} x {thing}" if number > 1 else thing for thing, number in numbers.items()) or "none"


def tiles_in_words(kinds: Iterable[int]) -> str:
    return counted(tile_words(kind) for kind in kinds)


def amount(number: int, thing: str) -> str:
    """Such as "1 ship" or "2 ships"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def place_name(edition: Edition, player: PlayerView, place: int) -> str:
    """What lies on a place: "single pepper", "quilon (ginger or nutmeg)", or what it is waiting for."""
    laid = player.places[place]
    if place < FIRST_COLONY:
        return "empty space" if laid == EMPTY else tile_words(plantation_kind(laid))
    name = PLACES[place].capitalize()
    if laid == EMPTY:
        number = place - FIRST_COLONY
        return f"{name}, not founded, needs {edition.colony_needs[number]}"
    spices = SPICES_IN[accepted_by(laid)]
    accepts = "any spice" if len(spices) == len(SPICES) else " or ".join(SPICES[spice] for spice in spices)
    return f"{name} ({accepts})"


def colonies_left(stacks: tuple[tuple[int, ...], ...]) -> str:
    return ", ".join(f"{name.capitalize()} {len(stack)}" for name, stack in zip(COLONIES, stacks, strict=True))
