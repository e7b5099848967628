"""The scoring sheet at the end of the game."""

from rich import box
from rich.table import Table
from rich.text import Text

from goa.cli.display.drawing.symbols import seat_badge
from goa.cli.display.score_categories import score_categories
from goa.cli.display.snapshot import Snapshot


def draw_scores(snapshot: Snapshot) -> Table:
    scores = snapshot.observation.scores
    assert scores is not None
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat, name in enumerate(snapshot.names):
        table.add_column(Text.assemble(seat_badge(seat, snapshot.language), f" {name}"), justify="right")
    table.add_column("", style="dim")
    for key, rule, words in score_categories(snapshot.language):
        table.add_row(words, *[str(getattr(line, key)) for line in scores.seats], rule)
    table.add_section()
    totals = [
        Text(str(line.total), "bold reverse" if seat in scores.winners else "bold")
        for seat, line in enumerate(scores.seats)
    ]
    table.add_row(Text(snapshot.say("terminal.score.points"), "bold"), *totals, "SCO-8")
    table.add_row(snapshot.say("terminal.score.tie"), *[str(line.ducats) for line in scores.seats])
    return table
