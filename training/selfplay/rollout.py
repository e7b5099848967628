"""What a rollout holds, and the collector that fills it: workers play, the network answers, group by group."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from training.selfplay.memory import Arrays, shared_memory
from training.selfplay.network import NEVER
from training.selfplay.workers import Workers, deal_lanes

from goa.bots.network.model import POINTS_UNIT
from goa.core.choices import SEATS
from goa.rows.layout import ACTIONS, SIZE

if TYPE_CHECKING:
    from collections.abc import Callable

    from training.selfplay.config import Config
    from training.selfplay.curves import GameStatistics
    from training.selfplay.memory import Memory
    from training.selfplay.network import Network


@dataclass
class Rollout:
    """Tensors by step and lane. Values and outcomes have win chances by seat of the table, then points by seat."""

    rows: torch.Tensor
    masks: torch.Tensor
    seats: torch.Tensor
    learners: torch.Tensor  # a bit for each seat
    actions: torch.Tensor
    log_chances: torch.Tensor  # of the actions, by the network that chose them
    values: torch.Tensor  # one step more: those of the row after the last
    ended: torch.Tensor  # games that ended with the action
    outcomes: torch.Tensor  # of those

    @staticmethod
    def empty(steps: int, lanes: int, device: torch.device) -> Rollout:
        def zeros(*shape: int, dtype: Any) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        return Rollout(
            rows=zeros(steps, lanes, SIZE, dtype=torch.uint8),
            masks=zeros(steps, lanes, ACTIONS, dtype=torch.uint8),
            seats=zeros(steps, lanes, dtype=torch.uint8),
            learners=zeros(steps, lanes, dtype=torch.uint8),
            actions=zeros(steps, lanes, dtype=torch.int64),
            log_chances=zeros(steps, lanes, dtype=torch.float32),
            values=zeros(steps + 1, lanes, 2 * SEATS, dtype=torch.float32),
            ended=zeros(steps, lanes, dtype=torch.bool),
            outcomes=zeros(steps, lanes, 2 * SEATS, dtype=torch.float32),
        )


class Collector:
    """Plays with the learner's network, and with earlier ones where a lane has such players."""

    def __init__(self, config: Config, network: Network, earlier: list[Network], seed: int) -> None:
        sizes = config.collect
        self.network = network
        self.earlier = earlier
        self.device = next(network.parameters()).device
        self.steps, self.groups = sizes.steps, sizes.groups
        self.in_group = sizes.workers * sizes.lanes
        self.lanes = self.in_group * sizes.groups
        dealt = deal_lanes(config, sizes.workers * sizes.groups, sizes.lanes)
        kinds = [kind for hand in dealt for kind in hand]
        self.kinds = kinds
        self.players = torch.tensor([len(kind.players) for kind in kinds], device=self.device)
        memory = shared_memory(self.lanes)
        self.arrays = [Arrays(memory, self.lanes, group * self.in_group, self.in_group) for group in range(self.groups)]
        self.workers = Workers(dealt, memory, sizes.workers, seed)
        if self.device.type == "cuda":
            _pin(memory)
        self.host = [_tensors(arrays) for arrays in self.arrays]
        self.of_earlier = [self._lanes_of_earlier(group) for group in range(self.groups)]
        self.seconds_waiting = 0.0  # for workers

    def collect(
        self,
        rollout: Rollout,
        before: Rollout | None,
        statistics: GameStatistics,
        between: Callable[[int], None],
    ) -> None:
        """Fill the rollout; the last results and values of the one before come in with the first step.

        After every answer `between` is called with the number of answers so far, while the workers are busy.
        """
        for step in range(self.steps):
            for group in range(self.groups):
                began = time.perf_counter()
                self.workers.wait(group)
                self.seconds_waiting += time.perf_counter() - began
                lanes = slice(group * self.in_group, (group + 1) * self.in_group)
                to_note = rollout if step else before
                if to_note is not None:
                    self._note_results(to_note, step - 1, group, lanes)
                    statistics.add(self.arrays[group], lanes)
                self._answer(rollout, step, group, lanes)
                if not step and before is not None:
                    before.values[-1, lanes] = rollout.values[0, lanes]
                self.workers.step(group)
                between(step * self.groups + group + 1)

    def _note_results(self, rollout: Rollout, step: int, group: int, lanes: slice) -> None:
        host = self.host[group]
        rollout.ended[step, lanes] = host["ended"].to(self.device, non_blocking=True) != 0
        rollout.outcomes[step, lanes, :SEATS] = host["wins"].to(self.device, non_blocking=True)
        rollout.outcomes[step, lanes, SEATS:] = host["points"].to(self.device, non_blocking=True) / POINTS_UNIT

    def _answer(self, rollout: Rollout, step: int, group: int, lanes: slice) -> None:
        """Choose for every lane of a group and write the actions where the workers read them."""
        host = self.host[group]
        for name in ("rows", "masks", "seats", "learners"):
            getattr(rollout, name)[step, lanes].copy_(host[name], non_blocking=True)
        rows, masks = rollout.rows[step, lanes], rollout.masks[step, lanes]
        seats = rollout.seats[step, lanes].long()
        with torch.no_grad(), torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, win, points = self.network(rows)
            for network, places in zip(self.earlier, self.of_earlier[group], strict=True):
                if len(places):
                    learns = (rollout.learners[step, lanes][places].long() >> seats[places]) & 1
                    theirs, _, _ = network(rows[places])
                    logits[places] = torch.where(learns[:, None] == 1, logits[places], theirs)
        log_chances = torch.log_softmax(logits.masked_fill(masks == 0, NEVER), 1)
        gumbel = -torch.log(torch.empty_like(log_chances).exponential_())
        actions = (log_chances + gumbel).masked_fill(masks == 0, 2 * NEVER).argmax(1)
        rollout.actions[step, lanes] = actions
        rollout.log_chances[step, lanes] = log_chances.gather(1, actions[:, None])[:, 0]
        rollout.values[step, lanes] = by_seat(torch.stack([win.exp(), points], 1), seats, self.players[lanes])
        self.arrays[group].actions[:] = actions.cpu().numpy()  # waits for the device, so the rows are copied by now

    def _lanes_of_earlier(self, group: int) -> list[torch.Tensor]:
        """For each earlier network the lanes of the group in which it plays."""
        kinds = self.kinds[group * self.in_group : (group + 1) * self.in_group]
        places = [place for place, kind in enumerate(kinds) if "earlier" in kind.players]
        if places and not self.earlier:
            raise ValueError("the games have earlier players, but there are no earlier networks")
        return [
            torch.tensor(places[number :: len(self.earlier)], dtype=torch.int64, device=self.device)
            for number in range(len(self.earlier))
        ]

    def close(self) -> None:
        self.workers.close()


