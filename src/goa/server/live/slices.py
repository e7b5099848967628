"""Long work in slices: between two of them, others are served, and the caller keeps the pace of its address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

from goa.server.limits.account import current_account

SLICE: Final = 0.004  # seconds


async def in_slices(steps: Iterable[object]) -> None:
    """Take all the steps, some at a time."""
    account = current_account.get()
    end = time.perf_counter() + SLICE
    for _ in steps:
        if time.perf_counter() >= end:
            await asyncio.sleep(0)
            if account is not None:
                await account.turn()
            end = time.perf_counter() + SLICE
