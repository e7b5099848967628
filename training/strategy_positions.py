"""The positions of the strategy lesson: play a game of admirals up to a choice, and rate the choices there.

python training/strategy_positions.py make stop_bidding 4 108 141   seats, seed, and how many choices come before
python training/strategy_positions.py rate stop_bidding ...         rates stored positions again

A rating is the share of games that the learner wins: the admirals' network plays on from each choice in imagined
positions and then says who will win. Choices of one sample share their dice.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

import numpy as np

from goa.bots.network.player import NetworkBot
from goa.bots.network.rollouts import begun, win_chances
from goa.bots.network.weight_file import shipped_network
from goa.bots.players.heuristic import HeuristicBot
from goa.core.choices import BY_TEXT, Choice
from goa.core.dice import rolled
from goa.core.engine import advance
from goa.core.state import State
from goa.rules.game import new_game
from goa.tables.lessons.prepared import prepared
from goa.views.imagine import imagine
from goa.views.observation import observe

EDITION: Final = "2012"
FOLDER: Final = Path(__file__).parents[1] / "src" / "goa" / "tables" / "lessons" / "positions"
DECISIONS_A_SEAT: Final = 12
MOST_RATED: Final = 6
SEED: Final = 17

Moves = list[tuple[int, str]]


def play(seats: int, seed: int, choices: int) -> tuple[State, Moves]:
    """A game of admirals, up to so many choices."""
    state = new_game(EDITION, players=seats, seed=seed)
    bot = NetworkBot(0)
    moves: Moves = []
    while state.choices_made < choices:
        seen = observe(state, state.seat)
        choice = bot.choose(seen, seen.offered)
        moves.append((state.seat, choice.text))
        advance(state, choice)
    return state, moves


def to_be_rated(state: State) -> list[Choice]:
    """The admiral's choice, and the others that the captain likes best."""
    seen = observe(state, state.seat)
    best = NetworkBot(0).choose(seen, seen.offered)
    liked = [opinion.choice for opinion in HeuristicBot(0).explain(seen, seen.offered)]
    plain = [choice for choice in seen.offered if choice.text in ("pass", "buy", "taxes", "harvest")]
    others = [*liked[: MOST_RATED - 2], *plain, *liked[MOST_RATED - 2 :]]
    return list(dict.fromkeys([best, *others]))[:MOST_RATED]


def rate(state: State, candidates: list[Choice], samples: int) -> dict[str, float]:
    """The win chance after each choice, the best first."""
    seen = observe(state, state.seat)
    dice = SEED
    imagined = []
    for _ in range(samples):
        imagined.append(imagine(seen, dice))
        dice = rolled(dice)
    noise = np.random.default_rng(SEED)
    rollouts = begun(imagined, candidates)
    found = win_chances(shipped_network(), rollouts, state.seat, DECISIONS_A_SEAT * state.seats, noise, lambda: False)
    assert found is not None
    means = found.mean(1)
    order = sorted(range(len(candidates)), key=lambda number: -means[number])
    return {candidates[number].text: round(float(means[number]), 3) for number in order}


def write(name: str, state: State, seed: int, moves: Moves, wins: dict[str, float]) -> None:
    lines = "\n".join(f"{seat + 1} {text}" for seat, text in moves)
    rated = "\n".join(f'"{text}" = {share}' for text, share in wins.items())
    (FOLDER / f"{name}.toml").write_text(
        f'edition = "{EDITION}"\nseed = {seed}\nseats = {state.seats}\nlearner = {state.seat + 1}\n'
        f'moves = """\n{lines}\n"""\n\n'
        f"[wins] # training/strategy_positions.py: the share of games won after each choice\n{rated}\n",
        encoding="utf-8",
    )


def stored(name: str) -> tuple[State, int, Moves]:
    position = prepared(name)
    state = new_game(position.edition, players=position.seats, seed=position.seed)
    for _, text in position.moves:
        advance(state, BY_TEXT[text])
    return state, position.seed, list(position.moves)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", type=int, default=64)
    ways = parser.add_subparsers(dest="way", required=True)
    make = ways.add_parser("make")
    make.add_argument("name")
    make.add_argument("numbers", type=int, nargs=3, metavar="SEATS SEED CHOICES")
    again = ways.add_parser("rate")
    again.add_argument("names", nargs="+")
    options = parser.parse_args()
    for name in options.names if options.way == "rate" else [options.name]:
        if options.way == "make":
            seats, seed, choices = options.numbers
            state, moves = play(seats, seed, choices)
        else:
            state, seed, moves = stored(name)
        wins = rate(state, to_be_rated(state), options.samples)
        write(name, state, seed, moves, wins)
        print(name, wins, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
