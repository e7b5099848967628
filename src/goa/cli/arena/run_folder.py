"""The folder of a run: its configuration, and one line per finished game, written at once."""

import json
import os
from pathlib import Path
from typing import IO, Any, Final, Self

from goa.bots.arena.results import Failed, Result, read_line, write_line
from goa.cli.errors import CommandError
from goa.cli.files import RECORD_SUFFIX, write_atomically

CONFIGURATION: Final = "configuration.json"
GAMES: Final = "games.jsonl"
FAILED: Final = "failed"


class RunFolder:
    """Appends results while it is open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: IO[str] | None = None

    def __enter__(self) -> Self:
        self.games = (self.path / GAMES).open("a", encoding="utf-8", newline="\n")
        return self

    def __exit__(self, *_: object) -> None:
        if self.games is not None:
            self.games.close()

    @property
    def has_run(self) -> bool:
        return (self.path / CONFIGURATION).exists() or (self.path / GAMES).exists()

    def clear(self) -> None:
        """Delete the files of a run, and nothing else."""
        for name in (CONFIGURATION, GAMES, "report.json", "report.md", "plot.png"):
            (self.path / name).unlink(missing_ok=True)
        for record in (self.path / FAILED).glob(f"game-*{RECORD_SUFFIX}"):
            record.unlink()

    def check_configuration(self, configuration: dict[str, Any]) -> None:
        """Store the configuration, or refuse if the folder holds a run with another one."""
        file = self.path / CONFIGURATION
        if not file.exists():
            write_atomically(file, json.dumps(configuration, indent=2) + "\n")
            return
        try:
            there = json.loads(file.read_text("utf-8"))
        except ValueError:
            raise CommandError(f"{file}: this is not JSON; --fresh starts a new run") from None
        differences = [
            f"  {key}: {_words(there.get(key))} there, {_words(configuration.get(key))} now"
            for key in {**there, **configuration}
            if there.get(key) != configuration.get(key)
        ]
        if differences:
            raise CommandError(
                f"{self.path} holds a different run; use another folder, or start anew with --fresh:\n"
                + "\n".join(differences)
            )

    def read(self) -> dict[int, Result]:
        """The games so far by number; removes an incomplete last line, which a killed run leaves."""
        file = self.path / GAMES
        if not file.exists():
            return {}
        content = file.read_bytes()
        whole = content.rfind(b"\n") + 1
        found: dict[int, Result] = {}
        lines = content[:whole].splitlines()
        for number, line in enumerate(lines, 1):
            try:
                result = read_line(line.decode())
            except (ValueError, KeyError, TypeError) as problem:
                if number < len(lines):
                    raise CommandError(
                        f"{file}: line {number} is not a game: {problem}; --fresh starts a new run"
                    ) from None
                whole -= len(line) + 1
                break
            found.setdefault(result.match.number, result)
        if whole < len(content):
            os.truncate(file, whole)
        return found

    def write(self, result: Result) -> None:
        assert self.games is not None, "the folder is open"
        self.games.write(write_line(result) + "\n")
        self.games.flush()


def keep_record(folder: Path, failure: Failed) -> Path | None:
    """Write the record up to the failure and return its path; None if it was lost with the process."""
    if not failure.record:
        return None
    path = folder / f"game-{failure.match.number:06}{RECORD_SUFFIX}"
    write_atomically(path, failure.record)
    return path


def _words(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "nothing" if value is None else str(value)
