"""What lies beside the board: the pile, the colonies left, the tiles put back."""

from collections.abc import Iterator

from rich.text import Text

from goa.cli.holdings import amount, colonies_left, tiles_in_words
from goa.cli.scene import Scene


def draw_supplies(scene: Scene) -> Iterator[Text]:
    seen = scene.observation
    yield _line("pile", f"{amount(seen.pile, 'card')}, {len(seen.discards)} discarded")
    yield _line("colonies left", colonies_left(seen.stacks))
    if seen.box:
        yield _line("put back", tiles_in_words(seen.box))


def _line(label: str, words: str) -> Text:
    return Text.assemble((f"{label} ", "dim"), words)
