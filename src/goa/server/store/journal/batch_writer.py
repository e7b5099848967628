"""Writes in batches: everything that waits is written together, and each item is answered once it is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from typing import Generic, TypeVar

from sqlalchemy.exc import IntegrityError

Item = TypeVar("Item")
Result = TypeVar("Result")


class BatchWriter(Generic[Item, Result]):
    """One batch at a time. What comes meanwhile is the next batch."""

    def __init__(self, write: Callable[[Sequence[Item]], Awaitable[Sequence[Result]]]) -> None:
        self._write_all = write
        self._waiting: list[tuple[Item, asyncio.Future[Result]]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def add(self, item: Item) -> Result:
        """What was written for this item. Raises IntegrityError if it alone breaks a constraint."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, answer))
        if self._task is None:
            # In a context of its own: the request that came first does not pay for the others.
            self._task = asyncio.create_task(self._run(), name="batch writer", context=Context())
        return await answer

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write(batch)
        finally:
            self._task = None

    async def _write(self, batch: list[tuple[Item, asyncio.Future[Result]]]) -> None:
        try:
            results = await self._write_all([item for item, _ in batch])
        except IntegrityError as problem:
            if len(batch) == 1:
                _fail(batch[0][1], problem)
            else:
                for each in batch:  # one of them breaks a constraint; the others must not fail with it
                    await self._write([each])
        except Exception as problem:  # noqa: BLE001 - every waiting request must be answered, whatever happened
            for _, answer in batch:
                _fail(answer, problem)
        else:
            for (_, answer), result in zip(batch, results, strict=True):
                if not answer.done():
                    answer.set_result(result)


def _fail(answer: asyncio.Future[Result], problem: Exception) -> None:
    if not answer.done():
        answer.set_exception(problem)
