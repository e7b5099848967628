"""The standing of each entrant, from the games of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from goa.bots.arena.bootstrap import Interval, bootstrap, bootstrap_share
from goa.bots.arena.decision_times import Timing
from goa.bots.arena.lot_prices import LotStats, lot_stats
from goa.bots.arena.results import SOURCES, LotResult, Played, SeatResult


@dataclass(frozen=True)
class Standing:
    """One entrant; means are over the seats it played in."""

    label: str
    seats: int  # played in, in all games
    win_share: Interval  # of the games it played in; a shared victory counts as a fraction
    even_share: float  # if all bots were equally good
    points: Interval
    points_as_winner: float | None
    points_as_loser: float | None
    sources: dict[str, float]
    spread: Counter[int]  # how often it made so many points
    ducats: float
    colonies: float
    colonies_as_winner: Counter[int]
    foundings: int
    failed_share: float | None
    extra_actions: float
    cards: float
    lots: dict[str, LotStats]  # that it took
    auctioned: dict[str, LotStats]  # that it auctioned
    timing: Timing


def by_seed(games: Sequence[Played]) -> dict[int, list[Played]]:
    """Sorted by number, because games may finish in any order."""
    found: dict[int, list[Played]] = {}
    for game in sorted(games, key=lambda game: game.match.number):
        found.setdefault(game.match.seed, []).append(game)
    return found


def complete_seeds(games: Sequence[Played], a_seed: int) -> list[Played]:
    """Games of seeds that were played in all rotations; the others would favour a seat."""
    return [game for seed in by_seed(games).values() if len(seed) == a_seed for game in seed]


def standing(label: str, entrant: int, games: Sequence[Played]) -> Standing:
    seeds = list(by_seed([game for game in games if entrant in game.match.seating]).values())
    own = [(game, place) for seed in seeds for game in seed for place in _places(game, entrant)]
    results = [game.seats[place] for game, place in own]
    won = [place in game.winners for game, place in own]
    wins = [sum(win_share(game, entrant) for game in seed) for seed in seeds]
    played = [float(len(seed)) for seed in seeds]
    points = [sum(game.seats[place].total for game in seed for place in _places(game, entrant)) for seed in seeds]
    seats = [float(sum(len(_places(game, entrant)) for game in seed)) for seed in seeds]
    lots = [(lot, game.match.seating) for seed in seeds for game in seed for lot in game.lots]
    timing = Timing()
    for result in results:
        timing.add_all(result.timing)
    founded = sum(result.founded for result in results)
    failed = sum(result.failed for result in results)
    return Standing(
        label=label,
        seats=len(results),
        win_share=bootstrap_share(wins, played),
        even_share=_mean([len(_places(game, entrant)) / len(game.seats) for seed in seeds for game in seed]) or 0.0,
        points=bootstrap(points, seats),
        points_as_winner=_mean([result.total for result, has_won in zip(results, won) if has_won]),
        points_as_loser=_mean([result.total for result, has_won in zip(results, won) if not has_won]),
        sources=_sources(results),
        spread=Counter(result.total for result in results),
        ducats=_mean([result.ducats for result in results]) or 0.0,
        colonies=_mean([result.colonies for result in results]) or 0.0,
        colonies_as_winner=Counter(result.colonies for result, has_won in zip(results, won) if has_won),
        foundings=founded + failed,
        failed_share=failed / (founded + failed) if founded + failed else None,
        extra_actions=_mean([result.extra_actions for result in results]) or 0.0,
        cards=_mean([result.cards for result in results]) or 0.0,
        lots=lot_stats(_seats_lots(lots, entrant, "winner")),
        auctioned=lot_stats(_seats_lots(lots, entrant, "auctioneer")),
        timing=timing,
    )


def win_share(game: Played, entrant: int) -> float:
    """The share of one game; several winners share it evenly."""
    return sum(game.match.seating[seat] == entrant for seat in game.winners) / len(game.winners)


def _places(game: Played, entrant: int) -> list[int]:
    return [seat for seat, sitting in enumerate(game.match.seating) if sitting == entrant]


def _sources(results: Sequence[SeatResult]) -> dict[str, float]:
    return {source: _mean([result.points[place] for result in results]) or 0.0 for place, source in enumerate(SOURCES)}


def _seats_lots(lots: Sequence[tuple[LotResult, tuple[int, ...]]], entrant: int, role: str) -> list[LotResult]:
    return [lot for lot, seating in lots if seating[getattr(lot, role)] == entrant]


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
