"""The lines beside the grid: supplies and recent events."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from goa.cli.display.drawing.symbols import SEAT_STYLES, tile_sign
from goa.cli.display.player_summary import colonies_left, counted_list
from goa.cli.display.snapshot import Snapshot


def draw_supplies(snapshot: Snapshot) -> Iterator[Text]:
    """The pile, the colonies left and the tiles put back."""
    seen = snapshot.observation
    cards = snapshot.say("terminal.drawn.pile_cards", number=seen.pile, discarded=len(seen.discards))
    yield _supply_line(snapshot.say("terminal.drawn.pile"), cards)
    yield _supply_line(snapshot.say("terminal.drawn.colonies_left"), colonies_left(seen.stacks))
    if seen.box:
        tiles = counted_list((tile_sign(seen.edition, kind, snapshot.language) for kind in seen.box), snapshot.language)
        yield _supply_line(snapshot.say("terminal.drawn.put_back"), tiles)


def _supply_line(label: str, words: str) -> Text:
    return Text.assemble((f"{label} ", "dim"), words)


def draw_news(lines: Sequence[str], names: Sequence[str]) -> list[Text]:
    """Events, one line each, with the players in their colours; repeated lines are counted."""
    counts: list[tuple[str, int]] = []
    for line in lines:
        if counts and counts[-1][0] == line:
            counts[-1] = (line, counts[-1][1] + 1)
        else:
            counts.append((line, 1))
    return [_news_line(f"{line} (x{times})" if times > 1 else line, names) for line, times in counts]


def _news_line(words: str, names: Sequence[str]) -> Text:
    text = Text(words)
    for seat, name in enumerate(names):
        text.highlight_words([name], SEAT_STYLES[seat])
    return text
