"""The public names, and the examples of the README."""

import re
from pathlib import Path

import pytest

import goa

README = Path(__file__).parent.parent / "README.md"


def test_the_public_names_are_these() -> None:
    """A new public name must be added here and to the docs."""
    promised = {
        "CATALOGUE", "IllegalChoice", "apply", "imagine", "new_game", "observe", "read_record", "replay", "score",
        "write_record",
    }  # fmt: skip
    types = {"Choice", "Edition", "Event", "Observation", "Record", "RecordError", "Score", "Scores", "State"}
    assert set(goa.__all__) == promised | types
    assert all(hasattr(goa, name) for name in goa.__all__)


def test_the_readme_game_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {"__name__": "readme"})  # noqa: S102 - our own README
    assert "points" in capsys.readouterr().out


def test_a_choice_can_be_given_as_text_or_as_it_is_offered() -> None:
    one = goa.new_game("2004", players=2, seed=7)
    two = one.copy()
    goa.apply(one, one.offered[0])
    goa.apply(two, f"  {two.offered[0].text.upper()} ")
    assert goa.observe(one, 0) == goa.observe(two, 0)


def test_an_illegal_choice_says_why_and_changes_nothing() -> None:
    state = goa.new_game("2004", players=2, seed=7)
    before = state.offered
    with pytest.raises(goa.IllegalChoice) as refusal:
        goa.apply(state, "bid 4")
    assert re.fullmatch(r"[A-Z]{3}-\d+", refusal.value.rule)
    assert refusal.value.reason
    assert refusal.value.offered == before
    assert state.offered == before
    assert state.past is None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": 1}, "2 to 4 players, not 1"),
        ({"seed": -1}, "whole number from 0 to"),
        ({"seed": 2**63}, "whole number from 0 to"),
        ({"bonanza": True}, "edition 2004 has no Bonanza tiles"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(arguments: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        goa.new_game("2004", **arguments)  # type: ignore[arg-type]  # the test needs wrong arguments


def test_ids_stay_as_they_are() -> None:
    """Ids are stored and trained on: new choices are only appended. A release adds them to tests/catalogue.txt."""
    kept = Path(__file__).with_name("catalogue.txt").read_text("utf-8").splitlines()
    assert [choice.text for choice in goa.CATALOGUE[: len(kept)]] == kept


def test_ids_count_upward_and_texts_are_unique() -> None:
    assert [choice.id for choice in goa.CATALOGUE] == list(range(len(goa.CATALOGUE)))
    assert len({choice.text for choice in goa.CATALOGUE}) == len(goa.CATALOGUE)
