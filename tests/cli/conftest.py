"""Sets the language to English, whatever the system's language is."""

import pytest

from goa.cli.language import VARIABLE


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "en")
