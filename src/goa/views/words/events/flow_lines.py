"""Parts, rounds, markers and auctions in the log."""

from typing import Final

from goa.core import events
from goa.core.grid import CELL_COUNT, SPACES
from goa.editions.vocabulary import NO_TILE, TILES
from goa.rules.refusals.auction import edge_in_words
from goa.views.words.component_words import gain_words
from goa.views.words.events.log import LineWriter, Log

PARTS: Final = "AB"


def _lot(tile: int) -> str:
    return "flag" if tile == NO_TILE else TILES[tile]


def _part_began(event: events.PartBegan, log: Log) -> str:
    if not event.put_back:
        return log.say("event.part_began", part=PARTS[event.part])
    tiles = tuple(TILES[kind] for kind in event.put_back)
    return log.say("event.part_began_without", part=PARTS[event.part], tiles=tiles)


def _round_began(event: events.RoundBegan, log: Log) -> str:
    return log.say("event.round_began", part=PARTS[event.part], round=event.round)


def _flag_given(event: events.FlagGiven, log: Log) -> str:
    first, others = log.edition.first_player_ducats, log.edition.other_players_ducats
    if first == others:
        return log.say("event.flag_given", seat=log.name(event.seat))
    return log.say("event.flag_given_with_ducats", seat=log.name(event.seat), first=first, others=others)


def _flag_placed(event: events.FlagPlaced, log: Log) -> str:
    if event.space < CELL_COUNT:
        return log.say("event.flag_placed", seat=log.name(event.seat), cell=SPACES[event.space])
    side, cell = edge_in_words(event.space)
    return log.say("event.flag_placed_at_edge", seat=log.name(event.seat), side=side, cell=cell)


def _marker_placed(event: events.MarkerPlaced, log: Log) -> str:
    cell = SPACES[event.cell]
    return log.say("event.marker_placed", seat=log.name(event.seat), number=event.number, cell=cell)


def _lot_opened(event: events.LotOpened, log: Log) -> str:
    return log.say("event.lot_opened", auctioneer=log.name(event.auctioneer), number=event.lot, lot=_lot(event.tile))


def _bid_made(event: events.BidMade, log: Log) -> str:
    return log.say("event.bid_made", seat=log.name(event.seat), amount=event.amount)


def _passed(event: events.Passed, log: Log) -> str:
    return log.say("event.passed", seat=log.name(event.seat))


def _lot_taken(event: events.LotTaken, log: Log) -> str:
    if event.price == 0:
        return log.say("event.lot_taken_for_nothing", seat=log.name(event.seat), lot=_lot(event.tile))
    return log.say("event.lot_taken", seat=log.name(event.seat), lot=_lot(event.tile), price=event.price)


def _bonanza_turned(event: events.BonanzaTurned, log: Log) -> str:
    goods = gain_words(log.edition.bonanza[event.number], log.language)
    return log.say("event.bonanza_turned", seat=log.name(event.seat), goods=goods)


def _extra_action_spent(event: events.ExtraActionSpent, log: Log) -> str:
    return log.say("event.extra_action_spent", seat=log.name(event.seat))


def _round_ended(event: events.RoundEnded, log: Log) -> str:
    return ""  # the next round or the end of the game says so


def _game_ended(event: events.GameEnded, log: Log) -> str:
    winners = tuple(log.name(seat) for seat in event.winners)
    return log.say("event.game_won" if len(winners) == 1 else "event.game_shared", winners=winners)


LINES: Final[dict[type[events.Event], LineWriter]] = {
    events.PartBegan: _part_began,
    events.RoundBegan: _round_began,
    events.FlagGiven: _flag_given,
    events.FlagPlaced: _flag_placed,
    events.MarkerPlaced: _marker_placed,
    events.LotOpened: _lot_opened,
    events.BidMade: _bid_made,
    events.Passed: _passed,
    events.LotTaken: _lot_taken,
    events.BonanzaTurned: _bonanza_turned,
    events.ExtraActionSpent: _extra_action_spent,
    events.RoundEnded: _round_ended,
    events.GameEnded: _game_ended,
}
