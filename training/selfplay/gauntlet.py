"""Matches of a network against a fixed list of opponents, in duplicate.

Each seed is played once with the network in every seat. The interval is 95 %, from the spread between seeds.
"""

from __future__ import annotations

import json
import math
import os
import statistics
import time
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from goa.bots.network.model import Network
from goa.bots.network.network_search import NetworkSearchBot
from goa.bots.network.player import NetworkBot
from goa.bots.network.weight_file import read_network
from goa.bots.players.registry import make_bot
from goa.core.engine import advance
from goa.rules.game import new_game
from goa.rules.scoring import score
from goa.views.observation import observe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from training.selfplay.config import Config

    from goa.bots.players.protocol import Bot

FIRST_SEED: Final = 70_000  # training plays other seeds
STANDARD_ERRORS: Final = 1.96  # in half of a 95 % interval


@dataclass(frozen=True)
class Game:
    """One game of a match."""

    match: int
    network: str
    opponent: str
    edition: str
    seats: int
    seed: int
    seat: int  # of the network
    search: str = ""  # seconds for a choice of the network


@dataclass(frozen=True)
class Result:
    """How a game went for the network."""

    game: Game
    win_share: float
    points: float
    opponents_points: float
    choices: int
    seconds: float  # that the network took for them
    longest: float = 0.0


@dataclass(frozen=True)
class Summary:
    """How a match went."""

    opponent: str
    edition: str
    seats: int
    games: int
    even: float
    wins: float
    interval: float
    points: float
    opponents_points: float
    milliseconds: float  # for a choice of the network
    longest: float  # of these, in milliseconds
    search: str


def evaluate(network: Path, config: Config, jobs: int, out: Path | None = None) -> list[Summary]:
    """Play the gauntlet of a configuration.

    With `out` every finished game is kept beside it. Started again, the command plays only the games that are missing.
    """
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = "1"  # before the processes that play load numpy
    summaries: list[Summary] = []
    kept = KeptGames(out.with_suffix(".jsonl") if out else None)
    matches = [list(games) for _, games in groupby(_games(str(network), config), key=lambda game: game.match)]
    with get_context("spawn").Pool(jobs) as pool:
        missing = [game for games in matches for game in games if game not in kept.results]
        results = pool.imap_unordered(play, missing)  # kept as soon as they are there: an interruption costs few games
        for games in matches:
            while any(game not in kept.results for game in games):
                kept.keep(next(results))
            summaries.append(_summed_up([kept.results[game] for game in games], out, summaries))
    return summaries


class KeptGames:
    """Finished games, and a file with a line for each of them if a path is given."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: dict[Game, Result] = {}
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                words = json.loads(line)
                result = Result(**{**words, "game": Game(**words["game"])})
                self.results[result.game] = result

    def keep(self, result: Result) -> None:
        self.results[result.game] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")


def play(game: Game) -> Result:
    """One game to its end."""
    state = new_game(game.edition, players=game.seats, seed=game.seed)
    bots = [
        _bot(game.network, seed, game.search) if seat == game.seat else _bot(game.opponent, seed)
        for seat, seed in enumerate(range(game.seed * game.seats, (game.seed + 1) * game.seats))
    ]
    times: list[float] = []
    while not state.is_over:
        if len(state.offered) == 1:
            advance(state, state.offered[0])
            continue
        seat = state.seat
        observation = observe(state, seat)
        began = time.perf_counter()
        choice = bots[seat].choose(observation, observation.offered)
        if seat == game.seat:
            times.append(time.perf_counter() - began)
        advance(state, choice)
    scores = score(state)
    totals = [line.total for line in scores.seats]
    mine = totals.pop(game.seat)
    share = (game.seat in scores.winners) / len(scores.winners)
    return Result(game, share, mine, statistics.mean(totals), len(times), sum(times), max(times))


def summary_of(played: list[Result]) -> Summary:
    first = played[0].game
    by_seed: dict[int, list[float]] = {}
    for result in played:
        by_seed.setdefault(result.game.seed, []).append(result.win_share)
    means = [statistics.mean(shares) for shares in by_seed.values()]
    spread = statistics.stdev(means) / math.sqrt(len(means)) if len(means) > 1 else 1.0
    choices = sum(result.choices for result in played)
    return Summary(
        opponent=Path(first.opponent).name,
        edition=first.edition,
        seats=first.seats,
        games=len(played),
        even=round(1 / first.seats, 4),
        wins=round(statistics.mean(means), 4),
        interval=round(STANDARD_ERRORS * spread, 4),
        points=round(statistics.mean(result.points for result in played), 2),
        opponents_points=round(statistics.mean(result.opponents_points for result in played), 2),
        milliseconds=round(1000 * sum(result.seconds for result in played) / max(1, choices), 2),
        longest=round(1000 * max(result.longest for result in played), 1),
        search=first.search,
    )


def _games(network: str, config: Config) -> Iterator[Game]:
    number = 0
    for match in config.gauntlet:
        opponent = match.opponent
        if opponent.endswith(".npz"):
            opponent = str(config.path(opponent))
            if not Path(opponent).exists():
                print(f"left out: there is no {opponent}", flush=True)
                continue
        for edition in config.editions:
            for seed in range(FIRST_SEED, FIRST_SEED + -(-match.games // match.seats)):
                for seat in range(match.seats):
                    yield Game(number, network, opponent, edition, match.seats, seed, seat, match.search)
            number += 1


def _summed_up(played: list[Result], out: Path | None, before: list[Summary]) -> Summary:
    summary = summary_of(played)
    print(as_words(summary), flush=True)
    if out is not None:
        plain: list[dict[str, Any]] = [asdict(line) for line in [*before, summary]]
        out.write_text(json.dumps(plain, indent=1) + "\n", "utf-8")
    return summary


def as_words(summary: Summary) -> str:
    how = f" with {summary.search} s of search" if summary.search else ""
    return (
        f"{summary.opponent} {summary.edition} {summary.seats} seats: wins {100 * summary.wins:.1f} % "
        f"± {100 * summary.interval:.1f} of {summary.games} (even {100 * summary.even:.0f}), "
        f"{summary.points:.1f} points to {summary.opponents_points:.1f}, "
        f"{summary.milliseconds:.1f} ms a choice{how}, {summary.longest:.0f} ms at most"
    )


def _bot(name: str, seed: int, search: str = "") -> Bot:
    if not name.endswith(".npz"):
        return make_bot(name, seed)
    if search:
        return NetworkSearchBot(seed, search, network=_network(name))
    return NetworkBot(seed, network=_network(name))


@lru_cache(maxsize=4)
def _network(path: str) -> Network:
    return read_network(Path(path))
