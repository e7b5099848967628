"""The one who writes: whatever is waiting goes to the disk together, so a commit serves many tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from goa.server.store.store import Store
from goa.tables.journal import Append

Waiting = tuple[Append, "asyncio.Future[bool]"]


class Writer:
    """Answers each append once it is on the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.written = 0  # how often something was handed in
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """What was handed in is written first."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(self, append: Append) -> bool:
        """Whether it was stored; if not, somebody else's came first."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.written += 1
        self._waiting.put_nowait((append, answer))
        return await answer

    async def _work(self) -> None:
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
                for each in batch:  # one of them is to blame, the others are not to suffer
                    await self._write([each])
        except Exception as problem:  # noqa: BLE001 - whatever it is, those who wait must hear it
            for _, answer in batch:
                if not answer.done():
                    answer.set_exception(problem)
        else:
            for each, was_stored in zip(batch, stored, strict=True):
                _answer(each, stored=was_stored)


def _answer(waiting: Waiting, *, stored: bool) -> None:
    if not waiting[1].done():
        waiting[1].set_result(stored)
