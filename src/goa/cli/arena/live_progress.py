"""The progress bar of a run: games, speed, win shares and remaining time."""

from collections.abc import Sequence
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from goa.bots.arena.results import Played, Result
from goa.bots.arena.standings import win_share


class Scoreboard:
    """Win shares so far, including games of an earlier run."""

    def __init__(self, labels: Sequence[str]) -> None:
        self.labels = labels
        self.wins = [0.0] * len(labels)
        self.games = [0] * len(labels)

    def count(self, result: Result) -> None:
        if isinstance(result, Played):
            for entrant in set(result.match.seating):
                self.wins[entrant] += win_share(result, entrant)
                self.games[entrant] += 1

    def words(self, most: int = 4) -> str:
        shares = [(won / max(1, games), label) for won, games, label in zip(self.wins, self.games, self.labels)]
        if len(shares) > most:
            shares = sorted(shares, reverse=True)[:most]
        return "  ".join(f"{label} {share:.0%}" for share, label in shares)


class LiveProgress:
    """A progress bar on standard error, if that is a terminal."""

    def __init__(self, total: int, board: Scoreboard) -> None:
        self.board = board
        self.done = 0
        console = Console(stderr=True)
        self.progress = Progress(
            TextColumn("Playing"),
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}", style="dim"),
            TimeRemainingColumn(compact=True),
            TextColumn("{task.fields[standing]}", markup=False, style="bold"),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.progress.add_task("games", total=total, speed="", standing=board.words())

    def __enter__(self) -> Self:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def count(self, result: Result) -> None:
        self.board.count(result)
        self.done += 1
        elapsed = self.progress.tasks[0].elapsed or 0.0
        speed = f"{self.done / elapsed:.1f} games/s" if elapsed else ""
        self.progress.update(self.task, advance=1, speed=speed, standing=self.board.words())
