"""The arguments of goa play, and what happens before the first question."""

import argparse
from pathlib import Path
from typing import Final

from goa.cli.arguments import add_table_arguments, seed_number
from goa.cli.display import Display
from goa.cli.drawing.display import DrawnDisplay
from goa.cli.holdings import amount
from goa.cli.play.archive import Archive, Unfinished, unfinished_games
from goa.cli.play.game import HUMAN, Game
from goa.cli.play.keyboard import InputEnded, Keyboard
from goa.cli.play.session import Session
from goa.cli.play.setup import begin, resume
from goa.cli.refused import Refused
from goa.cli.telling.display import ToldDisplay
from goa.cli.terminal import make_console, wants_plain

WELCOME: Final = 'Welcome to Goa. "help" explains everything; "quit" stops, and the game waits for you.'


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "play",
        help="play in this terminal",
        description="A game in this terminal. It is kept after every choice; goa play finds it again.",
    )
    parser.set_defaults(run=run)
    add_table_arguments(parser)
    parser.add_argument("--open-money", action="store_true", help="everybody's ducats can be seen")
    parser.add_argument("--seats", metavar="WHO,WHO,...", help="who sits where: human, or a bot (goa bots lists them)")
    parser.add_argument("--name", action="append", metavar="NAME", help="your name; once more for each further person")
    parser.add_argument("--seed", type=seed_number, help="the same seed, the same tiles and cards")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a game that was saved")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep this game here, not in your data folder")
    parser.add_argument("--new", action="store_true", help="do not ask about an unfinished game")
    parser.add_argument("--resume", action="store_true", help="go on with your newest unfinished game")
    parser.add_argument("--watch", action="store_true", help="see the bots choose one by one; alone: only bots play")
    parser.add_argument("--plain", action="store_true", help="short sentences line by line, for a screen reader")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")


def run(args: argparse.Namespace) -> int:
    is_plain = wants_plain(asked=args.plain)
    console = make_console(is_plain=is_plain, no_color=args.no_color)
    display: Display = ToldDisplay() if is_plain else DrawnDisplay(console)
    keyboard = Keyboard(is_plain=is_plain)
    try:
        kept = _kept_game(args, display, keyboard)
    except InputEnded:
        display.say("The input has ended before the game began.")
        return 0
    welcome: list[str] = []
    if kept is not None:
        game, archive = resume(kept, args)
        if args.load and not args.save:
            archive = Archive(None, archive.edition_source)  # the file that was loaded stays as it is
    else:
        game, source = begin(args)
        archive = Archive(None, source)
        welcome = [WELCOME, *_company(game)]
    if args.save:
        archive.move_to(args.save, game)
    session = Session(game, archive, display, keyboard, is_watched=args.watch)
    for seat in game.humans:
        session.notes[seat] += welcome
    return session.run()


def _company(game: Game) -> list[str]:
    """Who the bots at the table are."""
    bots = [f"{name} ({kind})" for name, kind in zip(game.names, game.sitting, strict=True) if kind != HUMAN]
    if not bots:
        return []
    return [
        f"At the table: {', '.join(bots)}. Stronger or weaker ones: --seats human,captain,viceroy; goa bots lists all."
    ]


def _kept_game(args: argparse.Namespace, display: Display, keyboard: Keyboard) -> Path | None:
    """The file to go on with: named, newest, or offered and accepted."""
    if args.load:
        path: Path = args.load
        return path
    if args.new or args.save or (args.watch and not args.resume):
        return None
    waiting = next(unfinished_games(), None)
    if args.resume:
        if waiting is None:
            raise Refused("there is no unfinished game to go on with")
        return waiting.path
    if waiting is None or not keyboard.is_typed or _wants_a_certain_game(args):
        return None
    display.say(f"An unfinished game is waiting: {_described(waiting)}.")
    while True:
        answer = keyboard.read("Go on with it? [Y/n] ").strip().casefold()
        if answer in ("", "y", "yes"):
            return waiting.path
        if answer in ("n", "no"):
            return None
        display.say('Please answer "y" or "n".')


def _wants_a_certain_game(args: argparse.Namespace) -> bool:
    named = (args.edition, args.players, args.seats, args.name, args.seed)
    return any(each is not None for each in named) or args.quick_start or args.bonanza or args.open_money


def _described(waiting: Unfinished) -> str:
    record = waiting.record
    names = ", ".join(record.names)
    return f"{names}; edition {record.edition}, {len(record.moves)} choices made, kept {_ago(waiting.minutes_ago)}"


def _ago(minutes: int) -> str:
    for unit, length in (("day", 24 * 60), ("hour", 60), ("minute", 1)):
        if minutes >= length:
            return f"{amount(minutes // length, unit)} ago"
    return "just now"
