"""Who writes next on SQLite, which has one writer at a time: choices before everything else.

Without this, waiting writers would poll the file, each with a connection that readers then lack, and a flood of chat
lines would overtake choices by luck.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager


class WriteTurns:
    """A choice waits for at most two other writers: the one that writes, and the one that is next."""

    def __init__(self) -> None:
        self._next = asyncio.Lock()
        self._writing = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, *, is_choice: bool) -> AsyncIterator[None]:
        """Wait for one's turn. Choices come in batches, one at a time, so they need not queue among themselves."""
        async with AsyncExitStack() as stack:
            if not is_choice:
                await stack.enter_async_context(self._next)
            await stack.enter_async_context(self._writing)
            yield
