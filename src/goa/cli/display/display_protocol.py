"""The interface that both displays implement."""

from collections.abc import Sequence
from typing import Protocol

from goa.cli.display.snapshot import Snapshot


class Display(Protocol):
    """Shows a game; does not read input."""

    @property
    def prompt(self) -> str:
        """The text before the line that the player types."""

    @property
    def legend(self) -> tuple[tuple[str, str], ...]:
        """The symbols it uses and their meaning."""

    def say(self, text: str) -> None:
        """Print a message."""

    def say_on_one_line(self, text: str) -> None:
        """Print a message without wrapping, so that a path or command in it can be copied."""

    def refuse(self, text: str) -> None:
        """Print why something is not possible."""

    def show_rows(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        """Print a list of terms with their explanations."""

    def ask(self, snapshot: Snapshot, notes: Sequence[str]) -> None:
        """Show the question and everything the player needs to answer it."""

    def show_table(self, snapshot: Snapshot) -> None:
        """Show the whole table."""

    def show_mat(self, snapshot: Snapshot, seat: int) -> None:
        """Show what lies in front of one seat."""

    def show_log(self, lines: Sequence[str], names: Sequence[str]) -> None:
        """Print events, one per line."""

    def watch(self, snapshot: Snapshot, latest: Sequence[str]) -> None:
        """Show the table after a bot's choice."""

    def show_result(self, snapshot: Snapshot, notes: Sequence[str]) -> None:
        """Show the end of the game: the last events, the scoring sheet, the winner."""

    def hide(self) -> None:
        """Clear the screen, so that the next player sees nothing secret."""
