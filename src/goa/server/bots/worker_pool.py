"""Processes in which bots think. One that crashes or overruns is ended and another started; nobody waits for it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

LONGEST_LINE: Final = 4 * 1024 * 1024
HINT: Final = "hint"  # instead of a bot's level: what the heuristic thinks of every choice


class Failed(Exception):
    """A bot gave no answer; the message says how."""


@dataclass(frozen=True)
class Task:
    """What a bot is asked: all that its seat may know, and no more."""

    level: str
    dice: int
    edition: str
    edition_text: str
    observation: dict[str, Any]


@dataclass
class Worker:
    """A process, and the editions it has been given."""

    process: Process
    editions: set[str] = field(default_factory=set)


class Workshop:
    """Some workers, started when they are first needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        self._all: set[Process] = set()
        for _ in range(workers):
            self._free.put_nowait(None)

    async def answer(self, task: Task) -> int:
        """The id of the choice."""
        answer = await self.consult(task)
        if "choice" not in answer:
            raise Failed("no choice")
        return int(answer["choice"])

    async def consult(self, task: Task) -> dict[str, Any]:
        """All that the worker says."""
        worker = await self._free.get()
        try:
            if worker is None or worker.process.returncode is not None:
                worker = await self._start()
            return await asyncio.wait_for(_ask(worker, task), self.seconds)
        except TimeoutError:
            await self._end(worker)
            worker = None
            raise Failed(f"no answer within {self.seconds} seconds") from None
        except (OSError, EOFError, msgspec.DecodeError, ValueError) as problem:
            await self._end(worker)
            worker = None
            raise Failed(f"the worker broke: {type(problem).__name__}") from None
        except asyncio.CancelledError:
            await self._end(worker)
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        for process in list(self._all):
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _start(self) -> Worker:
        command = (sys.executable, "-m", "goa.server.bots.worker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        self._all.add(process)
        return Worker(process)

    async def _end(self, worker: Worker | None) -> None:
        if worker is None:
            return
        with suppress(ProcessLookupError):
            worker.process.kill()
        self._all.discard(worker.process)
        await worker.process.wait()


async def _ask(worker: Worker, task: Task) -> dict[str, Any]:
    stdin, stdout = worker.process.stdin, worker.process.stdout
    assert stdin is not None
    assert stdout is not None
    question: dict[str, Any] = {"level": task.level, "dice": task.dice, "observation": task.observation}
    if task.edition not in worker.editions:
        question["edition"] = task.edition_text
        worker.editions.add(task.edition)
    stdin.write(msgspec.json.encode(question) + b"\n")
    await stdin.drain()
    line = await stdout.readline()
    if not line:
        raise EOFError("the worker ended")
    answer: dict[str, Any] = msgspec.json.decode(line, type=dict)
    if "failed" in answer:
        raise Failed(str(answer["failed"])[:200])
    return answer
