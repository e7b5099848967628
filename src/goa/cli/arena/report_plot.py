"""The report as a plot: win shares, points by source, distribution of points, prices."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goa.bots.arena.lot_prices import TENTH
from goa.bots.arena.report import Report
from goa.cli.arena.match_runner import print_status
from goa.cli.arena.report_tables import line_up_text, percent
from goa.cli.display.score_categories import SCORE_CATEGORIES

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# The palette of Okabe and Ito, which people with colour blindness can tell apart.
BOT_COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")
SOURCE_COLOURS: Final = ("#3B5B7A", "#C0563B", "#7A9E5B", "#B8860B", "#8C6BB1", "#5FB0B7", "#9A8478")
INK: Final = "#333333"
PALE_INK: Final = "#777777"
RANGE: Final = "#DDDDDD"
GRID: Final = "#EEEEEE"
BARS: Final = 20
MOST_LOTS: Final = 20
SMALLEST_LABEL: Final = 0.06  # share of the longest bar; a narrower segment gets no label


def maybe_plot(report: Report, path: Path) -> None:
    """Write the plot, unless there are no games or matplotlib is missing."""
    if not report.games:
        return
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an optional extra, and slow to import
        from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415 - same
    except ImportError:
        print_status("No plot.png, as matplotlib is not installed; to install it: pip install 'goa[arena]'")
        return
    layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12, wspace=0.04, hspace=0.05, rect=(0, 0, 1, 0.92))
    figure = Figure(figsize=(13, 10), layout=layout, facecolor="white")
    draw(report, figure)
    figure.savefig(path, dpi=130)


def draw(report: Report, figure: Figure) -> None:
    agreed = report.configuration
    seeds = "" if report.seeds == report.games else f", {report.seeds} seeds in all rotations"
    about = f"{report.games} games{seeds}, {agreed['players']} seats"
    figure.text(0.015, 0.96, line_up_text(agreed["bots"]), color=INK, fontsize=17, fontweight="bold")
    figure.text(0.015, 0.935, f"{about}, edition {agreed['edition']}", color=PALE_INK, fontsize=10.5)
    heights = (0.9 + 0.35 * len(report.standings), 4)
    shares, sources, spread, prices = figure.subplots(2, 2, height_ratios=heights).flatten()
    if len(report.standings) > 1:
        draw_shares(report, shares)
    else:  # a bot that only meets itself wins every game
        draw_colonies(report, shares)
    draw_sources(report, sources)
    draw_spread(report, spread)
    draw_prices(report, prices)


def draw_shares(report: Report, axes: Axes) -> None:
    prepare(axes, "Win share, 95 % interval")
    for place, bot in enumerate(report.standings):
        share = bot.win_share
        axes.plot([bot.even_share * 100] * 2, [place - 0.3, place + 0.3], color=PALE_INK, linewidth=1.5)
        axes.plot([share.low * 100, share.high * 100], [place, place], color=colour(place), linewidth=3)
        axes.plot(share.value * 100, place, "o", color=colour(place), markersize=9)
        axes.annotate(
            percent(share.value), (share.value * 100, place), (0, 8), textcoords="offset points", ha="center", color=INK
        )
    axes.set_xlim(-3, 106)
    axes.set_xticks(range(0, 101, 20))
    axes.set_xlabel("% of games; thin mark: the share if all bots were equal")
    name_rows(axes, [bot.label for bot in report.standings])


def draw_colonies(report: Report, axes: Axes) -> None:
    prepare(axes, "Colonies of the winners")
    numbers = range(max(report.winners.colonies) + 1)
    shares = [report.winners.colonies.get(number, 0.0) * 100 for number in numbers]
    axes.barh(list(numbers), shares, 0.6, color=colour(0))
    for number, share in zip(numbers, shares):
        axes.text(share + 1, number, f"{share:.0f} %", va="center", color=INK)
    axes.set_xlim(0, 106)
    axes.set_xticks(range(0, 101, 20))
    axes.set_xlabel("% of winners")
    name_rows(axes, [str(number) for number in numbers])


def draw_sources(report: Report, axes: Axes) -> None:
    prepare(axes, "Points by source")
    longest = max(bot.points.high for bot in report.standings)
    for place, bot in enumerate(report.standings):
        left = 0.0
        for (source, _, words), fill in zip(SCORE_CATEGORIES, cycle(SOURCE_COLOURS), strict=False):
            points = bot.sources[source]
            axes.barh(place, points, 0.6, left=left, color=fill, edgecolor="white", label="" if place else words)
            if points >= SMALLEST_LABEL * longest:
                middle = left + points / 2
                axes.text(middle, place, f"{points:.1f}", ha="center", va="center", color="white", fontsize=9)
            left += points
        axes.plot([bot.points.low, bot.points.high], [place + 0.37] * 2, color=INK, linewidth=2)
        axes.text(bot.points.high + 0.6, place, f"{bot.points.value:.1f}", va="center", fontweight="bold", color=INK)
    axes.set_xlim(0, longest * 1.12)
    axes.legend(
        loc="upper left",
        bbox_to_anchor=(-0.02, -0.14),
        ncols=4,
        frameon=False,
        fontsize=9,
        handlelength=1,
        columnspacing=1.3,
    )
    name_rows(axes, [bot.label for bot in report.standings])


def draw_spread(report: Report, axes: Axes) -> None:
    prepare(axes, "Points at the end of the game")
    lowest = min(min(bot.spread) for bot in report.standings)
    highest = max(max(bot.spread) for bot in report.standings)
    width = max(1, round((highest - lowest) / BARS))
    edges = list(range(lowest, highest + width + 1, width))
    for place, bot in enumerate(report.standings):
        counts = [sum(bot.spread[points] for points in range(edge, edge + width)) for edge in edges[:-1]]
        shares = [100 * count / bot.seats for count in counts]
        axes.stairs(shares, edges, fill=True, alpha=0.25, color=colour(place))
        axes.stairs(shares, edges, color=colour(place), linewidth=1.8, label=bot.label)
        axes.axvline(bot.points.value, color=colour(place), linestyle=":", linewidth=1.5)
    axes.set_xlabel("points; dotted: the mean")
    axes.set_ylabel("% of its games")
    axes.grid(axis="y", color=GRID)
    axes.legend(frameon=False)


def draw_prices(report: Report, axes: Axes) -> None:
    prepare(axes, "What lots cost, in ducats")
    means = {kind: tally.mean_price for kind, tally in report.lots.items() if tally.mean_price is not None}
    flags = [kind for kind in means if kind.startswith("flag")]
    kinds = [*flags, *sorted(means.keys() - flags, key=lambda kind: (-means[kind], kind))][:MOST_LOTS]
    for place, kind in enumerate(kinds):
        tally = report.lots[kind]
        axes.plot(
            [tally.price_at(TENTH), tally.price_at(1 - TENTH)],
            [place] * 2,
            color=RANGE,
            linewidth=7,
            solid_capstyle="butt",
        )
        axes.plot([means[kind]] * 2, [place - 0.33, place + 0.33], color=INK, linewidth=1.8)
        for number, bot in enumerate(report.standings):
            mean = bot.lots[kind].mean_price if kind in bot.lots else None
            if mean is not None and len(report.standings) > 1:
                axes.plot(mean, place, "o", color=colour(number), markersize=6)
    axes.set_xlim(left=0)
    dots = "; dots: mean of each bot" if len(report.standings) > 1 else ""
    axes.set_xlabel(f"grey: 80 % of prices; mark: mean{dots}")
    name_rows(axes, kinds)


def prepare(axes: Axes, title: str) -> None:
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - an optional extra

    axes.set_title(title, loc="left", fontsize=11.5, fontweight="bold", color=INK)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(length=0, colors=INK)
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 5, 10]))
    axes.xaxis.label.set(color=PALE_INK, fontsize=9.5)
    axes.yaxis.label.set(color=PALE_INK, fontsize=9.5)


def name_rows(axes: Axes, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)


def colour(entrant: int) -> str:
    return BOT_COLOURS[entrant % len(BOT_COLOURS)]
