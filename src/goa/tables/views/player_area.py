"""What lies in front of a seat, as it is sent."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from goa.core.places import FIRST_COLONY, SPICES_IN, accepted_by, field_count, plantation_kind
from goa.core.sacks import count
from goa.core.state import NOTHING
from goa.editions.types import Edition
from goa.editions.vocabulary import COLUMNS, SPICES
from goa.tables.payloads.view_types import Colony, Plantation, PlayerArea
from goa.tables.views.points import points_of
from goa.views.observation import PlayerView
from goa.views.situation import missing_ships, missing_spices

COLUMN_COUNT: Final = len(COLUMNS)
SPICE_COUNT: Final = len(SPICES)


def player_area(edition: Edition, player: PlayerView, richest: int | None, *, is_counted: bool) -> PlayerArea:
    spices: list[tuple[int, ...]] = []
    ships: list[int] = []
    for column in range(COLUMN_COUNT):
        spices.append(missing_spices(edition, player, column))
        ships.append(missing_ships(edition, player, column))
    plantations: list[Plantation | None] = []
    colonies: list[Colony | None] = []
    for place, laid in enumerate(player.places):
        on_fields = _fields(laid, player.sacks[place])
        if place < FIRST_COLONY:
            plantations.append(Plantation(plantation_kind(laid), on_fields) if laid else None)
        else:
            colonies.append(Colony(SPICES_IN[accepted_by(laid)], on_fields) if laid else None)
    return PlayerArea(
        player.ducats,
        player.ships,
        player.colonists,
        player.extra_actions,
        player.rows,
        tuple(spices),
        tuple(ships),
        tuple(plantations),
        tuple(colonies),
        player.hand_size,
        player.tiles,
        player.resting,
        player.kept,
        points_of(edition, player, richest),
        UNSET if player.hand is None else player.hand,
        player.counted_ducats if is_counted else UNSET,
    )


def _fields(laid: int, bag: int) -> tuple[int, ...]:
    """The spice on each field of a place; the empty fields are last."""
    spices: list[int] = []
    if bag:
        for spice in range(SPICE_COUNT):
            spices += [spice] * count(bag, spice)
    return tuple(spices + [NOTHING] * (field_count(laid) - len(spices)))
