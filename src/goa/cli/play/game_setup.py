"""Sets up the game that the command line asks for: a new one or a saved one."""

import argparse
import secrets
from pathlib import Path

from goa.bots.players.levels import LEVELS
from goa.bots.players.registry import make_bot
from goa.cli.arguments import DEFAULT_EDITION, DEFAULT_PLAYERS
from goa.cli.errors import CommandError
from goa.cli.files import edition_source, read_text
from goa.cli.play.saved_games import DEFAULT_BOT, SavedGame, marks_in, seating_in
from goa.cli.play.terminal_game import HUMAN, TerminalGame
from goa.core.seeds import SEED_BYTES
from goa.editions.edition_errors import suggestion
from goa.editions.load import load_edition
from goa.record.marks import marks_of
from goa.record.notation import Record, RecordError
from goa.record.read_record import read_record
from goa.record.replay import replay
from goa.rules.game import new_game
from goa.rules.setup import FEWEST_SEATS, MOST_SEATS, set_up
from goa.views.words.seats import seat_words


def start_game(args: argparse.Namespace, language: str) -> tuple[TerminalGame, str]:
    """A new game, and the name or path of its edition."""
    seating = _seating(args)
    source = args.edition or DEFAULT_EDITION
    seed = secrets.token_bytes(SEED_BYTES) if args.seed is None else args.seed
    try:
        state = new_game(
            source,
            players=len(seating),
            seed=seed,
            quick_start=args.quick_start,
            bonanza=args.bonanza,
            open_money=args.open_money,
        )
    except ValueError as problem:
        raise CommandError(str(problem)) from None
    marks = marks_of(state.edition.digest, is_imported=False, has_known_seed=args.seed is not None)
    return TerminalGame(state, _names(args.name, seating, language), seating, language, marks), source


def resume_game(path: Path, args: argparse.Namespace, language: str) -> tuple[TerminalGame, SavedGame]:
    """A saved game after its last choice."""
    text = read_text(path)
    try:
        record = read_record(text)
        source = edition_source(record, path, args.edition if args.load else None)
        game = _replayed(record, source, _seating_on_resume(args, text, len(record.names)), language)
        game.marks = marks_in(text, record, is_loaded=bool(args.load))
    except RecordError as problem:
        raise CommandError(f"{path}: {problem}") from None
    if game.state.is_over:
        raise CommandError(f"{path}: this game is over; to look at it: goa replay {path}")
    saved_game = SavedGame(path, source)
    saved_game.saved_text = text
    return game, saved_game


def _replayed(record: Record, source: str, seating: list[str], language: str) -> TerminalGame:
    edition = load_edition(source)
    replay(record, edition=edition)  # raises RecordError with the line of a mistake
    state = set_up(edition, len(record.names), record.seed, record.options)
    game = TerminalGame(state, record.names, seating, language)
    for move in record.moves:
        game.choose(move.choice)
    return game


def _seating(args: argparse.Namespace) -> list[str]:
    if args.seats is None:
        players = args.players or DEFAULT_PLAYERS
        bot = _level(args.level) if args.level else DEFAULT_BOT
        return [bot] * players if args.watch else [HUMAN, *[bot] * (players - 1)]
    if args.level is not None:
        raise CommandError("--level sets all bots and --seats names each of them: use one of the two")
    seating = _checked_seats(args.seats)
    if args.players is not None and len(seating) != args.players:
        raise CommandError(f"--players says {args.players}, but --seats names {len(seating)}")
    if not FEWEST_SEATS <= len(seating) <= MOST_SEATS:
        raise CommandError(
            f"Goa is for {FEWEST_SEATS} to {MOST_SEATS} players, but --seats names {len(seating)} (SET-1)"
        )
    return seating


def _level(word: str) -> str:
    """The bot of a level; other bots are chosen with --seats."""
    names = [level.name for level in LEVELS]
    if word.lower() not in names:
        raise CommandError(f'there is no level "{word}"{suggestion(word, names)}')
    return word.lower()


def _seating_on_resume(args: argparse.Namespace, text: str, seats: int) -> list[str]:
    if args.level is not None:
        raise CommandError("--level is for new games; for a saved game use --seats")
    if args.seats is None:
        return seating_in(text, seats)
    seating = _checked_seats(args.seats)
    if len(seating) != seats:
        raise CommandError(f"the record has {seats} players, but --seats names {len(seating)}")
    return seating


def _checked_seats(words: str) -> list[str]:
    seating = [word.strip().lower() for word in words.split(",")]
    for word in seating:
        if word != HUMAN:
            make_bot(word, 0)
    return seating


def _names(chosen: list[str] | None, seating: list[str], language: str) -> list[str]:
    """Names for all seats: those of the command line for people, in seat order; colours for the others."""
    given = [name.strip() for words in chosen or [] for name in words.split(",")]
    people = [seat for seat, who in enumerate(seating) if who == HUMAN]
    if len(given) > len(people):
        raise CommandError(f"expected at most {len(people)} names, one for each human player, got {len(given)}")
    names = [seat_words((), seat, language) for seat in range(len(seating))]
    for seat, name in zip(people, given):
        if not name or not name.isprintable() or "#" in name:
            raise CommandError(f"expected a name on one line without #, got {name!r}")
        names[seat] = name
    if len({name.casefold() for name in names}) < len(names):
        raise CommandError(f"all names must differ, but these are {', '.join(names)}")
    return names
