"""Playthroughs are unchanged; if a rule changed on purpose, run python -m tests.playthrough and read the diff."""

import pytest
from tests.playthrough import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_told_game_is_as_it_was(name: str) -> None:
    assert transcript(GAMES[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")
