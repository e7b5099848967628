"""A pool of processes in which bots think. A worker that crashes or takes too long is ended and replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

LONGEST_LINE: Final = 4 * 1024 * 1024
MOST_EDITIONS: Final = 64  # that a worker remembers
HINT: Final = "hint"  # instead of a bot's level: the heuristic's evaluation of every choice


class BotFailed(Exception):
    """A bot gave no answer. The message says why."""


@dataclass(frozen=True)
class BotQuestion:
    """What a bot is asked. It holds what the seat may know and nothing else."""

    level: str
    seed: int
    edition: str
    edition_text: str
    observation: dict[str, Any]


@dataclass
class Worker:
    """A process, and the editions it has been sent."""

    process: Process
    editions: set[str] = field(default_factory=set)


class WorkerPool:
    """A fixed number of worker processes that run a module. Each is started when it is first needed."""

    def __init__(self, workers: int, seconds: float, module: str = "goa.server.bots.worker", *arguments: str) -> None:
        self.seconds = seconds
        self._command = (sys.executable, "-m", module, *arguments)
        self._free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        self._processes: set[Process] = set()
        for _ in range(workers):
            self._free.put_nowait(None)

    async def choose(self, question: BotQuestion) -> int:
        """The id of the choice that the bot makes."""
        answer = await self.ask(question)
        if "choice" not in answer:
            raise BotFailed("no choice")
        return int(answer["choice"])

    async def ask(self, question: BotQuestion) -> dict[str, Any]:
        """A bot worker's whole answer."""
        return await self._run(lambda worker: _exchange(worker, _bot_line(worker, question)))

    async def ask_plain(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question that refers to no remembered edition."""
        return await self._run(lambda worker: _exchange(worker, question))

    async def _run(self, exchange: Callable[[Worker], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
        """The answer of the next free worker. A worker that takes too long is ended."""
        worker = await self._free.get()
        try:
            if worker is None or worker.process.returncode is not None:
                worker = await self._start()
            return await asyncio.wait_for(exchange(worker), self.seconds)
        except TimeoutError:
            await self._end(worker)
            worker = None
            raise BotFailed(f"no answer within {self.seconds} seconds") from None
        except (OSError, EOFError, msgspec.DecodeError, ValueError) as problem:
            await self._end(worker)
            worker = None
            raise BotFailed(f"the worker broke: {type(problem).__name__}") from None
        except asyncio.CancelledError:
            await self._end(worker)
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        for process in list(self._processes):
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _start(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        self._processes.add(process)
        return Worker(process)

    async def _end(self, worker: Worker | None) -> None:
        if worker is None:
            return
        with suppress(ProcessLookupError):
            worker.process.kill()
        self._processes.discard(worker.process)
        await worker.process.wait()


def _bot_line(worker: Worker, question: BotQuestion) -> dict[str, Any]:
    line: dict[str, Any] = {"level": question.level, "seed": question.seed, "observation": question.observation}
    if question.edition not in worker.editions:
        if len(worker.editions) >= MOST_EDITIONS:
            worker.editions.clear()
            line["forget"] = True
        line["edition"] = question.edition_text
        worker.editions.add(question.edition)
    return line


async def _exchange(worker: Worker, line: dict[str, Any]) -> dict[str, Any]:
    stdin, stdout = worker.process.stdin, worker.process.stdout
    assert stdin is not None
    assert stdout is not None
    stdin.write(msgspec.json.encode(line) + b"\n")
    await stdin.drain()
    answered = await stdout.readline()
    if not answered:
        raise EOFError("the worker ended")
    answer: dict[str, Any] = msgspec.json.decode(answered, type=dict)
    if "failed" in answer:
        raise BotFailed(str(answer["failed"])[:200])
    return answer
