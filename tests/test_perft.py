"""The number of ways to go on is as it was; if a rule was changed on purpose: python -m tests.perft."""

from tests.perft import FILE, lines


def test_perft_counts_are_as_they_were() -> None:
    assert lines() == FILE.read_text("utf-8").splitlines()
