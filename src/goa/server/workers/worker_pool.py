"""A pool of worker processes. A worker that crashes or takes too long is ended and replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from goa.server.workers.compiled_tree import compiled_tree, worker_environment
from goa.server.workers.fair_queue import FOR_ANYONE, FairQueue, WorkerTurn

LONGEST_LINE: Final = 4 * 1024 * 1024
MOST_EDITIONS: Final = 64  # that a worker keeps
BOT_WORKER: Final = "goa.server.workers.bot_worker"

Answer = dict[str, Any]


class WorkerFailed(Exception):
    """A worker gave no answer. The message says why."""


class WorkersStopped(WorkerFailed):
    """The server stops."""


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
    """A process, where its code comes from, and the editions it has been sent."""

    process: Process
    tree: str | None  # the compiled copy of goa that it runs, if that was built after the server started
    editions: set[str] = field(default_factory=set)


class WorkerPool:
    """Processes that run this module with these arguments; each is started when first needed.

    Those in reserve are for when one payer keeps all the others busy.
    """

    def __init__(
        self, workers: int, seconds: float, module: str = BOT_WORKER, *arguments: str, reserve: int = 0
    ) -> None:
        self.seconds = seconds
        self._command = (sys.executable, "-m", module, *arguments)
        self.queue = FairQueue(workers, reserve)
        self._free: list[Worker | None] = [None] * (workers + reserve)
        self._processes: set[Process] = set()
        self._is_stopped = False
        self.waiting = 0  # questions that wait for a free worker

    async def choose(self, question: BotQuestion, turn: WorkerTurn = FOR_ANYONE) -> int:
        """The id of the choice that a bot makes."""
        answer = await self.ask_bot(question, turn)
        if "choice" not in answer:
            raise WorkerFailed("no choice")
        return int(answer["choice"])

    async def ask_bot(self, question: BotQuestion, turn: WorkerTurn = FOR_ANYONE) -> Answer:
        """The whole answer to a question for a bot."""
        return await self._with_worker(turn, lambda worker: _exchange(worker, _plain_question(worker, question)))

    async def ask(self, question: dict[str, Any], turn: WorkerTurn = FOR_ANYONE) -> Answer:
        """The answer to a question that needs nothing but its own words."""
        return await self._with_worker(turn, lambda worker: _exchange(worker, question))

    async def _with_worker(self, turn: WorkerTurn, exchange: Callable[[Worker], Awaitable[Answer]]) -> Answer:
        """The answer of the next free worker. It is asked when its turn has come."""
        self.waiting += 1
        try:
            began = await self.queue.enter(turn)
        finally:
            self.waiting -= 1
        worker = self._free.pop()
        try:
            if self._is_stopped:
                raise WorkersStopped("the server stops")
            if worker is not None and worker.tree != compiled_tree():
                await self._end(worker)
                worker = None
            if worker is None or worker.process.returncode is not None:
                worker = await self._start()
            return await asyncio.wait_for(exchange(worker), self.seconds)
        except TimeoutError:
            await self._end(worker)
            worker = None
            raise WorkerFailed(f"no answer within {self.seconds} seconds") from None
        except (OSError, EOFError, msgspec.DecodeError, ValueError) as problem:
            await self._end(worker)
            worker = None
            if self._is_stopped:
                raise WorkersStopped("the server stops") from None
            raise WorkerFailed(f"the worker broke: {type(problem).__name__}") from None
        except asyncio.CancelledError:
            await self._end(worker)
            worker = None
            raise
        finally:
            self._free.append(worker)
            self.queue.leave(turn, began)

    async def stop(self) -> None:
        """End all workers. Questions that wait fail with WorkersStopped."""
        self._is_stopped = True
        for process in list(self._processes):
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _start(self) -> Worker:
        tree = compiled_tree()
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
            env=worker_environment(tree),
        )
        self._processes.add(process)
        return Worker(process, tree)

    async def _end(self, worker: Worker | None) -> None:
        if worker is None:
            return
        with suppress(ProcessLookupError):
            worker.process.kill()
        self._processes.discard(worker.process)
        await worker.process.wait()


def _plain_question(worker: Worker, question: BotQuestion) -> dict[str, Any]:
    """The question as plain data. An edition is sent to each worker only once."""
    plain: dict[str, Any] = {"level": question.level, "seed": question.seed, "observation": question.observation}
    if question.edition not in worker.editions:
        if len(worker.editions) >= MOST_EDITIONS:
            worker.editions.clear()
            plain["forget"] = True
        plain["edition"] = question.edition_text
        worker.editions.add(question.edition)
    return plain


async def _exchange(worker: Worker, question: dict[str, Any]) -> Answer:
    stdin, stdout = worker.process.stdin, worker.process.stdout
    assert stdin is not None
    assert stdout is not None
    stdin.write(msgspec.json.encode(question) + b"\n")
    await stdin.drain()
    line = await stdout.readline()
    if not line:
        raise EOFError("the worker ended")
    answer: Answer = msgspec.json.decode(line, type=dict)
    if "failed" in answer:
        raise WorkerFailed(str(answer["failed"])[:200])
    return answer
