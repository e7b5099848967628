"""Saves the game after every choice and finds unfinished games again."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from goa.bots.players.registry import BotError, make_bot
from goa.cli.errors import CommandError, LocalizedError
from goa.cli.files import (
    RECORD_SUFFIX,
    data_folder,
    read_record_file,
    read_text,
    write_atomically,
)
from goa.cli.play.terminal_game import HUMAN, TerminalGame
from goa.editions.load import BUILT_IN, edition_text
from goa.record.marks import Mark, marks_of
from goa.record.notation import Record, RecordError
from goa.record.read_record import read_record
from goa.record.write_record import write_record

DEFAULT_BOT: Final = "merchant"  # a friendly opponent for a first game
SEAT_LINE: Final = re.compile(r"^seat (?P<seat>\d): .*# *(?P<who>\S+)\s*$", re.MULTILINE)


def record_text(game: TerminalGame) -> str:
    """The record, with a comment on each seat line that names the bot or says human, and one with the marks."""
    text = write_record(game.state, game.names)
    if game.marks:
        text = text.replace("\n", f"  # {', '.join(game.marks)}\n", 1)
    for seat, who in enumerate(game.seating, 1):
        text = re.sub(rf"^(seat {seat}: .*)$", rf"\1  # {who}", text, count=1, flags=re.MULTILINE)
    return text


def seating_in(text: str, seats: int) -> list[str]:
    """Human or bot for each seat, from the comments; without comments a human in the first seat."""
    said = {int(match["seat"]): match["who"] for match in SEAT_LINE.finditer(text)}
    default = [HUMAN, *[DEFAULT_BOT] * (seats - 1)]
    return [said[seat] if _can_sit(said.get(seat, "")) else default[seat - 1] for seat in range(1, seats + 1)]


def marks_in(text: str, record: Record, *, is_loaded: bool = False) -> tuple[Mark, ...]:
    """The marks of a saved game: those in its comment, and what its edition and its seed say."""
    _, _, kept = text.split("\n", 1)[0].partition("#")
    known = isinstance(record.seed, int) or "known_seed" in kept  # games before the seeds of bytes had a short number
    return marks_of(record.digest, is_imported=is_loaded or "imported" in kept, has_known_seed=known)


def _can_sit(who: str) -> bool:
    """Whether the seat can be filled: the package of a bot may no longer be installed."""
    if who == HUMAN:
        return True
    try:
        make_bot(who, 0)
    except BotError:
        return False
    return True


class SavedGame:
    """The file that one game is saved in."""

    def __init__(self, path: Path | None, edition_source: str) -> None:
        self.path = path  # chosen at the first save if None
        self.edition_source = edition_source
        self.saved_text: str | None = None

    def resume_command(self, game: TerminalGame) -> str:
        if not game.humans:
            return f"goa play --watch --load {self.path}"
        if self.path is not None and self.path.parent == games_folder():
            return os.environ.get("GOA_PLAY", "goa play")  # set by make: then the command to resume is a make command
        return f"goa play --load {self.path} --save {self.path}"

    def move_to(self, path: Path, game: TerminalGame) -> None:
        """Save the game in this file from now on."""
        refuse_to_overwrite(path, game)
        self.path = path
        self.saved_text = None

    def save(self, game: TerminalGame) -> None:
        """Write the current game; if another process changed the file, use a new file."""
        text = record_text(game)
        if text == self.saved_text:
            return
        if self.path is None or self._was_changed_elsewhere():
            self.path = unused_path(game)
        if self.saved_text is None:
            self._save_edition()
        write_atomically(self.path, text)
        self.saved_text = text

    def _was_changed_elsewhere(self) -> bool:
        if self.saved_text is None or self.path is None or not self.path.exists():
            return False
        return read_text(self.path) != self.saved_text

    def _save_edition(self) -> None:
        """Copy a custom edition beside the game, as the original may change later."""
        assert self.path is not None
        beside = self.path.with_suffix(".toml")
        if self.edition_source not in BUILT_IN and Path(self.edition_source) != beside:
            write_atomically(beside, edition_text(self.edition_source))


def games_folder() -> Path:
    return data_folder() / "games"


def unused_path(game: TerminalGame) -> Path:
    """A new file name that sorts by time and shows edition and number of players."""
    state = game.state
    now = datetime.now().astimezone()
    stem = f"{now:%Y-%m-%d-%H%M%S}-{state.edition.name}-{state.seats}p"
    folder = games_folder()
    path, number = folder / f"{stem}{RECORD_SUFFIX}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{RECORD_SUFFIX}", number + 1
    return path


@dataclass(frozen=True)
class UnfinishedGame:
    """A saved game that is not over."""

    path: Path
    record: Record
    seating: list[str]
    minutes_ago: int
    marks: tuple[Mark, ...]


def unfinished_games() -> Iterator[UnfinishedGame]:
    """Unfinished games, newest first; skips files that cannot be read."""
    try:
        paths = sorted(games_folder().glob(f"*{RECORD_SUFFIX}"), key=lambda path: -path.stat().st_mtime)
    except OSError:
        return
    for path in paths:
        try:
            text = read_text(path)
            record = read_record(text)
        except (CommandError, RecordError):
            continue
        seating = seating_in(text, len(record.names))
        if record.result is None and HUMAN in seating:
            age = datetime.now().astimezone().timestamp() - path.stat().st_mtime
            yield UnfinishedGame(path, record, seating, int(age // 60), marks_in(text, record))


def save_copy(game: TerminalGame, path: Path) -> None:
    """Write the game to a file; only overwrites an earlier state of the same game."""
    refuse_to_overwrite(path, game)
    write_atomically(path, record_text(game))


def refuse_to_overwrite(path: Path, game: TerminalGame) -> None:
    if path.exists() and not _is_earlier(path, game):
        raise LocalizedError("terminal.no.overwrite", path=str(path))


def _is_earlier(path: Path, game: TerminalGame) -> bool:
    try:
        old = read_record_file(path)
    except CommandError:
        return False
    new = read_record(record_text(game))
    same = (old.digest, old.options, old.seed, old.names) == (new.digest, new.options, new.seed, new.names)
    made = [(move.seat, move.choice) for move in old.moves]
    return same and made == [(move.seat, move.choice) for move in new.moves[: len(made)]]
