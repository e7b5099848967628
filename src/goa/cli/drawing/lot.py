"""What the lot under the hammer does, for whoever is to bid on it."""

from collections.abc import Iterator

from rich.text import Text

from goa.cli.lot import lot_help
from goa.cli.scene import Scene


def draw_lot(scene: Scene) -> Iterator[Text]:
    words = lot_help(scene)
    if words:
        yield Text(words, "italic")
