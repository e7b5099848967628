"""The tables of goa arena."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from goa.bots.arena.lot_prices import TENTH, LotStats
from goa.bots.arena.report import Report
from goa.bots.arena.results import Failed
from goa.bots.arena.standings import Standing
from goa.cli.arena.match_runner import failure_words
from goa.cli.arena.report_tables import ReportTable, duration, figure, figure_range, percent, percent_range
from goa.cli.display.score_categories import SCORE_CATEGORIES

MOST_FAILURES: Final = 20
FEW_SEEDS: Final = 20


def arena_tables(report: Report) -> Iterator[ReportTable]:
    if report.games:
        yield _result(report)
        yield _points(report.standings)
        yield _play(report.standings)
        yield _lots(report)
        yield timing_table(report.standings)
    if report.failures:
        yield failure_table(report.failures)


def _result(report: Report) -> ReportTable:
    columns = ["bot", "win share", "95 %", "if even", "points", "95 %", "as winner", "as loser"]
    rows = [
        [
            bot.label,
            percent(bot.win_share.value),
            percent_range(bot.win_share),
            percent(bot.even_share),
            figure(bot.points.value),
            figure_range(bot.points),
            figure(bot.points_as_winner),
            figure(bot.points_as_loser),
        ]
        for bot in report.standings
    ]
    if len(report.standings) == 1:  # a bot that only meets itself wins every game
        for row in (columns, *rows):
            del row[1:4]
    note = f"Winners had {report.winners.points:.1f} points on average"
    note += f", losers {report.losers.points:.1f}." if report.losers.seats else "."
    if report.seeds < FEW_SEEDS:
        note += f" With fewer than {FEW_SEEDS} seeds the intervals are too narrow."
    return ReportTable("Result", tuple(columns), tuple(tuple(row) for row in rows), note)


def _points(standings: Sequence[Standing]) -> ReportTable:
    rows = [
        (words, rule, *(figure(bot.sources[source], 2) for bot in standings))
        for source, rule, words in SCORE_CATEGORIES
    ]
    rows.append(("total", "", *(figure(bot.points.value, 2) for bot in standings)))
    columns = ("source", "rule", *(bot.label for bot in standings))
    return ReportTable("Points by source", columns, tuple(rows), words=(0, 1))


def _play(standings: Sequence[Standing]) -> ReportTable:
    rows = (
        ("colonies of a winner", *(figure(_mean(bot.colonies_as_winner), 2) for bot in standings)),
        ("winners with 3 or 4 colonies", *(percent(_at_least(bot.colonies_as_winner, 3)) for bot in standings)),
        ("colonies", *(figure(bot.colonies, 2) for bot in standings)),
        ("foundings that failed", *(percent(bot.failed_share) for bot in standings)),
        ("foundings tried, a game", *(figure(bot.foundings / max(1, bot.seats), 2) for bot in standings)),
        ("extra actions used, a game", *(figure(bot.extra_actions, 2) for bot in standings)),
        ("expedition cards played, a game", *(figure(bot.cards, 2) for bot in standings)),
        ("ducats at the end", *(figure(bot.ducats) for bot in standings)),
    )
    return ReportTable("How they played", ("", *(bot.label for bot in standings)), rows)


def _lots(report: Report) -> ReportTable:
    buyers = report.standings if len(report.standings) > 1 else ()
    rows = tuple(
        (
            kind,
            figure(tally.lots / report.games, 2),
            figure(tally.mean_price),
            _spread(tally),
            percent(tally.sold / tally.lots, 0),
            percent(tally.bought / tally.lots, 0),
            percent(tally.for_nothing / tally.lots, 0),
            *(_paid(bot, kind) for bot in buyers),
        )
        for kind, tally in report.lots.items()
    )
    bots = (f"{bot.label} pays" for bot in buyers)
    columns = ("lot", "a game", "price", "80 %", "sold", "kept, paid", "kept, free", *bots)
    note = (
        "Price: mean of the lots that cost something, and the range that contains 80 % of them. Sold: to the"
        " highest bidder. Kept: by the auctioneer, who paid the bank, or nothing if nobody bid."
    )
    return ReportTable("Lots", columns, rows, note)


def timing_table(standings: Sequence[Standing]) -> ReportTable:
    rows = tuple(
        (
            bot.label,
            f"{bot.timing.decisions:,}",
            duration(bot.timing.mean),
            duration(bot.timing.quantile(0.95)),
            duration(bot.timing.longest),
            percent(bot.timing.late / bot.timing.budgeted, 2) if bot.timing.budgeted else "no budget",
        )
        for bot in standings
    )
    columns = ("bot", "decisions", "mean", "95 % within", "longest", "over budget")
    note = "Decisions with two or more options. Over budget: by more than 20 % of the time the bot was given."
    return ReportTable("Time for a decision", columns, rows, note)


def failure_table(failures: Sequence[Failed]) -> ReportTable:
    rows = [(failure_words(failure),) for failure in failures[:MOST_FAILURES]]
    if len(failures) > MOST_FAILURES:
        rows.append((f"... and {len(failures) - MOST_FAILURES} more",))
    return ReportTable(f"{len(failures)} games FAILED", ("where and why",), tuple(rows))


def _spread(tally: LotStats) -> str:
    return f"{tally.price_at(TENTH)} – {tally.price_at(1 - TENTH)}" if tally.prices else "–"


def _paid(bot: Standing, kind: str) -> str:
    return figure(bot.lots[kind].mean_price) if kind in bot.lots else "–"


def _mean(counter: Counter[int]) -> float | None:
    return sum(number * count for number, count in counter.items()) / counter.total() if counter else None


def _at_least(counter: Counter[int], least: int) -> float | None:
    if not counter:
        return None
    return sum(count for number, count in counter.items() if number >= least) / counter.total()
