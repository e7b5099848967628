"""Plots of a run: what was learned, and what its games came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.figure import Figure
from training.selfplay import curves

if TYPE_CHECKING:
    from pathlib import Path

DRAWN = ("entropy", "kl", "win_explained", "points_explained", "win_loss", "rows_a_second")


def draw(folder: Path) -> list[Path]:
    """Write learning.png and games.png into the folder of a run."""
    return [_draw_learning(folder), _draw_games(folder)]


def _draw_learning(folder: Path) -> Path:
    lines = curves.read(folder / curves.LEARNING)
    minutes = [float(line["seconds"]) / 60 for line in lines]
    figure = Figure((9, 5), layout="constrained")
    for number, name in enumerate(DRAWN):
        axes = figure.add_subplot(2, 3, number + 1)
        axes.plot(minutes, [float(line[name]) for line in lines])
        axes.set_title(name.replace("_", " "), fontsize=9)
        axes.set_xlabel("minutes", fontsize=8)
        axes.tick_params(labelsize=7)
    return _save(figure, folder / "learning.png")


def _draw_games(folder: Path) -> Path:
    """The learner's share of the victories for each line-up with other players, by number of seats and edition."""
    lines = [line for line in curves.read(folder / curves.GAMES) if line["opponents_points"] != "0.0"]
    tables = sorted({(line["seats"], line["edition"]) for line in lines})
    figure = Figure((11, 2.4 * max(1, -(-len(tables) // 2))), layout="constrained")
    for number, (seats, edition) in enumerate(tables):
        axes = figure.add_subplot(-(-len(tables) // 2), 2, number + 1)
        of_table = [line for line in lines if (line["seats"], line["edition"]) == (seats, edition)]
        for players in sorted({line["players"] for line in of_table}):
            _plot_smoothed(axes, [line for line in of_table if line["players"] == players], players)
        axes.axhline(100 / int(seats), color="grey", linewidth=0.8, linestyle=":")
        axes.set_title(f"{seats} seats, edition {edition}: wins of a learner's seat, %", fontsize=9)
        axes.set_xlabel("minutes", fontsize=8)
        axes.tick_params(labelsize=7)
        axes.legend(fontsize=6, loc="center left", bbox_to_anchor=(1, 0.5))
    return _save(figure, folder / "games.png")


def _plot_smoothed(axes: Any, lines: list[dict[str, str]], label: str) -> None:
    """A mean over some reports, each weighed by its games."""
    minutes = [float(line["seconds"]) / 60 for line in lines]
    games = [int(line["games"]) for line in lines]
    wins = [float(line["win_share"]) for line in lines]
    smooth = []
    for at in range(len(lines)):
        near = range(max(0, at - 3), min(len(lines), at + 4))
        smooth.append(100 * sum(games[n] * wins[n] for n in near) / sum(games[n] for n in near))
    axes.plot(minutes, smooth, label=label.replace("_", " "), linewidth=1)


def _save(figure: Figure, path: Path) -> Path:
    figure.savefig(path, dpi=75)
    return path
