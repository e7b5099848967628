"""Batches journal appends into one commit: everything that waits is written together."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from goa.server.store.journal.batch_writer import BatchWriter
from goa.server.store.store import Store
from goa.tables.journal import Append


class JournalWriter:
    """Answers each append once it is on the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.appends = 0  # so far
        self._batches: BatchWriter[Append, bool] = BatchWriter(store.append)

    @property
    def waiting(self) -> int:
        """How many appends wait to be written."""
        return self._batches.waiting

    async def stop(self) -> None:
        """Write what is waiting."""
        await self._batches.finish()

    async def append(self, append: Append) -> bool:
        """Whether it was stored. If not, another append of the same game or key came first."""
        self.appends += 1
        try:
            return await self._batches.add(append)
        except IntegrityError:
            return False
