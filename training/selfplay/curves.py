"""The curves of a run as CSV files: what was learned, and how the games of each kind went."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from goa.core.choices import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from training.selfplay.config import Config
    from training.selfplay.lanes import LaneKind
    from training.selfplay.memory import Arrays

LEARNING: Final = "learning.csv"
GAMES: Final = "games.csv"
GAMES_COLUMNS: Final = (
    "seconds", "rows", "edition", "seats", "players", "games",
    "win_share", "points", "opponents_points", "winners_points",
)  # fmt: skip


class GameStatistics:
    """Sums over the games that ended since the last report, by kind of game and edition."""

    def __init__(self, config: Config, kinds: list[LaneKind]) -> None:
        self.config = config
        self.names = sorted({(kind.number, kind.edition) for kind in kinds})
        places = {name: place for place, name in enumerate(self.names)}
        self.of_lane = np.array([places[kind.number, kind.edition] for kind in kinds])
        self.players = np.array([len(kind.players) for kind in kinds])
        self.sums = np.zeros((len(self.names), 5))

    def add(self, arrays: Arrays, lanes: slice) -> None:
        ended = np.flatnonzero(arrays.ended)
        if not len(ended):
            return
        seats = np.arange(SEATS)
        there = seats < self.players[lanes][ended][:, None]
        learns = (arrays.ended[ended][:, None] >> seats) & 1 == 1
        others = there & ~learns
        points, wins = arrays.points[ended], arrays.wins[ended]
        figures = np.stack(
            [
                np.ones(len(ended)),
                (wins * learns).sum(1) / learns.sum(1),
                (points * learns).sum(1) / learns.sum(1),
                (points * others).sum(1) / np.maximum(1, others.sum(1)),
                points.max(1),
            ],
            1,
        )
        np.add.at(self.sums, self.of_lane[lanes][ended], figures)

    def report(self, seconds: float, rows: int) -> list[dict[str, Any]]:
        """A line for each kind of game; the sums start anew."""
        lines: list[dict[str, Any]] = []
        for (number, edition), sums in zip(self.names, self.sums, strict=True):
            kind = self.config.games[number]
            games, *figures = sums.tolist()
            if games:
                words = [round(seconds, 1), rows, edition, len(kind.players), kind.name, int(games)]
                means = [round(figure / games, 4) for figure in figures]
                lines.append(dict(zip(GAMES_COLUMNS, words + means, strict=True)))
        self.sums[:] = 0
        return lines


def append(path: Path, lines: list[Mapping[str, Any]]) -> None:
    """Add lines to a CSV file; a new one gets its header first."""
    if not lines:
        return
    is_new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(lines[0]), lineterminator="\n")
        if is_new:
            writer.writeheader()
        writer.writerows(lines)


def read(path: Path) -> list[dict[str, str]]:
    """The lines of a CSV file; a run that has not reported yet has none."""
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))
