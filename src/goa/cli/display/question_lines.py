"""The offered choices as numbered lines, and help about the lot."""

from goa.cli.display.snapshot import Snapshot
from goa.core.choices import BUY, PASS, Bid
from goa.core.grid import CELL_COUNT
from goa.editions.vocabulary import NO_TILE
from goa.rules.auction import FLAG_LOT
from goa.views.situation import AUCTIONS
from goa.views.words import tile_help


def is_about_lot(snapshot: Snapshot) -> bool:
    """Whether the viewer must bid or decide about buying."""
    offered = snapshot.observation.offered
    return snapshot.phase == AUCTIONS and all(each in (PASS, BUY) or isinstance(each, Bid) for each in offered)


def lot_help(snapshot: Snapshot) -> str:
    """What the lot gives its buyer; empty if the question is not about the lot."""
    seen = snapshot.observation
    if not is_about_lot(snapshot):
        return ""
    if seen.lot == FLAG_LOT:
        return snapshot.say("terminal.lot.flag", cards=seen.edition.flag_extra_actions)
    space = seen.markers[seen.lot - 1]
    kind = seen.grid[space] if space < CELL_COUNT else NO_TILE
    if kind == NO_TILE:
        return ""
    about = tile_help(seen.edition, kind, snapshot.language)
    return f"{about.text} ({about.rule})"


def numbered_choices(snapshot: Snapshot) -> list[tuple[str, str]]:
    """Number and words of each choice; bids in a row share one line."""
    offered = snapshot.observation.offered
    lines: list[tuple[str, str]] = []
    bids = [number for number, choice in enumerate(offered, 1) if isinstance(choice, Bid)]
    for number, (choice, label) in enumerate(zip(offered, snapshot.labels, strict=True), 1):
        if not isinstance(choice, Bid) or len(bids) == 1:
            lines.append((str(number), label))
        elif number == bids[0]:
            last = offered[bids[-1] - 1]
            assert isinstance(last, Bid)
            words = snapshot.say("terminal.bids", lowest=choice.amount, highest=last.amount)
            lines.append((f"{bids[0]}-{bids[-1]}", words))
    return lines
