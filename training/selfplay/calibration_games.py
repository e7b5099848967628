"""Plays games of admirals and captains, and notes at every decision which win chances were told and what came of it.

Pieces of 50 games are stored as they are finished, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from goa.bots.explain.estimates import heuristic_estimate
from goa.bots.network.weight_file import read_network
from goa.bots.players.heuristic import HeuristicBot
from goa.core.engine import advance
from goa.rows.encode_row import row_of_state
from goa.rules.game import new_game
from goa.rules.scoring import score
from goa.views.observation import observe

if TYPE_CHECKING:
    from pathlib import Path

    from goa.bots.network.model import Network
    from goa.core.state import State

FIRST_SEED: Final = 170_000  # neither training nor the gauntlet plays these
GAMES_AT_ONCE: Final = 50  # games that are played side by side, and make up a piece
ROUNDS_IN_A_PART: Final = 4
HEURISTIC_EVERY: Final = 8  # of so many decisions, the heuristic is asked about one
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Predictions:
    """One line for each decision; columns are the seats of the table."""

    game: npt.NDArray[np.int32]  # its seed
    round: npt.NDArray[np.int32]  # 0 to 7
    network: Floats
    heuristic: Floats  # not a number where it was not asked
    came: Floats  # the share of the victory


def play(network: Path, edition: str, seats: int, seeds: range, jobs: int, folder: Path) -> Predictions:
    """The predictions of these games; pieces that are in the folder already are not played again."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = "1"  # before the processes that play load numpy
    folder.mkdir(parents=True, exist_ok=True)
    pieces = [
        range(first, min(first + GAMES_AT_ONCE, seeds.stop)) for first in range(seeds.start, seeds.stop, GAMES_AT_ONCE)
    ]
    missing = [piece for piece in pieces if not _path(folder, edition, seats, piece).exists()]
    if missing:
        with get_context("spawn").Pool(jobs) as pool:
            pool.map(partial(_store_piece, network, edition, seats, folder), missing, chunksize=1)
    return joined([read_piece(_path(folder, edition, seats, piece)) for piece in pieces])


def _path(folder: Path, edition: str, seats: int, piece: range) -> Path:
    return folder / f"{edition}-{seats}-{piece.start}-{piece.stop - 1}.npz"


def _store_piece(network: Path, edition: str, seats: int, folder: Path, piece: range) -> None:
    found = predictions(network, edition, seats, piece)
    path = _path(folder, edition, seats, piece)
    partly = path.with_suffix(".part.npz")
    np.savez_compressed(
        partly,
        game=found.game,
        round=found.round,
        network=found.network,
        heuristic=found.heuristic,
        came=found.came,
    )
    partly.rename(path)


def read_piece(path: Path) -> Predictions:
    with np.load(path) as arrays:
        return Predictions(**{name: arrays[name] for name in arrays.files})


def joined(pieces: list[Predictions]) -> Predictions:
    names = ("game", "round", "network", "heuristic", "came")
    return Predictions(**{name: np.concatenate([getattr(piece, name) for piece in pieces]) for name in names})


def captains_of(seed: int, seats: int) -> list[bool]:
    """Which seats a captain plays: in successive seeds every line-up of captains and admirals comes once."""
    return [bool((seed - FIRST_SEED) >> seat & 1) for seat in range(seats)]


class _Told:
    """What was told of one game."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.network: list[Floats] = []
        self.heuristic: list[Floats] = []

    def compared(self, seed: int, over: State) -> Predictions:
        winners = score(over).winners
        came = np.array([(seat in winners) / len(winners) for seat in range(over.seats)], np.float32)
        return Predictions(
            game=np.full(len(self.rounds), seed, np.int32),
            round=np.array(self.rounds, np.int32),
            network=np.array(self.network, np.float32),
            heuristic=np.array(self.heuristic, np.float32),
            came=np.tile(came, (len(self.rounds), 1)),
        )


def predictions(network: Path, edition: str, seats: int, seeds: range) -> Predictions:
    """Of games that are played side by side. The seat that decides tells the chances, as a hint does."""
    answering = _network(network)
    captain = HeuristicBot(0)
    told = {seed: _Told() for seed in seeds}
    running = {seed: new_game(edition, players=seats, seed=seed) for seed in seeds}
    found: list[Predictions] = []
    while running:
        for state in running.values():
            while len(state.offered) == 1:
                advance(state, state.offered[0])
        for seed in [seed for seed, state in running.items() if state.is_over]:
            found.append(told[seed].compared(seed, running.pop(seed)))
        if not running:
            break
        rows = [row_of_state(state, state.seat, True) for state in running.values()]
        logits, chances, _ = answering.answers(rows)
        for (seed, state), line, chance in zip(list(running.items()), logits, chances, strict=True):
            line_of = told[seed]
            seat, offered = state.seat, state.offered
            asks_heuristic = len(line_of.rounds) % HEURISTIC_EVERY == 0
            is_captain = captains_of(seed, seats)[seat]
            observation = observe(state, seat) if asks_heuristic or is_captain else None
            nothing = np.full(seats, np.nan, np.float32)
            line_of.rounds.append(state.part * ROUNDS_IN_A_PART + max(state.round, 1) - 1)
            line_of.network.append(np.roll(chance[:seats], seat))
            if observation is not None and asks_heuristic:
                line_of.heuristic.append(np.array(heuristic_estimate(observation).win_chances, np.float32))
            else:
                line_of.heuristic.append(nothing)
            if observation is not None and is_captain:
                advance(state, captain.choose(observation, offered))
            else:
                advance(state, offered[int(line[[choice.id for choice in offered]].argmax())])
    return joined(found)


@cache
def _network(path: Path) -> Network:
    return read_network(path)
