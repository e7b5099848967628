"""A league: all bots against each other, and a table of strength."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import gcd
from typing import Any, Final

from goa.bots.arena.bootstrap import Interval, draws, middle
from goa.bots.arena.lineup import Match, rotations, whole
from goa.bots.arena.rating import Contests, add_up, contests_of, elo, fit, head_to_head
from goa.bots.arena.report import failures_of, plain_failure, plain_timing
from goa.bots.arena.results import Failed, Played, Result
from goa.bots.arena.standings import Standing, by_seed, standing
from goa.core.dice import MASK, STRIDE, shuffle

RESAMPLES: Final = 500  # each one is fitted
MOST_GROUPS: Final = 100
TRIES: Final = 50
TWO_PLAYERS: Final = 2
DEALS_APART: Final = 7_919


@dataclass(frozen=True)
class Ranked:
    """A line of the league table."""

    standing: Standing
    elo: Interval
    bound: str  # "at most" or "at least" where it was always last or first: then the games do not say how far off it is


@dataclass(frozen=True)
class LeagueReport:
    """The league table, the best first."""

    configuration: dict[str, Any]
    games: int
    seeds: int
    ranked: tuple[Ranked, ...]
    ahead: dict[str, dict[str, float]]  # by two bots: how often the first was placed before the second
    failures: tuple[Failed, ...]

    def to_plain(self) -> dict[str, Any]:
        """For JSON; everything that depends on the machine is under "timing"."""
        return {
            "configuration": self.configuration,
            "games": self.games,
            "seeds": self.seeds,
            "table": [
                {
                    "bot": bot.standing.label,
                    "elo": bot.elo.to_plain(),
                    "bound": bot.bound,
                    "seats": bot.standing.seats,
                    "win_share": bot.standing.win_share.to_plain(),
                    "even_share": bot.standing.even_share,
                    "points": bot.standing.points.to_plain(),
                }
                for bot in self.ranked
            ],
            "ahead": self.ahead,
            "failures": [plain_failure(failure) for failure in self.failures],
            "timing": {bot.standing.label: plain_timing(bot.standing.timing) for bot in self.ranked},
        }


def league_matches(bots: Sequence[str], players: int, first_seed: int, games: int) -> Iterator[Match]:
    """Whole rounds, so that all bots play the same number of games; each line-up has its own seed."""
    a_round = games_a_round(len(bots), players)
    number = 0
    for round in range(whole(games, a_round) // a_round):
        for chairs in line_ups(len(bots), players, first_seed + round):
            seed = first_seed + number // players
            for seating in _all_rotations(chairs):
                yield Match(number, seed, seating, tuple(bots[entrant] for entrant in seating))
                number += 1


def games_a_round(entrants: int, players: int) -> int:
    if players == TWO_PLAYERS:
        return entrants * (entrants - 1)
    return entrants * players // gcd(entrants, players)


def line_ups(entrants: int, players: int, chance: int) -> list[tuple[int, ...]]:
    """All pairs; at larger tables, random orders of the bots one after the other until the last table is full."""
    if players == TWO_PLAYERS:
        return list(combinations(range(entrants), TWO_PLAYERS))
    dice = (chance + DEALS_APART * STRIDE) & MASK
    dealt: list[tuple[int, ...]] = []
    fewest = entrants * players * players
    for _ in range(TRIES):
        order: list[int] = []
        for _ in range(games_a_round(entrants, players) // entrants):
            deck = list(range(entrants))
            dice = shuffle(deck, dice)
            order += deck
        tables = [tuple(order[first : first + players]) for first in range(0, len(order), players)]
        repeated = sum(2 * players - len(set(table)) - len(rotations(table)) for table in tables)
        if repeated < fewest:
            fewest, dealt = repeated, tables
    return dealt


def _all_rotations(chairs: tuple[int, ...]) -> list[tuple[int, ...]]:
    """As many as there are seats, so that all line-ups of a round count the same."""
    turned = rotations(chairs)
    return turned * (len(chairs) // len(turned))


def league_report(
    configuration: dict[str, Any], bots: Sequence[str], results: Sequence[Result], resamples: int = RESAMPLES
) -> LeagueReport:
    played = [result for result in results if isinstance(result, Played)]
    seeds = by_seed(played)
    contests = [add_up([contests_of(game) for game in seed]) for seed in seeds.values()]
    ratings = elo_intervals(len(bots), contests, resamples)
    ahead: dict[str, dict[str, float]] = {label: {} for label in bots}
    for (one, two), share in sorted(head_to_head(played).items()):
        ahead[bots[one]][bots[two]] = round(share, 4)
    ranked = [
        Ranked(standing(label, entrant, played), ratings[entrant], bound_of(ahead[label].values()))
        for entrant, label in enumerate(bots)
    ]
    return LeagueReport(
        configuration=configuration,
        games=len(played),
        seeds=len(seeds),
        ranked=tuple(sorted(ranked, key=lambda bot: -bot.elo.value)),
        ahead=ahead,
        failures=failures_of(results),
    )


def bound_of(shares: Iterable[float]) -> str:
    """Whether the Elo is only a bound, from the shares of games in which the bot was placed before the others."""
    extremes = set(shares)
    if extremes == {0.0}:
        return "at most"
    return "at least" if extremes == {1.0} else ""


def elo_intervals(entrants: int, seeds: Sequence[Contests], resamples: int = RESAMPLES) -> list[Interval]:
    """Elo and its 95 % interval, by fitting resamples of the seeds."""
    strengths = fit(entrants, add_up(seeds))
    groups = [add_up(seeds[unit::MOST_GROUPS]) for unit in range(min(MOST_GROUPS, len(seeds)))]
    fitted = [
        elo(fit(entrants, add_up([groups[unit] for unit in draw]), strengths)) for draw in draws(len(groups), resamples)
    ]
    return [
        Interval(points, *middle([sample[entrant] for sample in fitted]))
        for entrant, points in enumerate(elo(strengths))
    ]
