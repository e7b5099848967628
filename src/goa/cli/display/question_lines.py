"""The lot under the hammer, in a sentence."""

from goa.cli.display.snapshot import AUCTIONS, Scene
from goa.core.choices import BUY, PASS, Bid
from goa.core.grid import CELL_COUNT
from goa.editions.names import NO_TILE
from goa.rules.auction import FLAG_LOT
from goa.views.words import tile_help


def is_about_lot(scene: Scene) -> bool:
    """Whether the viewer is asked to bid or to buy."""
    offered = scene.observation.offered
    return scene.phase == AUCTIONS and all(each in (PASS, BUY) or isinstance(each, Bid) for each in offered)


def lot_help(scene: Scene) -> str:
    """What the lot brings; nothing where the question is not about buying it."""
    seen = scene.observation
    if not is_about_lot(scene):
        return ""
    if seen.lot == FLAG_LOT:
        return scene.say("terminal.lot.flag", cards=seen.edition.flag_extra_actions)
    space = seen.markers[seen.lot - 1]
    kind = seen.grid[space] if space < CELL_COUNT else NO_TILE
    if kind == NO_TILE:
        return ""
    about = tile_help(seen.edition, kind, scene.language)
    return f"{about.text} ({about.rule})"
