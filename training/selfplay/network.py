"""The network: a row of bytes in; a policy, win chances and final points of all seats out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from goa.core.choices import SEATS
from goa.rows.layout import ACTIONS, LAYOUT, SIZE

if TYPE_CHECKING:
    from training.selfplay.config import Size

PRESENT: Final = LAYOUT["present"].slice
NEVER: Final = -1e9  # the logit of what cannot be
SMALL: Final = 0.05  # new output layers begin near zero


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.second(functional.relu(self.first(self.norm(x))))


class Network(nn.Module):
    """Seats are counted from the viewer, as in rows."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.entry = nn.Linear(SIZE, size.width)
        self.blocks = nn.ModuleList([Block(size.width) for _ in range(size.blocks)])
        self.norm = nn.LayerNorm(size.width)
        self.policy = nn.Linear(size.width, ACTIONS)
        self.win = nn.Linear(size.width, SEATS)
        self.final_points = nn.Linear(size.width, SEATS)
        scale = torch.cat([torch.full((part.size,), 1.0 / part.full) for part in LAYOUT.values()])
        self.register_buffer("scale", scale, persistent=False)
        with torch.no_grad():
            for head in (self.policy, self.win, self.final_points):
                head.weight.mul_(SMALL)

    def forward(
        self, rows: torch.Tensor, *, heads_alone: bool = False
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits of all choices; log-probabilities of winning; final points in tens.

        With `heads_alone` win chances and points do not change the layers below them.
        """
        kind = torch.bfloat16 if torch.is_autocast_enabled(rows.device.type) else torch.float32
        x = rows.to(kind) * self.scale.to(kind)
        x = functional.relu(self.entry(x))
        for block in self.blocks:
            x = block(x)
        x = self.norm(x)
        below = x.detach() if heads_alone else x
        absent = rows[:, PRESENT] == 0
        win = functional.log_softmax(self.win(below).float().masked_fill(absent, NEVER), 1)
        return self.policy(x).float(), win, self.final_points(below).float()


def save(network: Network, path: Path) -> None:
    """As half-precision arrays; a file that is there is replaced at once or not at all."""
    arrays = {name: value.detach().half().cpu().numpy() for name, value in network.state_dict().items()}
    unfinished = path.with_suffix(".part.npz")
    np.savez(unfinished, allow_pickle=False, **arrays)
    unfinished.replace(path)


def load(network: Network, path: Path) -> None:
    """Take over the weights in a file."""
    with np.load(path, allow_pickle=False) as arrays:
        values = {name: torch.from_numpy(arrays[name].astype(np.float32)) for name in arrays.files}
    try:
        network.load_state_dict(values)
    except RuntimeError as problem:
        raise ValueError(f"{path} holds another network: {problem}") from None
