"""Lines that somebody types, or that come from a pipe."""

import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType


class InputEnded(Exception):
    """Nobody will answer any more."""


class Keyboard:
    """In a terminal with editing, history and Tab; plain, because those need escape codes, without."""

    def __init__(self, *, is_plain: bool) -> None:
        self.is_typed = sys.stdin is not None and sys.stdin.isatty()
        self.words: list[str] = []
        self.readline = None if is_plain or not self.is_typed else _readline()
        if self.readline is not None:
            self.readline.set_completer(self._complete)
            self.readline.set_completer_delims(";")
            self.readline.parse_and_bind("tab: complete")

    def read(self, prompt: str) -> str:
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise InputEnded from None
        except UnicodeDecodeError:
            line = "?"
        if not self.is_typed:
            print(line)  # a transcript shows what was answered
        return line.strip()

    def offer(self, words: Sequence[str]) -> None:
        """What Tab completes."""
        self.words = list(words)

    def forget(self) -> None:
        """The next player does not scroll through what this one typed."""
        if self.readline is not None:
            self.readline.clear_history()

    def _complete(self, text: str, number: int) -> str | None:
        start = text.lstrip().lower()
        fitting = [word for word in self.words if word.startswith(start)]
        return fitting[number] if number < len(fitting) else None


def _readline() -> ModuleType | None:
    """Not every system has it, and only by being imported it takes over the line."""
    try:
        return import_module("readline")
    except ImportError:
        return None
