"""Runs a test while nothing is collected, so that only what is freed at once is gone."""

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any


def run_without_collections(test: Coroutine[Any, Any, None]) -> None:
    gc.collect()
    gc.disable()
    try:
        asyncio.run(test)
    finally:
        gc.enable()
