"""What lies beside the board: the pile, the colonies left, the tiles put back."""

from collections.abc import Iterator

from rich.text import Text

from goa.cli.drawing.signs import tile_sign
from goa.cli.holdings import amount, colonies_left, counted
from goa.cli.scene import Scene


def draw_supplies(scene: Scene) -> Iterator[Text]:
    seen = scene.observation
    yield _line("pile", f"{amount(seen.pile, 'card')}, {len(seen.discards)} discarded")
    yield _line("colonies left", colonies_left(seen.stacks))
    if seen.box:
        yield _line("put back", counted(tile_sign(seen.edition, kind) for kind in seen.box))


def _line(label: str, words: str) -> Text:
    return Text.assemble((f"{label} ", "dim"), words)
