"""Who evaluates the network for a bot: NumPy, or a host without NumPy that brings its own arithmetic.

A page in a browser has no NumPy. Its worker evaluates the same weights in JavaScript and provides the result here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, Final, Protocol

from goa.rows.layout import LAYOUT

NUMPY: Final = "numpy"


class Policy(Protocol):
    """Logits of choices of the catalogue, for a row with counted ducats of the seat that decides."""

    def logits(self, row: bytes, choices: Sequence[int], /) -> Sequence[float] | Any: ...


class ProvidedPolicy:
    """A policy whose arithmetic is done outside Python."""

    def __init__(self, logits: Callable[[bytes, list[int]], Sequence[float]]) -> None:
        self._logits = logits

    def logits(self, row: bytes, choices: Sequence[int], /) -> Sequence[float]:
        return self._logits(row, list(choices))


class ElsewhereError(RuntimeError):
    """A worker was asked for logits that another worker computes."""


_provided: list[Policy] = []


def provide(logits: Callable[[bytes, list[int]], Sequence[float]]) -> None:
    """Use this arithmetic from now on where there is no NumPy."""
    _provided[:] = [ProvidedPolicy(logits)]


def announce() -> None:
    """Offer the network's bots though another worker evaluates them."""

    def refuse(row: bytes, choices: list[int]) -> Sequence[float]:
        raise ElsewhereError("another worker evaluates the network")

    provide(refuse)


def is_provided() -> bool:
    """Whether a bot can follow the network without NumPy. Estimates and search need NumPy itself."""
    return bool(_provided)


def shipped_policy() -> Policy:
    """The network of the package; NumPy's where that is installed."""
    if _provided and find_spec(NUMPY) is None:
        return _provided[0]
    from goa.bots.network.weight_file import shipped_network  # noqa: PLC0415 - needs NumPy

    return shipped_network()


def input_scales() -> list[int]:
    """The number that each input of a row is divided by."""
    return [part.full for part in LAYOUT.values() for _ in range(part.size)]
