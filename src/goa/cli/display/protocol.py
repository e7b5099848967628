"""What a terminal can show of a game; drawn with Rich, or told in lines of words."""

from collections.abc import Sequence
from typing import Protocol

from goa.cli.display.snapshot import Snapshot


class Display(Protocol):
    """Shows; knows nothing of who types what."""

    @property
    def prompt(self) -> str:
        """What stands before the line that is typed."""

    @property
    def legend(self) -> tuple[tuple[str, str], ...]:
        """What its signs mean."""

    def say(self, text: str) -> None:
        """A sentence or two."""

    def say_on_one_line(self, text: str) -> None:
        """A sentence with a path or a command in it: on one line, so that it can be copied."""

    def refuse(self, text: str) -> None:
        """Why something is not possible."""

    def show_rows(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        """Terms and what is to be said about them."""

    def ask(self, snapshot: Snapshot, notes: Sequence[str]) -> None:
        """All that a player needs for his answer, and the question."""

    def show_table(self, snapshot: Snapshot) -> None:
        """The whole table."""

    def show_mat(self, snapshot: Snapshot, seat: int) -> None:
        """What lies in front of one seat."""

    def show_log(self, lines: Sequence[str], names: Sequence[str]) -> None:
        """What happened, a line each."""

    def watch(self, snapshot: Snapshot, latest: Sequence[str]) -> None:
        """The table after somebody else's choice."""

    def show_result(self, snapshot: Snapshot, notes: Sequence[str]) -> None:
        """The end: what happened last, the scoring sheet, the winner."""

    def hide(self) -> None:
        """Leave nothing on the screen that the next player may not see."""
