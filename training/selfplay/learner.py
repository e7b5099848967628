"""PPO: learns from one rollout, minibatch by minibatch, while the next one is collected."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import torch
from training.selfplay.network import NEVER
from training.selfplay.returns import acting_learner, advantages, lambda_returns
from training.selfplay.rollout import from_viewer

from goa.bots.network.model import POINTS_UNIT
from goa.core.choices import SEATS

if TYPE_CHECKING:
    from training.selfplay.config import Learning
    from training.selfplay.network import Network
    from training.selfplay.rollout import Rollout

MEASURES = ("policy_loss", "win_loss", "points_loss", "entropy", "kl", "clipped")


class Learner:
    """Holds the network, its optimiser and what is left to learn from the current rollout."""

    def __init__(self, network: Network, settings: Learning, players: torch.Tensor, heads_alone: int) -> None:
        self.network = network
        self.settings = settings
        self.players = players  # at the table of each lane
        self.device = players.device
        self.updates = 0
        self.heads_alone = heads_alone  # updates in which the policy stays as it is
        self.progress = 0.0  # of the run, from 0 to 1
        self.measured: dict[str, float] = {}
        self._sums = torch.zeros(len(MEASURES), device=self.device)
        self._minibatches: deque[torch.Tensor] = deque()
        self._learned = 0
        self._watched: torch.Tensor | None = None  # the divergence of the last minibatch
        self.optimiser = torch.optim.AdamW(
            network.parameters(),
            lr=settings.learning_rate[0],
            eps=1e-5,
            weight_decay=settings.weight_decay,
            fused=self.device.type == "cuda",
        )

    def begin(self, rollout: Rollout, progress: float) -> int:
        """Take on a rollout; the number of minibatches to learn from it."""
        self.progress = progress
        settings = self.settings
        with torch.no_grad():
            returns = lambda_returns(rollout, settings.trace)
            gains = advantages(rollout, returns, self.players, POINTS_UNIT * self._now(settings.points))
            steps, lanes = rollout.seats.shape
            learned = acting_learner(rollout).flatten().nonzero()[:, 0]
            if not len(learned):
                return 0
            self._rollout = {
                "rows": rollout.rows.flatten(0, 1),
                "masks": rollout.masks.flatten(0, 1),
                "actions": rollout.actions.flatten(),
                "log_chances": rollout.log_chances.flatten(),
            }
            self._gains = gains.flatten()
            of_learners = self._gains[learned]
            self._gains = (self._gains - of_learners.mean()) / (of_learners.std(correction=0) + 1e-6)
            players = self.players[None].expand(steps, lanes).flatten()
            self._targets = from_viewer(
                returns.reshape(-1, 2, SEATS), rollout.seats.long().flatten(), players
            )  # fmt: skip
            self._present = torch.arange(SEATS, device=self.device)[None] < players[:, None]
            self._minibatches.clear()
            for _ in range(settings.epochs):
                order = learned[torch.randperm(len(learned), device=self.device)]
                self._minibatches.extend(order.split(settings.minibatch))
            self._note_values(rollout, returns, learned)
        self._sums.zero_()
        self._learned = 0
        self._watched = None
        return len(self._minibatches)

    def learn(self) -> None:
        """One minibatch, if there is one left."""
        if not self._minibatches:
            return
        if self._watched is not None and self._watched.item() > self.settings.kl_limit:
            self._minibatches.clear()
            return
        self._update(self._minibatches.popleft())

    def finish(self) -> dict[str, float]:
        """Learn from all minibatches that are left; what was measured over all of them."""
        while self._minibatches:
            self.learn()
        means = (self._sums / max(1, self._learned)).tolist()
        self.measured.update(zip(MEASURES, means, strict=True))
        self.measured["minibatches"] = self._learned
        self.measured["learning_rate"] = self.optimiser.param_groups[0]["lr"]
        return self.measured

    def _update(self, chosen: torch.Tensor) -> None:
        settings = self.settings
        warming = self.updates < self.heads_alone
        rollout = self._rollout
        impossible = rollout["masks"][chosen] == 0
        gains, present = self._gains[chosen], self._present[chosen]
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, win, points = self.network(rollout["rows"][chosen], heads_alone=warming)
        log_chances = torch.log_softmax(logits.masked_fill(impossible, NEVER), 1)
        entropy = -(log_chances.exp() * log_chances.masked_fill(impossible, 0.0)).sum(1).mean()
        change = log_chances.gather(1, rollout["actions"][chosen][:, None])[:, 0] - rollout["log_chances"][chosen]
        ratio = change.exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -torch.min(ratio * gains, clipped * gains).mean()
        won, scored = self._targets[chosen].unbind(1)
        won = torch.where(present, won, torch.zeros_like(won)).clamp(min=0.0)
        won = won / won.sum(1, keepdim=True).clamp(min=1e-6)  # seats' returns run through different rows
        win_loss = -(won * torch.where(present, win, torch.zeros_like(win))).sum(1).mean()
        points_loss = ((points - scored).square() * present).sum() / present.sum()
        loss = settings.win_loss * win_loss + settings.points_loss * points_loss
        if not warming:
            loss = loss + policy_loss - self._now(settings.entropy) * entropy
        self.optimiser.param_groups[0]["lr"] = self._learning_rate()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), settings.gradient_norm)
        self.optimiser.step()
        self.updates += 1
        self._learned += 1
        with torch.no_grad():
            self._watched = (ratio - 1 - change).mean()
            off = ((ratio - 1).abs() > settings.clip).float().mean()
            measures = (policy_loss, win_loss, points_loss, entropy, self._watched, off)
            self._sums += torch.stack([measure.detach() for measure in measures])

    def _learning_rate(self) -> float:
        """Rises at first, since the optimiser knows nothing yet, and then falls to the end of the run."""
        if self.updates < self.heads_alone:
            return self.settings.learning_rate[0]
        rising = (self.updates - self.heads_alone + 1) / max(1, self.settings.warm_up)
        return self._now(self.settings.learning_rate) * min(1.0, rising)

    def _now(self, of_run: tuple[float, float]) -> float:
        first, last = of_run
        return first + (last - first) * min(1.0, self.progress)

    def _note_values(self, rollout: Rollout, returns: torch.Tensor, learned: torch.Tensor) -> None:
        """How much of the returns the values foretold, for the seats that act."""
        seats = rollout.seats.long()[..., None]
        for name, first in (("win", 0), ("points", SEATS)):
            returned = returns[..., first : first + SEATS].gather(2, seats).flatten()[learned]
            valued = rollout.values[:-1, :, first : first + SEATS].gather(2, seats).flatten()[learned]
            unexplained = (returned - valued).var(correction=0) / returned.var(correction=0).clamp(min=1e-9)
            self.measured[f"{name}_explained"] = 1.0 - unexplained.item()
        self.measured["learned_share"] = len(learned) / rollout.seats.numel()
