"""Worker processes that play the lanes, group by group."""

from __future__ import annotations

import gc
from multiprocessing import get_context
from typing import TYPE_CHECKING

from training.selfplay.lanes import LaneKind, Lanes
from training.selfplay.memory import Arrays

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from training.selfplay.config import Config
    from training.selfplay.memory import Memory


def deal_lanes(config: Config, hands: int, lanes: int) -> list[list[LaneKind]]:
    """The kinds of all lanes, dealt so that every hand gets nearly the same mix."""
    kinds = [(number, kind, edition) for number, kind in enumerate(config.games) for edition in config.editions]
    total = sum(kind.share for _, kind, _ in kinds)
    dealt: list[list[LaneKind]] = [[] for _ in range(hands)]
    given = 0
    cumulated = 0.0
    for number, kind, edition in kinds:
        cumulated += kind.share
        variants = config.variants
        lane = LaneKind(
            number, edition, kind.players, variants.quick_start, variants.bonanza, variants.open_money
        )  # fmt: skip
        while given < round(cumulated / total * hands * lanes):
            dealt[given % hands].append(lane)
            given += 1
    return dealt


def work(orders: Connection, memory: Memory, groups: list[tuple[int, list[LaneKind]]], lanes: int, seed: int) -> None:
    """Play a step of a group for each order, until the orders end."""
    playing = [
        Lanes(kinds, first, lanes, seed, Arrays(memory, lanes, first, len(kinds))) for first, kinds in groups
    ]  # fmt: skip
    gc.collect()
    gc.disable()  # games leave no reference cycles, and looking for them takes a tenth of the time
    for group in range(len(playing)):
        orders.send_bytes(bytes([group]))
    while True:
        try:
            order = orders.recv_bytes()
            playing[order[0]].step()
            orders.send_bytes(order)
        except (EOFError, ConnectionError):
            return


class Workers:
    """All worker processes. Lanes are numbered by group, then by worker."""

    def __init__(self, dealt: list[list[LaneKind]], memory: Memory, workers: int, seed: int) -> None:
        lanes = len(dealt[0])
        in_all = lanes * len(dealt)
        context = get_context("spawn")
        self.orders: list[Connection] = []
        self.processes = []
        for worker in range(workers):
            hands = range(worker, len(dealt), workers)
            groups = [(hand * lanes, dealt[hand]) for hand in hands]
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, memory, groups, in_all, seed), daemon=True)
            process.start()
            theirs.close()
            self.orders.append(ours)
            self.processes.append(process)

    def step(self, group: int) -> None:
        """Order a step of all lanes of a group; `wait` for it later."""
        for orders in self.orders:
            orders.send_bytes(bytes([group]))

    def wait(self, group: int) -> None:
        for number, orders in enumerate(self.orders):
            try:
                done = orders.recv_bytes()
            except (EOFError, ConnectionError):
                raise RuntimeError(f"worker {number} ended; its error is printed above") from None
            assert done[0] == group, "workers answer in the order they were asked"

    def close(self) -> None:
        for orders in self.orders:
            orders.close()
        for process in self.processes:
            process.join()
