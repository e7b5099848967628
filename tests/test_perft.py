"""Perft counts are unchanged; if a rule changed on purpose, run python -m tests.perft."""

from tests.perft import FILE, lines


def test_perft_counts_are_as_they_were() -> None:
    assert lines() == FILE.read_text("utf-8").splitlines()
