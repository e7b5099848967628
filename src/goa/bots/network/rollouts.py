"""Rollouts by the policy of the network, many at once: every step evaluates all of them in one batch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from goa.core.choices import CATALOGUE
from goa.core.engine import advance
from goa.rows.encode_row import mask_of
from goa.rows.incremental_rows import GameRows
from goa.rows.layout import ACTIONS
from goa.rules.scoring import score

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from goa.bots.network.model import Floats, Network
    from goa.core.choices import Choice
    from goa.core.state import State

NEVER: Final = np.float32(-1e9)  # the logit of a choice that is not offered


@dataclass
class Rollout:
    """A position that is played on, and the rollouts of other candidates that begin with the same one."""

    state: State
    candidate: int
    sample: int


def begun(samples: Sequence[State], candidates: Sequence[Choice]) -> list[Rollout]:
    """Every candidate in every sampled position."""
    rollouts = [
        Rollout(state.copy(), candidate, sample)
        for candidate in range(len(candidates))
        for sample, state in enumerate(samples)
    ]
    for rollout in rollouts:
        advance(rollout.state, candidates[rollout.candidate])
        _skip_lone_choices(rollout.state)
    return rollouts


def win_chances(
    network: Network,
    rollouts: Sequence[Rollout],
    seat: int,
    decisions: int,
    dice: np.random.Generator,
    is_late: Callable[[], bool],
) -> npt.NDArray[np.float64] | None:
    """The seat's win chance by candidate and sample, after so many decisions by the policy; None if it gets too late.

    Rollouts of one sample share their dice: differences between the candidates are clearer that way.
    """
    encoder = GameRows()
    samples = 1 + max(rollout.sample for rollout in rollouts)
    for _ in range(decisions):
        running = [rollout for rollout in rollouts if not rollout.state.is_over]
        if is_late():
            return None
        if not running:
            break
        rows = [encoder.row(rollout.state, rollout.state.seat, True) for rollout in running]
        logits, _, _ = network.answers(rows)
        noise = dice.gumbel(size=(samples, ACTIONS)).astype(np.float32)
        logits += noise[[rollout.sample for rollout in running]]
        masks = b"".join([mask_of(rollout.state.offered) for rollout in running])
        offered = np.frombuffer(masks, np.uint8).reshape(len(running), ACTIONS)
        for rollout, choice in zip(running, np.where(offered, logits, NEVER).argmax(1).tolist(), strict=True):
            advance(rollout.state, CATALOGUE[choice])
            _skip_lone_choices(rollout.state)
    found = np.zeros((1 + max(rollout.candidate for rollout in rollouts), samples))
    running = [rollout for rollout in rollouts if not rollout.state.is_over]
    rows = [encoder.row(rollout.state, rollout.state.seat, True) for rollout in running]
    chances: Floats | None = network.estimates(rows)[0] if rows else None
    for number, rollout in enumerate(running):
        assert chances is not None
        from_decider = (seat - rollout.state.seat) % rollout.state.seats
        found[rollout.candidate, rollout.sample] = chances[number, from_decider]
    for rollout in rollouts:
        if rollout.state.is_over:
            winners = score(rollout.state).winners
            found[rollout.candidate, rollout.sample] = (seat in winners) / len(winners)
    return found


def _skip_lone_choices(state: State) -> None:
    while len(state.offered) == 1:
        advance(state, state.offered[0])
