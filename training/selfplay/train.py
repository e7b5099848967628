"""A run: collects and learns until its time is over, with a checkpoint every minute; started again, it goes on."""

from __future__ import annotations

import json
import shutil
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

import torch
from training.selfplay import curves
from training.selfplay.learner import Learner
from training.selfplay.network import Network, load, save
from training.selfplay.rollout import Collector, Rollout

if TYPE_CHECKING:
    from pathlib import Path

    from training.selfplay.config import Config

NETWORK: Final = "network.npz"
STATE: Final = "state.json"


@dataclass
class Progress:
    """How far a run is; kept beside its network."""

    seconds: float = 0.0
    rows: int = 0
    updates: int = 0
    starts: int = 0  # each one plays other games


class Run:
    """A run in its folder."""

    def __init__(self, config: Config, out: Path) -> None:
        out.mkdir(parents=True, exist_ok=True)
        self.config = config
        self.out = out
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.progress = Progress()
        self.network = Network(config.network).to(self.device)
        if (out / STATE).exists():
            self.progress = Progress(**json.loads((out / STATE).read_text("utf-8")))
            load(self.network, out / NETWORK)
        elif config.start:
            load(self.network, config.path(config.start))
        self.progress.starts += 1
        self.seed = config.seed + 10**9 * self.progress.starts
        torch.manual_seed(self.seed)
        self.earlier = self._earlier_networks()
        self.collector = Collector(config, self.network, self.earlier, self.seed)
        heads_alone = 0 if self.progress.rows else config.learn.heads_alone
        self.learner = Learner(self.network, config.learn, self.collector.players, heads_alone)
        self.statistics = curves.GameStatistics(config, self.collector.kinds)
        self.began = time.monotonic() - self.progress.seconds
        self.marks = dict.fromkeys(("report", "checkpoint", "keep", "snapshot"), self.progress.seconds)
        self.snapshots = 0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def go_on(self) -> None:
        """Collect and learn until the time of the configuration is over."""
        sizes = self.config.collect
        rollouts = [Rollout.empty(sizes.steps, self.collector.lanes, self.device) for _ in range(2)]
        before: Rollout | None = None
        number = 0
        try:
            while self.seconds < self.config.seconds:
                rollout = rollouts[number % 2]
                self._collect_and_learn(rollout, before)
                before = rollout
                number += 1
        finally:
            self.collector.close()
        self._checkpoint()

    def _collect_and_learn(self, rollout: Rollout, before: Rollout | None) -> None:
        """Collect one rollout and, spread over its steps, learn from the one before."""
        sizes = self.config.collect
        answers = sizes.steps * sizes.groups
        began, waited = self.seconds, self.collector.seconds_waiting
        every = answers

        def between(answer: int) -> None:
            nonlocal every
            if before is None:
                return
            if answer == sizes.groups:  # the values after its last step are known now
                minibatches = self.learner.begin(before, self.seconds / self.config.seconds)
                every = max(1, (answers - sizes.groups) // max(1, minibatches))
            elif answer > sizes.groups and answer % every == 0:
                self.learner.learn()

        self.collector.collect(rollout, before, self.statistics, between)
        rows = self.collector.lanes * sizes.steps
        self.progress.rows += rows
        if before is None:
            return
        measured = self.learner.finish()
        self.progress.updates += int(measured["minibatches"])
        took = self.seconds - began
        measured["rows_a_second"] = rows / took
        measured["waiting"] = (self.collector.seconds_waiting - waited) / took
        self._report(measured)

    def _report(self, measured: dict[str, float]) -> None:
        self.progress.seconds = self.seconds
        if self._is_due("report", self.config.report_seconds):
            rounded = {name: float(f"{value:.5g}") for name, value in measured.items()}
            line: dict[str, Any] = {"seconds": round(self.seconds, 1), "rows": self.progress.rows, **rounded}
            curves.append(self.out / curves.LEARNING, [line])
            games = self.statistics.report(self.seconds, self.progress.rows)
            curves.append(self.out / curves.GAMES, [*games])
            print(json.dumps(line), flush=True)
            for game in games:
                words = " ".join(f"{value}" for name, value in game.items() if name not in {"seconds", "rows"})
                print(f"    {words}", flush=True)
        if self._is_due("snapshot", self.config.earlier.every_seconds):
            self._take_snapshot()
        if self._is_due("checkpoint", self.config.checkpoint_seconds):
            self._checkpoint()

    def _is_due(self, what: str, every: float) -> bool:
        if self.seconds - self.marks[what] < every:
            return False
        self.marks[what] = self.seconds
        return True

    def _checkpoint(self) -> None:
        save(self.network, self.out / NETWORK)
        unfinished = self.out / f"{STATE}.part"
        unfinished.write_text(json.dumps(asdict(self.progress)), "utf-8")
        unfinished.replace(self.out / STATE)
        if self._is_due("keep", self.config.keep_seconds):
            shutil.copyfile(self.out / NETWORK, self.out / f"network-{self.seconds:.0f}.npz")

    def _earlier_networks(self) -> list[Network]:
        """Those of the configuration, then room for snapshots of this run, which begin as the network itself."""
        networks: list[Network] = []
        for number in range(len(self.config.earlier.networks) + self.config.earlier.snapshots):
            network = Network(self.config.network).to(self.device).eval()
            network.load_state_dict(self.network.state_dict())
            if number < len(self.config.earlier.networks):
                load(network, self.config.path(self.config.earlier.networks[number]))
            networks.append(network)
        return networks

    def _take_snapshot(self) -> None:
        """The oldest snapshot makes room for the network as it is now."""
        if self.config.earlier.snapshots:
            place = len(self.config.earlier.networks) + self.snapshots % self.config.earlier.snapshots
            self.earlier[place].load_state_dict(self.network.state_dict())
            self.snapshots += 1
