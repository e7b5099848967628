"""Numbers and texts derived from what a player owns, for both displays."""

from collections import Counter
from collections.abc import Iterable

from goa.core.places import EMPTY, FIRST_COLONY, PLACES, SPICES_IN, accepted_by, field_count, plantation_kind
from goa.core.sacks import ONE, count, size
from goa.editions.types import Edition
from goa.editions.vocabulary import COLONIES, EXPEDITION, SPICES
from goa.locales import say
from goa.views.observation import PlayerView
from goa.views.words import tile_words


def all_sacks(player: PlayerView) -> int:
    """All sacks of a player as one bag."""
    return sum(player.sacks)


def empty_fields(player: PlayerView) -> int:
    return sum(field_count(laid) for laid in player.places) - size(all_sacks(player))


def missing_for_step(edition: Edition, player: PlayerView, column: int) -> tuple[list[int], int]:
    """The spices and the number of ships missing for the next step in a column."""
    cost = edition.cost[column][player.rows[column]]
    bag = all_sacks(player)
    spices = []
    for spice in cost:
        if count(bag, spice):
            bag -= ONE[spice]
        else:
            spices.append(spice)
    return spices, max(0, len(cost) * edition.ships_for_each_spice - player.ships)


def hand_limit(edition: Edition, player: PlayerView) -> int:
    return edition.hand_limit[player.rows[EXPEDITION]]


def counted_list(things: Iterable[str], language: str) -> str:
    """Such as "ship, 2 x duty"; "none" for nothing."""
    said = [
        say("terminal.times", language, number=number, thing=thing) if number > 1 else thing
        for thing, number in Counter(things).items()
    ]
    return ", ".join(said) or say("terminal.none", language)


def tiles_in_words(kinds: Iterable[int], language: str) -> str:
    return counted_list((tile_words(kind, language) for kind in kinds), language)


def place_name(edition: Edition, player: PlayerView, place: int, language: str) -> str:
    """What lies on a place, such as "single pepper" or "quilon (ginger or nutmeg)", or what it needs."""
    laid = player.places[place]
    if place < FIRST_COLONY:
        return (
            say("terminal.told.empty_space", language) if laid == EMPTY else tile_words(plantation_kind(laid), language)
        )
    colony = PLACES[place]
    if laid == EMPTY:
        needs = edition.colony_needs[place - FIRST_COLONY]
        return say("terminal.told.not_founded", language, colony=colony, needs=needs)
    return say("terminal.told.colony", language, colony=colony, spices=_accepted(laid, language))


def _accepted(laid: int, language: str) -> str:
    spices = [SPICES[spice] for spice in SPICES_IN[accepted_by(laid)]]
    if len(spices) == len(SPICES):
        return say("terminal.told.any_spice", language)
    one, two = spices  # a colony accepts two spices or all
    return say("terminal.told.spice_or", language, one=one, two=two)


def colonies_left(stacks: tuple[tuple[int, ...], ...]) -> str:
    return ", ".join(f"{name.capitalize()} {len(stack)}" for name, stack in zip(COLONIES, stacks, strict=True))
