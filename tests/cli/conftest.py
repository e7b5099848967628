"""The terminal speaks English in these tests, whatever the system does; tests of languages ask for theirs."""

import pytest

from goa.cli.language import VARIABLE


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "en")
