"""Bots of another package for all arena tests; no plots, as they take longer than the games."""

import pytest
from tests.guests.fixture import guests

__all__ = ["guests"]


@pytest.fixture(autouse=True)
def no_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goa.cli.arena.arena_command.maybe_plot", lambda *_: None)
