"""Ducats, ships, colonists, spices, tiles and development in the log."""

from typing import Final

from goa.core import events
from goa.core.events import BANK, GOODS
from goa.core.places import PLACES
from goa.editions.vocabulary import COLUMNS, SPICES, TILES
from goa.views.words.events.log import LineWriter, Log


def _ducats_paid(event: events.DucatsPaid, log: Log) -> str:
    if event.payer == BANK:
        return log.say("event.ducats_taken", seat=log.name(event.payee), amount=event.amount)
    if event.payee == BANK:
        return log.say("event.ducats_paid", seat=log.name(event.payer), amount=event.amount)
    return ""  # the price of the lot was told


_TAKEN: Final = ("event.ships_taken", "event.colonists_taken", "event.extra_actions_taken")
_GIVEN: Final = ("event.ships_given", "event.colonists_given")


def _goods_taken(event: events.GoodsTaken, log: Log) -> str:
    if event.number == 0:
        return ""
    return log.say(_TAKEN[event.good], seat=log.name(event.seat), number=event.number)


def _goods_given(event: events.GoodsGiven, log: Log) -> str:
    assert event.good < len(_GIVEN), f"{GOODS[event.good]} are spent, not given"
    return log.say(_GIVEN[event.good], seat=log.name(event.seat), number=event.number)


def _sack_put(event: events.SackPut, log: Log) -> str:
    place, spice = PLACES[event.place], SPICES[event.spice]
    return log.say("event.sack_put", seat=log.name(event.seat), place=place, spice=spice)


def _sack_given(event: events.SackGiven, log: Log) -> str:
    place, spice = PLACES[event.place], SPICES[event.spice]
    return log.say("event.sack_given", seat=log.name(event.seat), place=place, spice=spice)


def _spices_lost(event: events.SpicesLost, log: Log) -> str:
    return log.say("event.spices_lost", seat=log.name(event.seat), number=event.number)


def _plantation_laid(event: events.PlantationLaid, log: Log) -> str:
    return ""  # how the seat came by it was told


def _plantation_given_up(event: events.PlantationGivenUp, log: Log) -> str:
    return log.say("event.plantation_given_up", seat=log.name(event.seat), tile=TILES[event.kind])


def _tile_kept(event: events.TileKept, log: Log) -> str:
    return ""  # how the seat came by it was told


def _tile_taken(event: events.TileTaken, log: Log) -> str:
    return log.say("event.tile_taken", seat=log.name(event.seat), tile=TILES[event.kind])


def _tile_used(event: events.TileUsed, log: Log) -> str:
    return log.say("event.tile_used", seat=log.name(event.seat), tile=TILES[event.kind])


def _marker_advanced(event: events.MarkerAdvanced, log: Log) -> str:
    column = COLUMNS[event.column]
    return log.say("event.marker_advanced", seat=log.name(event.seat), column=column, row=event.row + 1)


LINES: Final[dict[type[events.Event], LineWriter]] = {
    events.DucatsPaid: _ducats_paid,
    events.GoodsTaken: _goods_taken,
    events.GoodsGiven: _goods_given,
    events.SackPut: _sack_put,
    events.SackGiven: _sack_given,
    events.SpicesLost: _spices_lost,
    events.PlantationLaid: _plantation_laid,
    events.PlantationGivenUp: _plantation_given_up,
    events.TileKept: _tile_kept,
    events.TileTaken: _tile_taken,
    events.TileUsed: _tile_used,
    events.MarkerAdvanced: _marker_advanced,
}
