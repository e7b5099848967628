"""Installs the bots of goa_plugin_bots for a test, for its worker processes too."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from goa.bots.players import registry

PLACE = str(Path(__file__).parent)


@pytest.fixture
def plugin_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(PLACE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [PLACE, os.environ.get("PYTHONPATH")])))
    yield
    registry._factory.cache_clear()
