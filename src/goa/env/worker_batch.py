"""Batches of games in worker processes, which write into shared memory."""

from __future__ import annotations

import gc
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from goa.env.arrays import GameArrays
from goa.env.local_batch import LocalBatch

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from goa.env.arrays import Memory
    from goa.env.local_batch import BatchConfig

STEP: Final = -1  # any other order is the seed of a reset


def run_worker(orders: Connection, config: BatchConfig, memory: Memory, first: int, games: int) -> None:
    """The loop of a worker process; ends when the pipe is closed."""
    batch = LocalBatch(config, first, GameArrays(games, memory, first))
    gc.disable()  # games make no reference cycles, and collecting would take a tenth of the time
    while True:
        try:
            order = orders.recv()
        except EOFError:
            return
        if order == STEP:
            batch.step()
        else:
            batch.reset(order)
        orders.send(order)


class WorkerBatch:
    """Worker processes, each with its share of the games."""

    def __init__(self, config: BatchConfig, memory: Memory, workers: int) -> None:
        context = get_context("spawn")
        self.orders: list[Connection] = []
        self.workers = []
        for number in range(workers):
            first, end = (config.games * share // workers for share in (number, number + 1))
            ours, theirs = context.Pipe()
            worker = context.Process(target=run_worker, args=(theirs, config, memory, first, end - first), daemon=True)
            worker.start()
            theirs.close()
            self.orders.append(ours)
            self.workers.append(worker)

    def reset(self, seed: int) -> None:
        self._order(seed)

    def step(self) -> None:
        self._order(STEP)

    def close(self) -> None:
        for orders in self.orders:
            orders.close()
        for worker in self.workers:
            worker.join()

    def _order(self, order: int) -> None:
        for orders in self.orders:
            orders.send(order)
        for number, orders in enumerate(self.orders):
            try:
                orders.recv()
            except EOFError:
                raise RuntimeError(f"worker {number} has stopped; its error message is above") from None
