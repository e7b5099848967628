"""The rules version: which games are played under which."""

import pytest

import goa
from goa.core.state import NEWEST_RULES, Options
from goa.rules import version
from goa.rules.version import OLDEST_RULES, rules_version_of, stored_rules


def test_every_version_after_the_first_brought_something() -> None:
    behaviours = {name: value for name, value in vars(version).items() if name.isupper() and isinstance(value, int)}
    for bound in ("OLDEST_RULES", "NEWEST_RULES"):
        del behaviours[bound]
    assert set(behaviours.values()) == set(range(OLDEST_RULES + 1, NEWEST_RULES + 1))


def test_a_new_game_is_played_under_the_newest_rules() -> None:
    assert goa.new_game("2004").rules_version == NEWEST_RULES
    assert Options().rules_version == NEWEST_RULES


def test_a_game_keeps_its_version() -> None:
    state = goa.new_game("2012", players=2, rules_version=1)
    assert state.copy().rules_version == 1
    seen = goa.observe(state, 0)
    assert seen.options.rules_version == 1
    assert goa.imagine(seen, 1).rules_version == 1


@pytest.mark.parametrize("unknown", [0, NEWEST_RULES + 1])
def test_a_version_that_is_not_known_is_refused(unknown: int) -> None:
    with pytest.raises(ValueError, match=f"this program knows the rules versions 1 to {NEWEST_RULES}, not {unknown}"):
        goa.new_game("2004", rules_version=unknown)


@pytest.mark.parametrize(
    ("stored", "number"), [("0.1.0", 1), ("unknown", 1), ("0.1.0 rules 2", 2), ("1.0 rules 12", 12)]
)
def test_what_a_stored_game_says_of_its_rules(stored: str, number: int) -> None:
    """Until there was a second version, a game was stored with the version of the program alone."""
    assert rules_version_of(stored) == number


def test_a_stored_version_is_read_back() -> None:
    assert rules_version_of(stored_rules("0.1.0")) == NEWEST_RULES
    assert rules_version_of(stored_rules("0.1.0", OLDEST_RULES)) == OLDEST_RULES
    assert len(stored_rules("0.1.0")) <= 32, "the width of the column"
