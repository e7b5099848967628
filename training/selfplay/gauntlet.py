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
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from goa.bots.network.model import Network
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


@dataclass(frozen=True)
class Result:
    """How a game went for the network."""

    game: Game
    win_share: float
    points: float
    opponents_points: float
    choices: int
    seconds: float  # that the network took for them


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


def evaluate(network: Path, config: Config, jobs: int, out: Path | None = None) -> list[Summary]:
    """Play the gauntlet of a configuration; what is finished is written after every match."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = "1"  # before the processes that play load numpy
    summaries: list[Summary] = []
    games = list(_games(str(network), config))
    with get_context("spawn").Pool(jobs) as pool:
        played: list[Result] = []
        for result in pool.imap(play, games):
            if played and result.game.match != played[0].game.match:
                summaries.append(_summed_up(played, out, summaries))
                played = []
            played.append(result)
        if played:
            summaries.append(_summed_up(played, out, summaries))
    return summaries


def play(game: Game) -> Result:
    """One game to its end."""
    state = new_game(game.edition, players=game.seats, seed=game.seed)
    bots = [
        _bot(game.network if seat == game.seat else game.opponent, game.seed * game.seats + seat)
        for seat in range(game.seats)
    ]
    choices, seconds = 0, 0.0
    while not state.is_over:
        if len(state.offered) == 1:
            advance(state, state.offered[0])
            continue
        seat = state.seat
        observation = observe(state, seat)
        began = time.perf_counter()
        choice = bots[seat].choose(observation, observation.offered)
        if seat == game.seat:
            choices += 1
            seconds += time.perf_counter() - began
        advance(state, choice)
    scores = score(state)
    totals = [line.total for line in scores.seats]
    mine = totals.pop(game.seat)
    share = (game.seat in scores.winners) / len(scores.winners)
    return Result(game, share, mine, statistics.mean(totals), choices, seconds)


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
                    yield Game(number, network, opponent, edition, match.seats, seed, seat)
            number += 1


def _summed_up(played: list[Result], out: Path | None, before: list[Summary]) -> Summary:
    summary = summary_of(played)
    print(as_words(summary), flush=True)
    if out is not None:
        plain: list[dict[str, Any]] = [asdict(line) for line in [*before, summary]]
        out.write_text(json.dumps(plain, indent=1) + "\n", "utf-8")
    return summary


def as_words(summary: Summary) -> str:
    return (
        f"{summary.opponent} {summary.edition} {summary.seats} seats: wins {100 * summary.wins:.1f} % "
        f"± {100 * summary.interval:.1f} of {summary.games} (even {100 * summary.even:.0f}), "
        f"{summary.points:.1f} points to {summary.opponents_points:.1f}, {summary.milliseconds:.1f} ms a choice"
    )


def _bot(name: str, seed: int) -> Bot:
    return NetworkBot(seed, network=_network(name)) if name.endswith(".npz") else make_bot(name, seed)


@lru_cache(maxsize=4)
def _network(path: str) -> Network:
    return read_network(Path(path))
