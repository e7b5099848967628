"""What lies beside the board: the pile, the colonies left, the tiles put back."""

from collections.abc import Iterator

from rich.text import Text

from goa.cli.display.drawing.symbols import tile_sign
from goa.cli.display.player_summary import colonies_left, counted
from goa.cli.display.snapshot import Scene


def draw_supplies(scene: Scene) -> Iterator[Text]:
    seen = scene.observation
    cards = scene.say("terminal.drawn.pile_cards", number=seen.pile, discarded=len(seen.discards))
    yield _line(scene.say("terminal.drawn.pile"), cards)
    yield _line(scene.say("terminal.drawn.colonies_left"), colonies_left(seen.stacks))
    if seen.box:
        tiles = counted((tile_sign(seen.edition, kind, scene.language) for kind in seen.box), scene.language)
        yield _line(scene.say("terminal.drawn.put_back"), tiles)


def _line(label: str, words: str) -> Text:
    return Text.assemble((f"{label} ", "dim"), words)
