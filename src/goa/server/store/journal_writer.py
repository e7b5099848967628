"""Batches journal appends into one commit: everything that waits is written together."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from goa.server.store.store import Store
from goa.tables.journal import Append

Waiting = tuple[Append, "asyncio.Future[bool]"]


class JournalWriter:
    """Answers each append once it is on the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.appends = 0  # so far
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many appends wait to be written."""
        return self._waiting.qsize()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal writer")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(self, append: Append) -> bool:
        """Whether it was stored. If not, another append of the same game or key came first."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.appends += 1
        self._waiting.put_nowait((append, answer))
        return await answer

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._write(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            stored = await self.store.append([append for append, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _answer(batch[0], stored=False)
            else:
                for each in batch:  # one of them breaks a constraint; the others must not fail with it
                    await self._write([each])
        except Exception as problem:  # noqa: BLE001 - every waiting request must be answered, whatever happened
            for _, answer in batch:
                if not answer.done():
                    answer.set_exception(problem)
        else:
            for each, was_stored in zip(batch, stored, strict=True):
                _answer(each, stored=was_stored)


def _answer(waiting: Waiting, *, stored: bool) -> None:
    if not waiting[1].done():
        waiting[1].set_result(stored)
