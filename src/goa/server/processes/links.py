"""What the processes of one server share: who lives, and a mailbox for connections each.

A table belongs to one process by its id. That is only for speed: any process can serve any table.
"""

from __future__ import annotations

import mmap
import os
import socket
import struct
import tempfile
import time
from contextlib import suppress
from typing import Final
from zlib import crc32

import msgspec

SILENT_SECONDS: Final = 5.0  # after which a process counts as dead
MOST_BYTES: Final = 96 * 1024  # read so far of a connection that is handed over
UNREADY_SECONDS: Final = 30.0  # after which a process that has not checked its database counts as not ready
BEAT: Final = struct.Struct("dd")  # when the process last lived, and when it could last store choices


class LinkNumbers(msgspec.Struct, frozen=True):
    """How a process finds its links: numbers of open files, which it inherits."""

    index: int
    name: str  # of the server, random
    heartbeats: int
    own: int  # the reading end of its mailbox
    others: tuple[int, ...]  # the writing ends of all mailboxes


class ChildSettings(msgspec.Struct, frozen=True):
    """What the supervisor passes on to a process."""

    links: LinkNumbers
    listening: int
    lifeline: int  # ends when the supervisor does
    data: str | None
    proxies: str
    log_level: str


class Links:
    """The links of one process, or of the supervisor, which has no index."""

    def __init__(self, index: int, name: str, beats: mmap.mmap, mailboxes: list[socket.socket]) -> None:
        self.index = index
        self.name = name
        self._beats = beats
        self._mailboxes = mailboxes  # writing ends

    @classmethod
    def inherited(cls, numbers: LinkNumbers) -> Links:
        mailboxes = [socket.socket(fileno=number) for number in numbers.others]
        for each in mailboxes:
            each.setblocking(False)
        beats = mmap.mmap(numbers.heartbeats, BEAT.size * len(mailboxes))
        return cls(numbers.index, numbers.name, beats, mailboxes)

    def close(self) -> None:
        for each in self._mailboxes:
            each.close()

    @property
    def process_name(self) -> str:
        """Stays the same when the process is replaced."""
        return f"{self.name}-{self.index}"

    @property
    def count(self) -> int:
        return len(self._mailboxes)

    def owner_of(self, game: bytes) -> int:
        """The process that a table belongs to."""
        return crc32(game) % self.count

    def beat(self, at: float | None = None) -> None:
        """Tell the others that this process lives. With 0 it tells them that it stops."""
        self._write(time.monotonic() if at is None else at, self._read(self.index)[1])

    def tell_ready(self, is_ready: bool) -> None:
        """Tell the others whether this process can store choices."""
        self._write(self._read(self.index)[0], time.monotonic() if is_ready else 0.0)

    def last_beat(self, index: int) -> float:
        return self._read(index)[0]

    def problems_of_others(self) -> tuple[str, ...]:
        """Which of the other processes cannot serve, as they last wrote themselves."""
        now = time.monotonic()
        problems: list[str] = []
        for index in range(self.count):
            beat, ready = self._read(index)
            if index == self.index:
                continue
            if not beat:
                problems.append(f"process {index}: not running")
            elif now - beat >= SILENT_SECONDS:
                problems.append(f"process {index}: no sign of life for {now - beat:.0f} seconds")
            elif not ready:
                problems.append(f"process {index}: cannot store choices")
            elif now - ready >= UNREADY_SECONDS:
                problems.append(f"process {index}: has not stored anything for {now - ready:.0f} seconds")
        return tuple(problems)

    def _read(self, index: int) -> tuple[float, float]:
        beat, ready = BEAT.unpack_from(self._beats, BEAT.size * index)
        return beat, ready

    def _write(self, beat: float, ready: float) -> None:
        BEAT.pack_into(self._beats, BEAT.size * self.index, beat, ready)

    def is_alive(self, index: int) -> bool:
        return time.monotonic() - self.last_beat(index) < SILENT_SECONDS

    def alive(self) -> int:
        return sum(self.is_alive(index) for index in range(self.count))

    def hand_over(self, index: int, connection: int, data: bytes) -> bool:
        """Give a connection to another process, with what was read of it; false if its mailbox is full."""
        if len(data) > MOST_BYTES or not data:
            return False
        try:
            socket.send_fds(self._mailboxes[index], [data], [connection])
        except OSError:
            return False
        return True


class LinkFiles:
    """The files behind the links. The supervisor keeps all of them, so that a new process gets its mailbox as it is."""

    def __init__(self, count: int, name: str) -> None:
        self.name = name
        self._beats_file = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the supervisor runs
        self._beats_file.truncate(BEAT.size * count)
        # Of this kind a message is whole, and the room for messages is counted in bytes.
        self._pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
        for end in [end for pair in self._pairs for end in pair]:
            end.setblocking(False)  # recv_fds and send_fds of Python 3.11 ignore their flags
        beats = mmap.mmap(self._beats_file.fileno(), BEAT.size * count)
        self.links = Links(-1, name, beats, [])

    def numbers(self, index: int) -> LinkNumbers:
        reading, _ = self._pairs[index]
        writing = tuple(pair[1].fileno() for pair in self._pairs)
        return LinkNumbers(index, self.name, self._beats_file.fileno(), reading.fileno(), writing)

    def forget_beat(self, index: int) -> None:
        """A process has ended: the others need not wait until it counts as dead."""
        BEAT.pack_into(self.links._beats, BEAT.size * index, 0.0, 0.0)  # noqa: SLF001 - of the same module

    def pass_on(self, index: int) -> None:
        """Give the connections that wait for a process to another one, if one lives. That serves them itself."""
        living = [each for each in range(len(self._pairs)) if each != index and self.links.is_alive(each)]
        while living:
            try:
                data, files = received(self._pairs[index][0])
            except OSError:
                return
            with suppress(OSError):  # if it takes nothing more, the client has to come again
                mailbox = self._pairs[living[0]][1]
                socket.send_fds(mailbox, [data], files)
            close_all(files)

    def close(self) -> None:
        for reading, writing in self._pairs:
            reading.close()
            writing.close()
        self._beats_file.close()


def received(mailbox: socket.socket) -> tuple[bytes, list[int]]:
    """The next connection of a mailbox. Raises BlockingIOError if there is none."""
    data, files, _flags, _address = socket.recv_fds(mailbox, MOST_BYTES, 1)
    return data, files


def close_all(files: list[int]) -> None:
    for each in files:
        os.close(each)


def inherited_files(numbers: LinkNumbers) -> list[int]:
    return [numbers.heartbeats, numbers.own, *numbers.others]
