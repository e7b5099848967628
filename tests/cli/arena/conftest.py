"""Bots of another package for all arena tests; no plots, as they take longer than the games."""

import pytest
from tests.plugin_bots.fixture import plugin_bots

__all__ = ["plugin_bots"]


@pytest.fixture(autouse=True)
def no_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goa.cli.arena.arena_command.maybe_plot", lambda *_: None)
