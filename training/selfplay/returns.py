"""Returns with traces (TD(lambda)), for every seat of a game separately."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from goa.core.choices import SEATS

if TYPE_CHECKING:
    from training.selfplay.rollout import Rollout


def acting_learner(rollout: Rollout) -> torch.Tensor:
    """The rows in which a learner acts; all others belong to earlier networks and teach nothing."""
    return (rollout.learners >> rollout.seats) & 1 == 1


def lambda_returns(rollout: Rollout, trace: float) -> torch.Tensor:
    """Win chances by seat, then final points by seat, as they look from later on.

    The return of a learner's seat runs through the rows in which that seat acts, because there the network sees its
    hand. The other bots' seats have no such rows: their returns run through all rows of learners.
    """
    returns = torch.zeros_like(rollout.values[:-1])
    later = rollout.values[-1]
    ahead = torch.zeros_like(later)  # by how much the return was above the value, where a seat was looked at last
    numbers = torch.arange(SEATS, device=later.device)[None]
    acts = acting_learner(rollout)
    learners = rollout.learners.long()
    for step in reversed(range(len(returns))):
        ended = rollout.ended[step][:, None]
        later = torch.where(ended, rollout.outcomes[step], later)
        ahead = torch.where(ended, torch.zeros_like(ahead), ahead)
        returned = later + trace * ahead
        returns[step] = returned
        is_learner = (learners[step][:, None] >> numbers) & 1 == 1
        looked_at = acts[step][:, None] & ((numbers == rollout.seats[step][:, None]) | ~is_learner)
        looked_at = looked_at.repeat(1, 2)
        values = rollout.values[step]
        later = torch.where(looked_at, values, later)
        ahead = torch.where(looked_at, returned - values, ahead)
    return returns


def advantages(rollout: Rollout, returns: torch.Tensor, players: torch.Tensor, points: float) -> torch.Tensor:
    """What an action brought its seat: of the victory, and `points` for each ten points ahead of the mean."""
    gain = returns - rollout.values[:-1]
    seats = rollout.seats.long()[..., None]
    won = gain[..., :SEATS].gather(2, seats)[..., 0]
    scored = gain[..., SEATS:].gather(2, seats)[..., 0]  # absent seats have no points
    mean = gain[..., SEATS:].sum(2) / players[None]
    return won + points * (scored - mean)
