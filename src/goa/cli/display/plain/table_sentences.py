"""The middle of the table in sentences: round, grid, auction and supplies."""

from collections.abc import Iterator

from goa.cli.display.player_summary import colonies_left, tiles_in_words
from goa.cli.display.snapshot import Snapshot
from goa.core.grid import CELL_COUNT, CORNERS, SPACES
from goa.core.state import NO_BID_YET
from goa.editions.vocabulary import NO_TILE, TILES
from goa.record.marks import mark_sentence
from goa.rules.auction import FLAG_LOT
from goa.rules.refusals.auction import edge_in_words
from goa.views.situation import AUCTIONS


def round_sentence(snapshot: Snapshot) -> str:
    """Such as "Part A, round 2 of 4, action 1 of 3."."""
    words = f"{snapshot.round_text}, {snapshot.step_text}."
    return words[0].upper() + words[1:]


def auction_sentences(snapshot: Snapshot) -> Iterator[str]:
    seen = snapshot.observation
    if snapshot.phase != AUCTIONS:
        return
    auctioneer = snapshot.marker_owner(seen.lot)
    space = seen.markers[seen.lot - 1]
    tile = seen.grid[space] if space < CELL_COUNT else NO_TILE
    if seen.lot == FLAG_LOT:
        yield snapshot.say("terminal.told.flag_lot", number=seen.lot, auctioneer=snapshot.name(auctioneer))
    elif tile != NO_TILE:
        cell = SPACES[space]
        yield snapshot.say(
            "terminal.told.lot", number=seen.lot, tile=TILES[tile], cell=cell, auctioneer=snapshot.name(auctioneer)
        )
    for seat, bid in enumerate(seen.bids):
        if bid != NO_BID_YET and seat != auctioneer:
            name = snapshot.name(seat)
            yield (
                snapshot.say("terminal.told.bid", name=name, bid=bid)
                if bid
                else snapshot.say("terminal.told.passed", name=name)
            )


def _space_words(snapshot: Snapshot, space: int) -> str:
    if space < CELL_COUNT:
        return SPACES[space]
    side, cell = edge_in_words(space)
    return snapshot.say("terminal.told.edge", side=side, cell=cell)


def table_sentences(snapshot: Snapshot) -> Iterator[str]:
    seen = snapshot.observation
    for mark in snapshot.marks:
        yield mark_sentence(mark, snapshot.language)
    yield round_sentence(snapshot)
    for number, space in enumerate(seen.markers, 1):
        name = snapshot.name(snapshot.marker_owner(number))
        if number == FLAG_LOT:
            yield snapshot.say("terminal.told.flag", name=name, cell=_space_words(snapshot, space))
        else:
            yield snapshot.say("terminal.told.marker", number=number, name=name, cell=SPACES[space])
    yield from auction_sentences(snapshot)
    yield snapshot.say("terminal.told.grid")
    for cell in range(CELL_COUNT):
        if seen.grid[cell] != NO_TILE:
            has_bonus = cell in CORNERS and seen.corners[CORNERS.index(cell)]
            key = "terminal.told.tile_with_bonanza" if has_bonus else "terminal.told.tile"
            yield snapshot.say(key, cell=SPACES[cell], tile=TILES[seen.grid[cell]])
    yield snapshot.say("terminal.told.cards", pile=seen.pile, discarded=len(seen.discards))
    yield snapshot.say("terminal.told.colonies", colonies=colonies_left(seen.stacks))
    if seen.box:
        yield snapshot.say("terminal.told.box", tiles=tiles_in_words(seen.box, snapshot.language))
    yield snapshot.say("terminal.told.players", number=len(snapshot.names))
