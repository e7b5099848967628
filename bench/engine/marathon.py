"""Plays thousands of games on all editions, variants and numbers of seats, and reports every failure.

PYTHONPATH=build/compiled python bench/engine/marathon.py --games 10000

A game that fails is reported with its seed and kept as a record; the exit status is then 1.
"""

import argparse
import multiprocessing
import sys
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import goa
from goa.bots.players.registry import seat_bot
from goa.editions.load import load_edition


@dataclass(frozen=True)
class Setting:
    """A kind of table."""

    edition: str
    players: int
    quick_start: bool
    bonanza: bool
    open_money: bool

    def start(self, seed: int) -> goa.State:
        return goa.new_game(
            self.edition,
            players=self.players,
            seed=seed,
            quick_start=self.quick_start,
            bonanza=self.bonanza,
            open_money=self.open_money,
        )


@dataclass(frozen=True)
class Ended:
    """How a game ended: the number of choices, and a problem with the record so far if it failed."""

    seed: int
    setting: Setting
    choices: int
    problem: str
    record: str


def settings() -> list[Setting]:
    found = []
    for edition, players in product(("2004", "2012"), (2, 3, 4)):
        bonanza = (False, True) if load_edition(edition).bonanza else (False,)
        found += [Setting(edition, players, *switches) for switches in product((False, True), bonanza, (False, True))]
    return found


def play(job: tuple[int, Setting, str]) -> Ended:
    seed, setting, bot = job
    state = setting.start(seed)
    try:
        bots = [seat_bot(bot, seed, seat) for seat in range(setting.players)]
        while not state.is_over:
            choice = state.offered[0]
            if len(state.offered) > 1:
                choice = bots[state.seat].choose(goa.observe(state, state.seat), state.offered)
            goa.apply(state, choice)  # refuses what is not offered
    except Exception as problem:  # noqa: BLE001 - a bot may fail in any way, and the other games go on
        return Ended(seed, setting, state.choices_made, f"{type(problem).__name__}: {problem}", goa.write_record(state))
    return Ended(seed, setting, state.choices_made, "", "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others count on from it")
    parser.add_argument("--failed", type=Path, default=Path("failed"), help="folder for the records of games that fail")
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.jobs < 1:
        parser.error(f"expected at least 1 game and 1 job, came {arguments.games} and {arguments.jobs}")
    tables = settings()
    jobs = [(arguments.seed + n, tables[n % len(tables)], arguments.bot) for n in range(arguments.games)]
    failed = choices = 0
    started = time.perf_counter()
    console = Console()
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool, Progress(console=console) as progress:
        task = progress.add_task(f"{arguments.bot}, {len(tables)} kinds of table", total=arguments.games)
        for ended in pool.imap_unordered(play, jobs, chunksize=10):
            progress.advance(task)
            choices += ended.choices
            if ended.problem:
                failed += 1
                arguments.failed.mkdir(parents=True, exist_ok=True)
                (arguments.failed / f"{ended.seed}.goa").write_text(ended.record, encoding="utf-8")
                console.print(f"seed {ended.seed}, {ended.setting}, choice {ended.choices}: {ended.problem}")
    seconds = time.perf_counter() - started
    console.print(f"{arguments.games:,} games on {len(tables)} kinds of table, {choices:,} choices, {seconds:,.0f} s")
    console.print(f"{failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