def by_seat(values: torch.Tensor, seats: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Rows of (kinds, seats from the viewer) as one list by seat of the table, kind by kind; absent seats are 0."""
    numbers = torch.arange(SEATS, device=values.device)[None]
    from_viewer = ((numbers - seats[:, None]) % players[:, None])[:, None].expand(values.shape)
    there = (numbers < players[:, None])[:, None]
    return torch.where(there, values.gather(2, from_viewer), torch.zeros_like(values)).flatten(1)


def from_viewer(values: torch.Tensor, seats: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """The way back: rows of (kinds, seats of the table) counted from the viewer; what lies beyond is to be left out."""
    numbers = torch.arange(SEATS, device=values.device)[None]
    of_table = ((numbers + seats[:, None]) % players[:, None])[:, None].expand(values.shape)
    return values.gather(2, of_table)


def _tensors(arrays: Arrays) -> dict[str, torch.Tensor]:
    names = ("rows", "masks", "seats", "learners", "ended", "wins", "points")
    return {name: torch.from_numpy(getattr(arrays, name)) for name in names}


def _pin(memory: Memory) -> None:
    """Lock the shared memory, so that the GPU copies from it while the processor goes on."""
    whole = np.frombuffer(memoryview(memory).cast("B"), np.uint8)
    error = int(torch.cuda.cudart().cudaHostRegister(whole.ctypes.data, whole.nbytes, 0))
    if error:
        raise RuntimeError(f"cudaHostRegister failed with error {error}")
