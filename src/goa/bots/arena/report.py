"""The report of an arena run: its configuration, the standings, prices of lots, and failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from goa.bots.arena.decision_times import Timing
from goa.bots.arena.lineup import LineUp, rotations
from goa.bots.arena.lot_prices import LotStats, lot_stats
from goa.bots.arena.results import Failed, Played, Result, SeatResult
from goa.bots.arena.standings import Standing, complete_seeds, standing


@dataclass(frozen=True)
class Summary:
    """All seats that won, or all that lost, whichever bot played them."""

    seats: int
    points: float
    colonies: dict[int, float]  # share of the seats by number of colonies

    def to_plain(self) -> dict[str, Any]:
        colonies = {str(number): round(share, 4) for number, share in self.colonies.items()}
        return {"seats": self.seats, "points": round(self.points, 4), "colonies": colonies}


@dataclass(frozen=True)
class Report:
    """The figures of a run."""

    configuration: dict[str, Any]
    games: int  # that are counted
    seeds: int
    left_out: int  # games of seeds that miss a rotation
    standings: tuple[Standing, ...]
    lots: dict[str, LotStats]
    choices: float  # a game
    winners: Summary
    losers: Summary
    failures: tuple[Failed, ...]

    def to_plain(self) -> dict[str, Any]:
        """For JSON; everything that depends on the machine is under "timing"."""
        return {
            "configuration": self.configuration,
            "games": self.games,
            "seeds": self.seeds,
            "left_out": self.left_out,
            "choices_a_game": round(self.choices, 2),
            "winners": self.winners.to_plain(),
            "losers": self.losers.to_plain(),
            "bots": [_plain_standing(bot) for bot in self.standings],
            "lots": {kind: tally.to_plain() for kind, tally in self.lots.items()},
            "failures": [plain_failure(failure) for failure in self.failures],
            "timing": {bot.label: plain_timing(bot.timing) for bot in self.standings},
        }


def make_report(configuration: dict[str, Any], entered: LineUp, results: Sequence[Result]) -> Report:
    played = [result for result in results if isinstance(result, Played)]
    a_seed = len(rotations(entered.chairs))
    counted = complete_seeds(played, a_seed)
    return Report(
        configuration=configuration,
        games=len(counted),
        seeds=len(counted) // a_seed,
        left_out=len(played) - len(counted),
        standings=tuple(standing(label, entrant, counted) for entrant, label in enumerate(entered.labels)),
        lots=lot_stats(lot for game in counted for lot in game.lots),
        choices=sum(len(game.choices) for game in counted) / max(1, len(counted)),
        winners=summary([game.seats[seat] for game in counted for seat in game.winners]),
        losers=summary([line for game in counted for seat, line in enumerate(game.seats) if seat not in game.winners]),
        failures=failures_of(results),
    )


def summary(seats: Sequence[SeatResult]) -> Summary:
    total = max(1, len(seats))
    colonies = Counter(seat.colonies for seat in seats)
    return Summary(
        seats=len(seats),
        points=sum(seat.total for seat in seats) / total,
        colonies={number: count / total for number, count in sorted(colonies.items())},
    )


def failures_of(results: Sequence[Result]) -> tuple[Failed, ...]:
    failed = [result for result in results if isinstance(result, Failed)]
    return tuple(sorted(failed, key=lambda failure: failure.match.number))


def _plain_standing(bot: Standing) -> dict[str, Any]:
    return {
        "bot": bot.label,
        "seats": bot.seats,
        "win_share": bot.win_share.to_plain(),
        "even_share": bot.even_share,
        "points": bot.points.to_plain(),
        "points_as_winner": _rounded(bot.points_as_winner),
        "points_as_loser": _rounded(bot.points_as_loser),
        "points_by_source": {source: _rounded(points) for source, points in bot.sources.items()},
        "points_spread": _plain_counter(bot.spread),
        "ducats": _rounded(bot.ducats),
        "colonies": _rounded(bot.colonies),
        "colonies_as_winner": _plain_counter(bot.colonies_as_winner),
        "foundings": bot.foundings,
        "failed_share": _rounded(bot.failed_share),
        "extra_actions": _rounded(bot.extra_actions),
        "cards_played": _rounded(bot.cards),
        "lots_taken": {kind: tally.to_plain() for kind, tally in bot.lots.items()},
        "lots_auctioned": {kind: tally.to_plain() for kind, tally in bot.auctioned.items()},
    }


def plain_timing(timing: Timing) -> dict[str, Any]:
    return {
        "decisions": timing.decisions,
        "mean": timing.mean,
        "p95": timing.quantile(0.95),
        "longest": timing.longest,
        "over_budget_share": timing.late / timing.budgeted if timing.budgeted else None,
    }


def plain_failure(failure: Failed) -> dict[str, Any]:
    return {
        "game": failure.match.number,
        "seed": failure.match.seed,
        "bots": list(failure.match.bots),
        "seat": failure.seat + 1,
        "bot": failure.bot,
        "choice": failure.choice,
        "problem": failure.problem,
    }


def _plain_counter(counter: Counter[int]) -> dict[str, int]:
    return {str(number): count for number, count in sorted(counter.items())}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
