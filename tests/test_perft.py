"""Perft counts are unchanged; if a rule changed on purpose, run python -m tests.perft."""

import pytest
from tests.perft import VERSIONS, file_of, lines


@pytest.mark.parametrize("version", VERSIONS)
def test_perft_counts_are_as_they_were(version: int) -> None:
    assert list(lines(version)) == file_of(version).read_text("utf-8").splitlines()


def test_the_versions_of_the_rules_differ_somewhere() -> None:
    texts = [file_of(version).read_text("utf-8") for version in VERSIONS]
    assert len(set(texts)) == len(texts)
