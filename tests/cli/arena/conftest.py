"""The bots of another package, for all tests of the arena; no pictures, which take longer than the games."""

import pytest
from tests.guests.fixture import guests

__all__ = ["guests"]


@pytest.fixture(autouse=True)
def no_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goa.cli.arena.arena_command.maybe_plot", lambda *_: None)
