"""Reads lines from the keyboard or a pipe."""

import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType


class InputEnded(Exception):
    """The input is closed."""


class Keyboard:
    """Reads lines; in a terminal with editing, history and Tab, unless plain, as those need escape codes."""

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
            print(line)  # so that a transcript contains the answers
        return line.strip()

    def offer(self, words: Sequence[str]) -> None:
        """Set the words that Tab completes."""
        self.words = list(words)

    def forget(self) -> None:
        """Clear the history, so that the next player cannot scroll through it."""
        if self.readline is not None:
            self.readline.clear_history()

    def _complete(self, text: str, number: int) -> str | None:
        start = text.lstrip().lower()
        fitting = [word for word in self.words if word.startswith(start)]
        return fitting[number] if number < len(fitting) else None


def _readline() -> ModuleType | None:
    """The readline module, if the system has it; importing it changes how input() works."""
    try:
        return import_module("readline")
    except ImportError:
        return None
