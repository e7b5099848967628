"""The arguments of goa play, and the steps before the first question."""

import argparse
from pathlib import Path
from typing import Final

from goa.bots.players.levels import LEVELS
from goa.bots.players.registry import level_for
from goa.cli.arguments import add_table_arguments, game_seed
from goa.cli.console import make_console, wants_plain
from goa.cli.display.display_protocol import Display
from goa.cli.display.drawing.rich_display import RichDisplay
from goa.cli.display.plain.plain_display import PlainDisplay
from goa.cli.errors import CommandError
from goa.cli.join.join_command import join
from goa.cli.language import add_language_argument, chosen_language
from goa.cli.play.game_commands import typed_words
from goa.cli.play.game_setup import resume_game, start_game
from goa.cli.play.keyboard import InputEnded, Keyboard
from goa.cli.play.play_session import PlaySession
from goa.cli.play.saved_games import SavedGame, UnfinishedGame, unfinished_games
from goa.cli.play.terminal_game import HUMAN, TerminalGame
from goa.locales import say
from goa.record.marks import mark_sentence, mark_words

AGES: Final = (
    ("terminal.days_ago", 24 * 60),
    ("terminal.hours_ago", 60),
    ("terminal.minutes_ago", 1),
)


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "play",
        help="play in this terminal",
        description="Play in this terminal. The game is saved after every choice; goa play finds it again.",
    )
    parser.set_defaults(run=run)
    add_table_arguments(parser)
    parser.add_argument("--open-money", action="store_true", help="all players' ducats are visible")
    parser.add_argument(
        "--seats", metavar="WHO,WHO,...", help="who plays in each seat: human or a bot (goa bots lists them)"
    )
    levels = ", ".join(level.name for level in LEVELS)
    parser.add_argument("--level", metavar="LEVEL", help=f"strength of all bots: {levels}")
    parser.add_argument("--name", action="append", metavar="NAME", help="your name; repeat it for each further person")
    parser.add_argument("--seed", type=game_seed, help="same seed, same tiles and cards (default: drawn by chance)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save this game here instead of in your data folder")
    parser.add_argument(
        "--server", metavar="LINK", help="sit down at a table of a server: the link of a seat, or an invitation"
    )
    parser.add_argument("--new", action="store_true", help="start a new game without asking about an unfinished one")
    parser.add_argument("--resume", action="store_true", help="continue your newest unfinished game")
    parser.add_argument("--watch", action="store_true", help="show each bot's choice; without --seats only bots play")
    add_language_argument(parser)
    parser.add_argument("--plain", action="store_true", help="short sentences line by line, for screen readers")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")


def run(args: argparse.Namespace) -> int:
    language = chosen_language(args.language)
    is_plain = wants_plain(asked=args.plain)
    console = make_console(is_plain=is_plain, no_color=args.no_color)
    display: Display = PlainDisplay(language) if is_plain else RichDisplay(console, language)
    keyboard = Keyboard(is_plain=is_plain)
    if args.server is not None:
        return join(args, display, keyboard, language, is_plain=is_plain)
    try:
        kept = _kept_game(args, display, keyboard, language)
    except InputEnded:
        display.say(say("terminal.input_ended_early", language))
        return 0
    if kept is not None:
        welcome: list[str] = []
        game, saved_game = resume_game(kept, args, language)
        if args.load and not args.save:
            saved_game = SavedGame(None, saved_game.edition_source)  # never change the loaded file
    else:
        game, source = start_game(args, language)
        saved_game = SavedGame(None, source)
        welcome = [say("terminal.welcome", language), *_company(game)]
    welcome += _stand_ins(game)
    if args.save:
        saved_game.move_to(args.save, game)
    session = PlaySession(game, saved_game, display, keyboard, is_watched=args.watch)
    for mark in game.marks:
        display.say(f"(!) {mark_sentence(mark, language)}")
    for seat in game.humans:
        session.notes[seat] += welcome
    return session.run()


def _company(game: TerminalGame) -> list[str]:
    """A sentence that introduces the bots."""
    bots = [f"{name} ({kind})" for name, kind in zip(game.names, game.seating, strict=True) if kind != HUMAN]
    if not bots:
        return []
    return [say("terminal.company", game.language, bots=", ".join(bots))]


def _stand_ins(game: TerminalGame) -> list[str]:
    """A sentence for each kind of bot that does not know the figures of the edition."""
    levels = {kind: level_for(kind, game.state.edition) for kind in game.seating}
    return [
        say("terminal.stand_in", game.language, bot=kind, stand_in=level)
        for kind, level in levels.items()
        if level != kind
    ]


def _kept_game(args: argparse.Namespace, display: Display, keyboard: Keyboard, language: str) -> Path | None:
    """The file of the game to continue: given, newest, or offered and accepted; None for a new game."""
    if args.load:
        path: Path = args.load
        return path
    if args.new or args.save or (args.watch and not args.resume):
        return None
    waiting = next(unfinished_games(), None)
    if args.resume:
        if waiting is None:
            raise CommandError("there is no unfinished game to continue")
        return waiting.path
    if waiting is None or not keyboard.is_typed or _wants_a_certain_game(args):
        return None
    display.say(_described(waiting, language))
    while True:
        answer = keyboard.read(say("terminal.go_on", language) + " ").strip().casefold()
        if not answer or answer in typed_words("terminal.typed.yes", language):
            return waiting.path
        if answer in typed_words("terminal.typed.no", language):
            return None
        display.say(say("terminal.yes_or_no", language))


def _wants_a_certain_game(args: argparse.Namespace) -> bool:
    named = (args.edition, args.players, args.seats, args.level, args.name, args.seed)
    return any(each is not None for each in named) or args.quick_start or args.bonanza or args.open_money


def _described(waiting: UnfinishedGame, language: str) -> str:
    record = waiting.record
    names, ago = ", ".join(record.names), _ago(waiting.minutes_ago, language)
    words = say(
        "terminal.unfinished", language, names=names, edition=record.edition, choices=len(record.moves), ago=ago
    )
    return " ".join([words, *(f"({mark_words(mark, language)})" for mark in waiting.marks)])


def _ago(minutes: int, language: str) -> str:
    for key, length in AGES:
        if minutes >= length:
            return say(key, language, number=minutes // length)
    return say("terminal.just_now", language)
