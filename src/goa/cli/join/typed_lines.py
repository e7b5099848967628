"""Reads lines while news may be printed above the line that is being typed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from queue import Queue
from threading import Event, Thread
from typing import Any, Final

from goa.cli.join.table_feed import Event_, Typed
from goa.cli.play.keyboard import InputEnded, Keyboard

ERASE_LINE: Final = "\r\x1b[2K"
UP: Final = "\x1b[1A"
SAVE: Final = "\x1b7"
PROMPT_SECONDS: Final = 0.02
RESTORE: Final = "\x1b8"


class TypedLines:
    """Lines typed at a server's table. In a terminal a thread reads them, so people can type while they wait.

    A pipe is read only when a line is needed.

    Above the prompt a status line may be shown, which is rewritten in place.
    """

    def __init__(self, keyboard: Keyboard, events: Queue[Event_], *, is_plain: bool) -> None:
        self.keyboard = keyboard
        self.events = events
        self.is_live = keyboard.is_typed and sys.stdout.isatty()
        self.can_redraw = self.is_live and not is_plain
        self.is_reading = False
        self.status = ""  # as it is on the screen
        self.prompt = ""  # as it is printed next
        self._permit = Event()
        self._has_begun = Event()
        self._settings = _terminal_settings() if self.is_live else None
        if self.is_live:
            Thread(target=self._read_on, daemon=True, name="keyboard").start()

    def request(self, prompt: str, status: str = "") -> None:
        """Show the prompt, if it is not there yet; the line will be an event."""
        if self.is_reading:
            return
        self.is_reading = True
        self.prompt = prompt
        if status and self.can_redraw:
            print(status)
            self.status = status
        if self.is_live:
            self._has_begun.clear()
            self._permit.set()
            self._has_begun.wait(PROMPT_SECONDS)
            time.sleep(PROMPT_SECONDS)  # what is printed next must come after the prompt, which readline prints
        else:
            self._read()

    def interject(self, show: Callable[[], None], status: str = "") -> None:
        """Print something while a line may be being typed. What was typed stays."""
        if not self.is_reading:
            show()
            return
        if not self.can_redraw:
            print()
            show()
            sys.stdout.write(self.prompt)
            sys.stdout.flush()
            return
        sys.stdout.write(ERASE_LINE + (UP + ERASE_LINE if self.status else ""))
        sys.stdout.flush()
        show()
        self.status = status
        sys.stdout.write((f"{status}\n" if status else "") + self.prompt + self._typed_so_far())
        sys.stdout.flush()

    def show_status(self, status: str) -> None:
        """Rewrite the line above the prompt."""
        if self.is_reading and self.can_redraw and self.status and status and status != self.status:
            sys.stdout.write(f"{SAVE}{UP}{ERASE_LINE}{status}{RESTORE}")
            sys.stdout.flush()
            self.status = status

    def close(self) -> None:
        """The thread may still wait for a line, with the terminal set to its liking."""
        if self._settings is not None:
            import termios  # noqa: PLC0415 - not on Windows, where there are no settings either

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._settings)

    def _typed_so_far(self) -> str:
        readline = self.keyboard.readline
        return str(readline.get_line_buffer()) if readline is not None else ""

    def _read_on(self) -> None:
        while True:
            self._permit.wait()
            self._permit.clear()
            self._has_begun.set()
            if not self._read():
                return

    def _read(self) -> bool:
        """Read one line. Returns whether more may follow."""
        try:
            line = self.keyboard.read(self.prompt)
        except InputEnded as ended:
            self.is_reading = False
            self.events.put(ended)
            return False
        self.is_reading = False
        self.status = ""
        self.events.put(Typed(line))
        return True


def _terminal_settings() -> Any:
    try:
        import termios  # noqa: PLC0415 - not on Windows
    except ImportError:
        return None
    return termios.tcgetattr(sys.stdin.fileno())
