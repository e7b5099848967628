"""The page's Python makes the same of a game as the Python that runs the tests."""

from pathlib import Path

import pytest
from tests.site.differential import differences, page_digests, random_record
from tests.site.game_digests import digest_of


@pytest.mark.slow
@pytest.mark.parametrize("resumed", [False, True], ids=["first visit", "second visit"])
def test_twenty_games(site: Path, resumed: bool) -> None:
    """1,000 games: PYTHONPATH=. python bench/site/site_games.py."""
    assert differences(0, 20, resumed=resumed) == []


@pytest.mark.slow
def test_another_game_has_other_digests(site: Path) -> None:
    """The comparison would notice a difference."""
    one, other = digest_of(random_record(0)), digest_of(random_record(6))
    assert not set(one.values()) & set(other.values())
    assert page_digests([random_record(6)]) == [other]
