"""The command goa simulate: play many games and report speed and scores."""

import argparse
import json
import sys
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from goa.bots.players.registry import make_bot, seat_bot
from goa.cli.arguments import DEFAULT_EDITION, DEFAULT_PLAYERS, add_table_arguments, seed_number
from goa.cli.console import make_console, wants_plain
from goa.cli.display.score_categories import SCORE_CATEGORIES
from goa.cli.errors import CommandError
from goa.core.dice import HIGHEST_SEED, MASK
from goa.core.playout import play_out
from goa.core.state import State
from goa.editions.load import load_edition
from goa.editions.types import Edition
from goa.rules.game import apply, new_game
from goa.rules.scoring import Score, score
from goa.views.observation import observe

RANDOM: Final = "random"
CHOICE_SEED_OFFSET: Final = 0x5DEECE66D  # keeps the random choices independent of the shuffled cards


@dataclass
class Tally:
    """Sums over the games so far."""

    choices: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[Score] = field(default_factory=list)


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("simulate", help="play many games and show statistics")
    parser.set_defaults(run=run)
    add_table_arguments(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument(
        "--seed", type=seed_number, default=0, help="seed of the first game; the next games use the next seeds"
    )
    parser.add_argument("--bot", default=RANDOM, help="the bot in all seats (default random); goa bots lists them")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise CommandError(f"expected at least 1 game, got {args.games}")
    if args.seed + args.games - 1 > HIGHEST_SEED:
        raise CommandError(f"expected seeds up to {HIGHEST_SEED}, got higher ones")
    make_bot(args.bot, 0)  # an unknown name is refused before the first game
    edition = load_edition(args.edition or DEFAULT_EDITION)
    players = args.players or DEFAULT_PLAYERS
    tally = Tally()
    progress = Console(stderr=True)
    games = range(args.seed, args.seed + args.games)
    for seed in track(games, "Playing", console=progress, transient=True, disable=not progress.is_terminal):
        try:
            state = new_game(edition, players=players, seed=seed, quick_start=args.quick_start, bonanza=args.bonanza)
        except ValueError as problem:
            raise CommandError(str(problem)) from None
        play(state, seed, args.bot, tally)
    figures = summary(args, edition, players, tally)
    if args.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures, make_console(is_plain=wants_plain(asked=False)))
    return 0


def play(state: State, seed: int, bot: str, tally: Tally) -> None:
    started = perf_counter()
    if bot == RANDOM:  # the loop inside the compiled package
        choices, decisions = play_out(state, (seed + CHOICE_SEED_OFFSET) & MASK)
    else:
        choices, decisions = play_with_bots(state, bot)
    tally.seconds += perf_counter() - started
    tally.choices += choices
    tally.decisions += decisions
    tally.scores += score(state).seats


def play_with_bots(state: State, name: str) -> tuple[int, int]:
    """The number of choices, and of those with two or more options."""
    bots = [seat_bot(name, state.seed, seat) for seat in range(state.seats)]
    decisions = 0
    while not state.is_over:
        decisions += len(state.offered) > 1
        apply(state, bots[state.seat].choose(observe(state, state.seat), state.offered))
    return state.choices_made, decisions


def summary(args: argparse.Namespace, edition: Edition, players: int, tally: Tally) -> dict[str, object]:
    seats = len(tally.scores)
    points = {key: sum(getattr(line, key) for line in tally.scores) / seats for key, _, _ in SCORE_CATEGORIES}
    ducats = [line.ducats for line in tally.scores]
    seconds = max(tally.seconds, sys.float_info.min)
    return {
        "edition": edition.name,
        "players": players,
        "quick_start": args.quick_start,
        "bonanza": args.bonanza,
        "bot": args.bot,
        "seed": args.seed,
        "games": args.games,
        "choices": tally.choices,
        "decisions": tally.decisions,
        "seconds": tally.seconds,
        "decisions_per_second": tally.decisions / seconds,
        "games_per_second": args.games / seconds,
        "points": {**points, "total": sum(line.total for line in tally.scores) / seats},
        "ducats": {"mean": sum(ducats) / seats, "max": max(ducats)},
    }


def show(figures: dict[str, object], out: Console) -> None:
    points, ducats = figures["points"], figures["ducats"]
    assert isinstance(points, dict)
    assert isinstance(ducats, dict)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for key, words in (
        ("games", "games"),
        ("choices", "choices"),
        ("decisions", "decisions, with at least two options"),
        ("decisions_per_second", "decisions a second"),
        ("games_per_second", "games a second"),
    ):
        table.add_row(words, f"{figures[key]:,.0f}")
    table.add_row()
    table.add_row("mean points of a seat")
    for key, rule, words in SCORE_CATEGORIES:
        table.add_row(f"  {words}", f"{points[key]:.2f}", rule)
    table.add_row("  total", f"{points['total']:.2f}")
    table.add_row("mean ducats at the end", f"{ducats['mean']:.1f}")
    table.add_row("most ducats of a seat", f"{ducats['max']}")
    about = f"Edition {figures['edition']}, {figures['players']} players, {figures['bot']} bots"
    out.print(f"{about}, seeds from {figures['seed']}\n", style="bold")
    out.print(table)
