"""What the games of a table say: prices, rows, actions, colonies and points, of winners and of the others."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from training.insight.play import GameNotes

from goa.editions.vocabulary import COLONIES, COLUMNS, NO_TILE, TILES
from goa.rules.scoring import SCORE_LINES

ACTIONS: Final = ("progress", "ships", "harvest", "taxes", "expedition", "founding")  # as events number them
ROUNDS: Final = range(1, 9)
LAST_OF_A: Final = 4
FEWEST_LOTS: Final = 20  # fewer say nothing about a price
POINTS: Final = (*SCORE_LINES, "total")


@dataclass(frozen=True)
class Mean:
    """A mean with the half width of its 95 % interval."""

    value: float
    within: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.within:.1f}"


def mean(values: Sequence[float]) -> Mean:
    return Mean(fmean(values), 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf"))


def flag_prices(games: Iterable[GameNotes]) -> dict[int, Mean]:
    """What the flag costs, by round."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        for round, tile, price, _, _ in game.lots:
            if tile == NO_TILE:
                found[round].append(price)
    return {round: mean(prices) for round, prices in sorted(found.items())}


def lot_prices(games: Iterable[GameNotes]) -> dict[str, Mean]:
    """What each kind of tile costs, unsold ones as 0, the dearest first."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        for _, tile, price, _, _ in game.lots:
            if tile != NO_TILE:
                found[tile].append(price)
    prices = {TILES[tile]: mean(paid) for tile, paid in found.items() if len(paid) >= FEWEST_LOTS}
    return dict(sorted(prices.items(), key=lambda item: -item[1].value))


def rows(games: Iterable[GameNotes], *, of_winners: bool, after: int) -> dict[str, float]:
    """The mean row of each marker after a round, of winners or of the others."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for game in games:
        for seat in _seats(game, of_winners):
            for column in range(len(COLUMNS)):
                reached = [
                    row for round, who, what, row in game.steps if who == seat and what == column and round <= after
                ]
                found[column].append(max(reached, default=1))
    return {COLUMNS[column]: fmean(reached) for column, reached in sorted(found.items())}


def actions(games: Iterable[GameNotes], *, of_winners: bool) -> dict[str, list[float]]:
    """How often a seat takes each action, by round."""
    counted: defaultdict[tuple[int, int], int] = defaultdict(int)
    seats = 0
    for game in games:
        chosen = _seats(game, of_winners)
        seats += len(chosen)
        for round, seat, action in game.actions:
            if seat in chosen:
                counted[action, round] += 1
    return {name: [counted[number, round] / seats for round in ROUNDS] for number, name in enumerate(ACTIONS)}


def foundings(games: Iterable[GameNotes]) -> dict[int, tuple[float, float]]:
    """By round: how many a seat tries, and the share that succeeds."""
    tried: defaultdict[int, list[bool]] = defaultdict(list)
    seats = 0
    for game in games:
        seats += len(game.points)
        for round, _, _, success in game.foundings:
            tried[round].append(success)
    return {round: (len(tried[round]) / seats, fmean(tried[round] or [0])) for round in ROUNDS}


def colony_order(games: Iterable[GameNotes]) -> dict[str, list[float]]:
    """The share of seats whose first, second, ... colony it is."""
    counted: defaultdict[tuple[int, int], int] = defaultdict(int)
    seats = 0
    for game in games:
        seats += len(game.points)
        for seat in range(len(game.points)):
            founded = [colony for _, who, colony, success in game.foundings if who == seat and success]
            for place, colony in enumerate(founded):
                counted[colony, place] += 1
    return {
        name: [counted[number, place] / seats for place in range(len(COLONIES))] for number, name in enumerate(COLONIES)
    }


def points(games: Iterable[GameNotes], *, of_winners: bool) -> dict[str, float]:
    """The lines of the score sheet."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for game in games:
        for seat in _seats(game, of_winners):
            for line in POINTS:
                found[line].append(game.points[seat][line])
    return {line: fmean(found[line]) for line in POINTS}


def wins_by_flags(games: Iterable[GameNotes]) -> dict[int, tuple[float, int]]:
    """The share of the victories of seats by how many flags they bought, and how many such seats there were."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        for seat in range(len(game.points)):
            bought = sum(tile == NO_TILE and buyer == seat for _, tile, _, buyer, _ in game.lots)
            found[bought].append((seat in game.winners) / len(game.winners))
    return {bought: (fmean(wins), len(wins)) for bought, wins in sorted(found.items())}


def _seats(game: GameNotes, of_winners: bool) -> list[int]:
    return [seat for seat in range(len(game.points)) if (seat in game.winners) == of_winners]
