"""What happened, with the players in their colours."""

from collections.abc import Sequence

from rich.text import Text

from goa.cli.display.drawing.symbols import SEAT_STYLES


def draw_news(lines: Sequence[str], names: Sequence[str]) -> list[Text]:
    """A line each; what happened several times in a row is told once."""
    told: list[tuple[str, int]] = []
    for line in lines:
        if told and told[-1][0] == line:
            told[-1] = (line, told[-1][1] + 1)
        else:
            told.append((line, 1))
    return [_line(f"{line} (x{times})" if times > 1 else line, names) for line, times in told]


def _line(words: str, names: Sequence[str]) -> Text:
    text = Text(words)
    for seat, name in enumerate(names):
        text.highlight_words([name], SEAT_STYLES[seat])
    return text
