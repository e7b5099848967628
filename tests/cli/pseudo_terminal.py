"""Runs goa in a separate process, through pipes or in a pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import goa

ESCAPE_CODES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|[=>()][A-Z0-9]?)|[\x01\x02]")
BOX_DRAWING = re.compile("[\u2500-\u257f]")
DRAWN_PROMPT = "▸ "
PLAIN_PROMPT = "Your choice: "
PATIENCE = 20.0
COMMAND = (sys.executable, "-W", "error", "-m", "goa")


def environment(data: Path) -> dict[str, str]:
    """The environment for a command: the same goa as in the tests, its own data folder, nothing else."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if key in ("PATH", "HOME", "LANG", "LC_ALL", "GOA_LANGUAGE", "SYSTEMROOT")
    }
    source = str(Path(str(goa.__file__)).parents[1])
    return {
        **kept,
        "PYTHONPATH": source,
        "PYTHONUTF8": "1",
        "GOA_DATA": str(data),
        "TERM": "xterm-256color",
        "INPUTRC": os.devnull,
    }


def run(*words: str, data: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end, through pipes."""
    return subprocess.run(  # noqa: S603 - our own script
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(data),
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """A command in a pseudo-terminal; `written` is its whole output."""

    def __init__(self, words: Sequence[str], data: Path, *, width: int = 100, height: int = 35) -> None:
        self.keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(  # noqa: S603 - our own script
            [*COMMAND, *words],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=environment(data),
            start_new_session=True,
        )
        os.close(screen)
        self.written = ""
        self.seen = 0
        self.undecoded = b""  # the start of a character whose other bytes have not arrived

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def send(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def answer(self, line: str, prompt: str = DRAWN_PROMPT) -> str:
        """Type a line and read to the next prompt or the end."""
        self.send(line)
        return self.read_to(prompt)

    def read_to(self, prompt: str = DRAWN_PROMPT) -> str:
        """The new output up to a line with only the prompt, or up to the end of the command."""
        waited_until = time.monotonic() + PATIENCE
        while time.monotonic() < waited_until:
            new = text_of(self.written[self.seen :])
            if new.endswith(f"\n{prompt}") or (prompt != DRAWN_PROMPT and new.endswith(prompt)):
                break
            if not self._read_some():
                break
        else:
            raise AssertionError(f"no prompt {prompt!r} after:\n{text_of(self.written)[-2000:]}")
        new, self.seen = self.written[self.seen :], len(self.written)
        return new

    def end(self) -> int:
        """Read to the end; returns the exit code."""
        while self._read_some():
            pass
        return self.process.wait(PATIENCE)

    def _read_some(self) -> bool:
        ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
        assert ready, f"silence after:\n{text_of(self.written)[-2000:]}"
        try:
            came = os.read(self.keyboard, 65536)
        except OSError:  # Linux raises it when the other end is closed
            came = b""
        with suppress(UnicodeDecodeError):
            self.written += (self.undecoded + came).decode()
            self.undecoded = b""
            return bool(came)
        self.undecoded += came
        return True


def text_of(written: str) -> str:
    """The text without escape codes, with plain line ends."""
    return ESCAPE_CODES.sub("", written).replace("\r\n", "\n").replace("\r", "")


def screen_of(written: str) -> str:
    """The text since the screen was last cleared."""
    return text_of(re.split(r"\x1b\[2J(?:\x1b\[3J)?", written)[-1])
