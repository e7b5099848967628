"""The command goa replay: show a position of a recorded game."""

import argparse
from pathlib import Path

from goa.cli.console import make_console, wants_plain
from goa.cli.display.display_protocol import Display
from goa.cli.display.drawing.rich_display import RichDisplay
from goa.cli.display.plain.plain_display import PlainDisplay
from goa.cli.display.snapshot import Snapshot, observe_everything
from goa.cli.errors import CommandError
from goa.cli.files import edition_source, read_record_file
from goa.cli.language import add_language_argument, chosen_language
from goa.core.state import NOBODY
from goa.editions.load import load_edition
from goa.record.notation import RecordError
from goa.record.replay import replay
from goa.views.observation import observe
from goa.views.words import log_words


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("replay", help="show a position of a recorded game")
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, usually *.goa")
    parser.add_argument("--to", type=int, metavar="N", help="after this many choices (default: all)")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="as the player in this seat sees it (default: nothing hidden)"
    )
    parser.add_argument("--edition", metavar="FILE", help="the edition file it was played with, if not a built-in one")
    add_language_argument(parser)
    parser.add_argument("--plain", action="store_true", help="short sentences line by line, for screen readers")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")


def run(args: argparse.Namespace) -> int:
    record = read_record_file(args.file)
    count = len(record.moves)
    if args.to is not None and not 0 <= args.to <= count:
        raise CommandError(f"{args.file} has {count} choices, so expected --to 0 to {count}, got {args.to}")
    if args.seat is not None and not 1 <= args.seat <= len(record.names):
        raise CommandError(f"expected a seat from 1 to {len(record.names)}, got {args.seat}")
    try:
        edition = load_edition(edition_source(record, args.file, args.edition))
        state = replay(record, args.to, edition)
    except RecordError as problem:
        raise CommandError(f"{args.file}: {problem}") from None
    language = chosen_language(args.language)
    is_plain = wants_plain(asked=args.plain)
    console = make_console(is_plain=is_plain, no_color=args.no_color)
    display: Display = PlainDisplay(language) if is_plain else RichDisplay(console, language)
    viewer = NOBODY if args.seat is None else args.seat - 1
    seen = observe_everything(state) if args.seat is None else observe(state, viewer)
    snapshot = Snapshot(seen, record.names, language=language)
    display.show_table(snapshot)
    made = state.choices_made
    if state.past:
        seat, text = state.past.seat + 1, state.past.choice.text
        display.say(snapshot.say("terminal.after_choice", made=made, count=count, seat=seat, text=text))
    else:
        display.say(snapshot.say("terminal.after", made=made, count=count))
    told = log_words(edition, record.names, [event.seen_by(viewer) for event in seen.events], language)
    display.show_log(told, record.names)
    if state.is_over:
        display.show_result(snapshot, ())
    else:
        display.say(snapshot.say("terminal.to_choose", name=record.names[state.seat]))
    return 0
