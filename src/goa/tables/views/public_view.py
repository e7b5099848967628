"""What everyone may see of a table, as it is sent."""

from __future__ import annotations

from goa.core.grid import CORNERS, SPACES
from goa.core.places import SPICES_IN
from goa.core.state import NOBODY, NOTHING
from goa.editions.vocabulary import NO_TILE
from goa.record.wire import fields_of
from goa.rules.auction import FLAG_LOT
from goa.tables.choosing.undoable import UndoRequest
from goa.tables.payloads.view_types import (
    Asked,
    Auction,
    Bonanza,
    Founding,
    Marker,
    PublicView,
    Score,
    Scores,
)
from goa.tables.table import Table
from goa.tables.views.time_payload import absence_payload, clocks_payload
from goa.tables.views.view_cache import ViewCache
from goa.views.observation import Observation
from goa.views.situation import (
    buying_price,
    highest_bid,
    marker_owner,
    missing_recruits,
    phase_of,
    recruits_on_cards,
)


def public_view(table: Table, seen: Observation, cache: ViewCache, richest: int | None) -> PublicView:
    """The observation is a spectator's; richest is what most_ducats says of it."""
    game, config = table.game, table.game.config
    is_counted = config.open_money or config.counted_ducats
    seats = range(len(seen.players))
    return PublicView(
        edition=seen.edition.digest,
        edition_name=seen.edition.name,
        rules=game.rules,
        commitment=game.commitment,
        marks=game.marks,
        options=cache.options(),
        seats=cache.seats(),
        seat=seen.seat,
        phase=phase_of(seen),
        is_over=seen.is_over,
        paused=table.paused,
        undo=config.undo,
        hints=config.hints,
        asked=_asked(table.undo_request),
        rematch=table.rematch or None,
        choices=table.state.choices_made,
        players=tuple([cache.area(seen, seat, richest, is_counted=is_counted) for seat in seats]),
        part=seen.part,
        round=seen.round,
        action=seen.action,
        turn=seen.turn,
        card_played=seen.card_played,
        passed_extra_actions=tuple([seat for seat in seats if seen.out_of_extras >> seat & 1]),
        flag_holder=seen.flag_holder,
        grid=seen.grid,
        bonanza=_bonanza(seen) if seen.options.bonanza else None,
        box=seen.box,
        discarded_tiles=seen.discarded_tiles,
        markers=tuple([_marker(seen, number, space) for number, space in enumerate(seen.markers, start=1)]),
        auction=_auction(seen) if seen.lot else None,
        pile=seen.pile,
        discards=seen.discards,
        turned=seen.turned,
        colony_tiles=tuple([tuple([SPICES_IN[accepted] for accepted in stack]) for stack in seen.stacks]),
        founding=_founding(seen) if seen.founding != NOTHING else None,
        scores=_scores(seen),
        clocks=clocks_payload(table),
        absence=absence_payload(table),
        stand_ins=tuple(sorted(table.stand_ins)),
    )


def _asked(request: UndoRequest | None) -> Asked | None:
    return None if request is None else Asked(request.seat, request.left, tuple(sorted(request.agreed)))


def _bonanza(seen: Observation) -> Bonanza:
    corners = [SPACES[cell] for corner, cell in enumerate(CORNERS) if seen.corners[corner]]
    return Bonanza(tuple(corners), seen.bonanza_seen)


def _marker(seen: Observation, number: int, space: int) -> Marker:
    return Marker(SPACES[space], marker_owner(seen, number))


def _auction(seen: Observation) -> Auction:
    auctioneer = marker_owner(seen, seen.lot)
    seats = len(seen.players)
    highest = highest_bid(seen)
    return Auction(
        lot=seen.lot,
        tile=NO_TILE if seen.lot == FLAG_LOT else seen.grid[seen.markers[seen.lot - 1]],
        auctioneer=auctioneer,
        order=tuple([(auctioneer + step) % seats for step in range(1, seats + 1)]),
        bids=seen.bids,
        highest=highest,
        bidder=seen.bids.index(highest) if highest else NOBODY,
        price=buying_price(seen) if highest else 0,
    )


def _founding(seen: Observation) -> Founding:
    from_cards = recruits_on_cards(seen)
    return Founding(
        colony=seen.founding,
        needs=seen.edition.colony_needs[seen.founding],
        recruits=seen.recruits,
        from_marker=seen.recruits - from_cards,
        from_cards=from_cards,
        missing=max(0, missing_recruits(seen)),
    )


def _scores(seen: Observation) -> Scores | None:
    if seen.scores is None:
        return None
    return Scores(tuple([Score(**fields_of(line)) for line in seen.scores.seats]), seen.scores.winners)
