"""The numbered choices, in as many columns as fit the terminal."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from goa.cli.display.question_lines import numbered_choices
from goa.cli.display.snapshot import Snapshot
from goa.core.choices import SpaceChoice

GAP: Final = 3


def draw_choices(snapshot: Snapshot, width: int) -> Iterator[Text]:
    """Lines of choices, numbered down the columns."""
    if all(isinstance(choice, SpaceChoice) for choice in snapshot.observation.offered):
        yield _on_the_grid(snapshot)
        return
    lines = numbered_choices(snapshot)
    label_width = max(len(number) for number, _ in lines) + 1
    texts = [Text.assemble((f"{number:>{label_width}}", "bold magenta"), f" {words}") for number, words in lines]
    widest = max(len(text) for text in texts)
    columns = max(1, min(len(texts), (width + GAP) // (widest + GAP)))
    rows = -(-len(texts) // columns)
    for row in range(rows):
        line = Text()
        for text in texts[row::rows]:
            line.append(" " * (len(line) and GAP)).append_text(text).append(" " * (widest - len(text)))
        line.rstrip()
        yield line


def _on_the_grid(snapshot: Snapshot) -> Text:
    """One line that points to the numbers on the grid."""
    offered = snapshot.observation.offered
    several = snapshot.say("terminal.from_to", first="[1]", last=f"[{len(offered)}]")
    numbers = "[1]" if len(offered) == 1 else several
    return Text(" " + snapshot.say("terminal.on_the_grid", numbers=numbers, text=offered[0].text))
