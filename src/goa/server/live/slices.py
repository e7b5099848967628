"""Long work in slices: between two of them, others are served, and the caller keeps the pace of its address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable
from typing import Final

from goa.server.limits.account import Account, current_account

SLICE: Final = 0.004  # seconds
LONGEST_NAP: Final = 0.05  # seconds; somebody else may come who may go on at once

Waiting = Collection[Account | None]  # those who wait for the same work; none is the server itself


async def in_slices(steps: Iterable[object], waiting: Waiting | None = None) -> None:
    """Take all the steps, some at a time. Work that several callers wait for keeps the pace of the fastest."""
    account = current_account.get()
    end = time.perf_counter() + SLICE
    for _ in steps:
        if time.perf_counter() >= end:
            await asyncio.sleep(0)
            if waiting is not None:
                await _turn_of_any(waiting)
            elif account is not None:
                await account.turn()
            end = time.perf_counter() + SLICE


async def _turn_of_any(waiting: Waiting) -> None:
    """Wait until one of them may go on. The server itself always may."""
    while (pause := min(map(_pause, waiting), default=0.0)) > 0:  # noqa: ASYNC110 - time alone changes it
        await asyncio.sleep(min(pause, LONGEST_NAP))


def _pause(account: Account | None) -> float:
    return 0.0 if account is None else account.pause()
