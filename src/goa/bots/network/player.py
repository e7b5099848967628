"""The bot that follows the network: it makes the choice with the highest logit, without any search."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from goa.bots.network.policy import shipped_policy
from goa.bots.network.trained_editions import was_trained_with
from goa.bots.players.heuristic import HeuristicBot
from goa.rows.encode_row import row_of_observation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goa.bots.network.policy import Policy
    from goa.core.choices import Choice
    from goa.views.observation import Observation


class NetworkBot:
    """Follows a network that learned from games; with the figures of a custom edition it plays as heuristic."""

    def __init__(self, seed: int, file: str = "", *, network: Policy | None = None) -> None:
        self.seed = seed
        self.network = network or (network_of(file) if file else shipped_policy())

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        if len(offered) == 1:
            return offered[0]
        if not was_trained_with(observation.edition):
            return HeuristicBot(self.seed).choose(observation, offered)
        logits = self.network.logits(row_of_observation(observation, True), [choice.id for choice in offered])
        return offered[max(range(len(offered)), key=logits.__getitem__)]


@cache  # once for a process
def network_of(file: str) -> Policy:
    """The network in a file that training wrote."""
    from goa.bots.network.weight_file import read_network  # noqa: PLC0415 - needs NumPy

    expected = f'expected the file of a network, such as build/run/network.npz, came "{file}"'
    try:
        return read_network(Path(file))
    except OSError as problem:
        raise ValueError(f"{expected}: {problem.strerror or problem}") from problem
    except (ValueError, TypeError, KeyError, EOFError, BadZipFile) as problem:  # what NumPy and the network raise
        raise ValueError(f"{expected}, which is none") from problem
