"""Plays games of one bot with itself and notes what happened, a line of JSON for each game."""

import json
import multiprocessing
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from goa.bots.players.registry import seat_bot
from goa.core.engine import advance
from goa.core.events import (
    ActionTaken,
    ColonyFounded,
    Event,
    ExtraActionSpent,
    FoundingFailed,
    LotOpened,
    LotTaken,
    MarkerAdvanced,
)
from goa.core.state import Options
from goa.editions.load import load_edition
from goa.rules.rounds import ROUNDS_IN_A_PART
from goa.rules.scoring import score
from goa.rules.setup import set_up
from goa.views.observation import observe

PROGRESS_SECONDS = 10


@dataclass
class GameNotes:
    """What happened in a game; rounds count from 1 to 8, seats from 0."""

    seed: int
    lots: list[tuple[int, int, int, int, int]] = field(default_factory=list)  # round, tile, price, buyer, auctioneer
    actions: list[tuple[int, int, int]] = field(default_factory=list)  # round, seat, action
    steps: list[tuple[int, int, int, int]] = field(default_factory=list)  # round, seat, column, row reached from 1
    foundings: list[tuple[int, int, int, bool]] = field(default_factory=list)  # round, seat, colony, success
    extra_actions: list[tuple[int, int]] = field(default_factory=list)  # round, seat
    points: list[dict[str, int]] = field(default_factory=list)  # by seat, the lines of the score sheet
    winners: list[int] = field(default_factory=list)


def play_game(bot: str, edition: str, seats: int, seed: int) -> GameNotes:
    """One game of this bot with itself."""
    state = set_up(load_edition(edition), seats, seed, Options())
    players = [seat_bot(bot, seed, seat) for seat in range(seats)]
    notes = GameNotes(seed)
    auctioneer = 0
    while state.agenda:
        round = state.part * ROUNDS_IN_A_PART + state.round
        choice = state.offered[0]
        if len(state.offered) > 1:
            choice = players[state.seat].choose(observe(state, state.seat), state.offered)
        advance(state, choice)
        for event in state.events:
            if isinstance(event, LotOpened):
                auctioneer = event.auctioneer
            _note(notes, event, round, auctioneer)
    scores = score(state)
    notes.points = [asdict(line) for line in scores.seats]
    notes.winners = list(scores.winners)
    return notes


def _note(notes: GameNotes, event: Event, round: int, auctioneer: int) -> None:
    if isinstance(event, LotTaken):
        notes.lots.append((round, event.tile, event.price, event.seat, auctioneer))
    elif isinstance(event, ActionTaken):
        notes.actions.append((round, event.seat, event.action))
    elif isinstance(event, MarkerAdvanced):
        notes.steps.append((round, event.seat, event.column, event.row + 1))
    elif isinstance(event, ColonyFounded | FoundingFailed):
        notes.foundings.append((round, event.seat, event.colony, isinstance(event, ColonyFounded)))
    elif isinstance(event, ExtraActionSpent):
        notes.extra_actions.append((round, event.seat))


def _one(job: tuple[str, str, int, int]) -> GameNotes:
    return play_game(*job)


def play_games(bot: str, edition: str, seats: int, games: int, jobs: int, file: Path) -> None:
    """Play the games that the file does not have yet; it is written game by game, so an interrupted run goes on."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    have = {notes.seed for notes in read_games(file)}
    wanted = [(bot, edition, seats, seed) for seed in range(games) if seed not in have]
    whole = file.read_bytes()
    file.write_bytes(whole[: whole.rfind(b"\n") + 1])  # without a line that was cut off
    told = time.monotonic()
    with file.open("a", encoding="utf-8") as out, multiprocessing.Pool(jobs) as pool:
        for number, notes in enumerate(pool.imap_unordered(_one, wanted), 1):
            out.write(json.dumps(asdict(notes), separators=(",", ":")) + "\n")
            out.flush()
            if time.monotonic() - told > PROGRESS_SECONDS:
                told = time.monotonic()
                print(f"{edition}, {seats} seats: {len(have) + number} of {games} games", flush=True)


def read_games(file: Path) -> Iterator[GameNotes]:
    """The games of a file; a last line that was cut off by an interruption is left out."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            if line.endswith("\n"):
                yield GameNotes(**json.loads(line))
