"""The pictures of docs/strategy.md."""

from pathlib import Path
from typing import Any

from matplotlib.figure import Figure
from training.insight import summary
from training.insight.summary import ACTIONS, POINTS, ROUNDS
from training.insight.tables import Games

COLOURS = ("#1f5fa8", "#c0641b", "#3c7d3c")  # by number of seats: 2, 3, 4


def draw(games: Games, folder: Path) -> list[Path]:
    """Write the pictures into the folder."""
    return [
        _save(_flags(games), folder / "strategy-flag.png"),
        _save(_actions(games), folder / "strategy-actions.png"),
        _save(_points(games), folder / "strategy-points.png"),
    ]


def _flags(games: Games) -> Figure:
    figure = Figure((8, 3), layout="constrained")
    for at, edition in enumerate(sorted({edition for edition, _ in games}), 1):
        axes = figure.add_subplot(1, 2, at)
        for (table_edition, seats), played in games.items():
            if table_edition == edition:
                prices = summary.flag_prices(played)
                axes.errorbar(
                    list(prices),
                    [price.value for price in prices.values()],
                    [price.within for price in prices.values()],
                    color=COLOURS[seats - 2],
                    marker="o",
                    markersize=3,
                    capsize=2,
                    label=f"{seats} seats",
                )
        _finish(axes, f"{edition}: ducats for the flag", "round")
        axes.legend(fontsize=8)
    return figure


def _actions(games: Games) -> Figure:
    figure = Figure((9, 5), layout="constrained")
    for at, (table, played) in enumerate(games.items(), 1):
        axes = figure.add_subplot(2, 3, at)
        taken = summary.actions(played, of_winners=True)
        axes.stackplot(list(ROUNDS), [taken[action] for action in ACTIONS], labels=ACTIONS, alpha=0.85)
        _finish(axes, f"{table[0]}, {table[1]} seats: actions of a winner", "round")
        if at == 1:
            figure.legend(*axes.get_legend_handles_labels(), loc="outside lower center", ncols=len(ACTIONS), fontsize=8)
    return figure


def _points(games: Games) -> Figure:
    figure = Figure((9, 3.2), layout="constrained")
    axes = figure.add_subplot(1, 1, 1)
    labels: list[str] = []
    heights: dict[str, list[float]] = {line: [] for line in POINTS[:-1]}
    for (edition, seats), played in games.items():
        for of_winners in (True, False):
            labels.append(f"{edition}, {seats}\n{'winners' if of_winners else 'others'}")
            made = summary.points(played, of_winners=of_winners)
            for line, bars in heights.items():
                bars.append(made[line])
    base = [0.0] * len(labels)
    for line, bars in heights.items():
        axes.bar(labels, bars, bottom=base, label=line.replace("_", " "))
        base = [below + height for below, height in zip(base, bars, strict=True)]
    _finish(axes, "points by source", "")
    axes.legend(fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5))
    return figure


def _finish(axes: Any, title: str, below: str) -> None:
    axes.set_title(title, fontsize=9)
    axes.set_xlabel(below, fontsize=8)
    axes.tick_params(labelsize=7)


def _save(figure: Figure, path: Path) -> Path:
    figure.savefig(path, dpi=110)
    return path
