"""Elo from placings, by maximum likelihood.

The model is that of Plackett and Luce: every bot has a strength, and is first at a table with a chance of its strength
over the sum of the strengths at the table. The second is the first among the others, and so on down to the last. At two
seats this is the model of Bradley and Terry, on which Elo's formula is based: 400 points more mean ten to one.

So a placing is a row of contests (the first among those left). At the most likely strengths every bot won as many
contests as expected. Each round of the iteration sets a strength to contests won over the sum of count / total strength
of the contests, which never makes the result less likely (Hunter 2004, "MM algorithms for generalized Bradley-Terry
models"). A bot that never lost would be infinitely strong; therefore each bot plays one more drawn contest against an
imaginary bot of strength 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, log10
from typing import Final

from goa.bots.arena.results import Played

AVERAGE: Final = 1500.0
ELO_SCALE: Final = 400.0
CLOSE_ENOUGH: Final = 1e-5  # of a logarithm of a strength: a thousandth of a point
MOST_ROUNDS: Final = 2_000


@dataclass
class Contests:
    """How often which entrants contended, and how often each won; can be added up."""

    counts: dict[tuple[int, ...], int] = field(default_factory=dict)  # by entrants at the table, once for each seat
    wins: dict[int, float] = field(default_factory=dict)  # by entrant

    def add(self, at_table: tuple[int, ...], winners: Sequence[int]) -> None:
        """Add a contest; several winners share it."""
        self.counts[at_table] = self.counts.get(at_table, 0) + 1
        for entrant in winners:
            self.wins[entrant] = self.wins.get(entrant, 0.0) + 1 / len(winners)

    def add_all(self, other: Contests) -> None:
        for at_table, count in other.counts.items():
            self.counts[at_table] = self.counts.get(at_table, 0) + count
        for entrant, won in other.wins.items():
            self.wins[entrant] = self.wins.get(entrant, 0.0) + won


def contests_of(game: Played) -> Contests:
    """The best leaves the table, then the best of the rest, and so on; ties in points and ducats leave together."""
    found = Contests()
    places = {seat: (result.total, result.ducats) for seat, result in enumerate(game.seats)}
    while places:
        best = max(places.values())
        first = [seat for seat, place in places.items() if place == best]
        at_table = tuple(sorted(game.match.seating[seat] for seat in places))
        if len(set(at_table)) > 1:  # a bot against itself says nothing
            found.add(at_table, [game.match.seating[seat] for seat in first])
        places = {seat: place for seat, place in places.items() if place != best}
    return found


def fit(entrants: int, contests: Contests, start: Sequence[float] | None = None) -> list[float]:
    """The most likely strengths."""
    strengths = [1.0] * entrants if start is None else list(start)
    for _ in range(MOST_ROUNDS):
        before = strengths
        expected = [1 / (strength + 1) for strength in before]  # against the imaginary bot
        for at_table, count in contests.counts.items():
            share = count / sum(before[entrant] for entrant in at_table)
            for entrant in at_table:
                expected[entrant] += share
        strengths = [(contests.wins.get(entrant, 0.0) + 0.5) / expected[entrant] for entrant in range(entrants)]
        moved = [log(new / old) for new, old in zip(strengths, before)]
        if max(moved) - min(moved) < CLOSE_ENOUGH:  # a common factor changes nothing
            break
    return strengths


def elo(strengths: Sequence[float]) -> list[float]:
    """Strengths in Elo points, with a mean of 1500."""
    points = [ELO_SCALE * log10(strength) for strength in strengths]
    shift = AVERAGE - sum(points) / len(points)
    return [each + shift for each in points]


def add_up(parts: Sequence[Contests]) -> Contests:
    total = Contests()
    for part in parts:
        total.add_all(part)
    return total


def head_to_head(games: Sequence[Played]) -> dict[tuple[int, int], float]:
    """For each two entrants, the share of their common games in which the first was placed before the second."""
    met: Counter[tuple[int, int]] = Counter()
    ahead: dict[tuple[int, int], float] = {}
    for game in games:
        for seat, mine in enumerate(game.match.seating):
            for other, theirs in enumerate(game.match.seating):
                if mine == theirs:
                    continue
                one, two = (game.seats[place] for place in (seat, other))
                better, worse = (one.total, one.ducats), (two.total, two.ducats)
                met[mine, theirs] += 1
                ahead[mine, theirs] = ahead.get((mine, theirs), 0.0) + (better > worse) + (better == worse) / 2
    return {pair: won / met[pair] for pair, won in ahead.items()}
