"""The command goa replay: a position with everything shown, or as one seat sees it."""

from pathlib import Path

import pytest
from tests.cli.positions import is_bid_of_two_people, write_game
from tests.cli.pseudo_terminal import BOX_DRAWING, Terminal, run, text_of

from goa.core.state import State
from goa.views.words import card_words


@pytest.fixture
def game(tmp_path: Path) -> tuple[Path, State]:
    path = tmp_path / "game.goa"
    return path, write_game(path, is_bid_of_two_people)


def test_everything_or_what_a_seat_may_know(game: tuple[Path, State], tmp_path: Path) -> None:
    path, state = game
    card = card_words(state.edition, state.players[0].hand[0])
    everything = run("replay", str(path), data=tmp_path)
    assert everything.returncode == 0
    assert f"Hand: {card}" in everything.stdout
    assert f"Anna has {state.players[0].ducats} ducat" in everything.stdout
    assert f"After {state.choices_made} of {state.choices_made} choices" in everything.stdout
    assert "Anna is next." in everything.stdout
    as_bert = run("replay", str(path), "--seat", "2", data=tmp_path)
    assert f"Hand: {card}" not in as_bert.stdout
    assert "Anna has hidden ducats" in as_bert.stdout
    as_anna = run("replay", str(path), "--seat", "1", data=tmp_path)
    assert f"Hand: {card}" in as_anna.stdout
    assert "Bert has hidden ducats" in as_anna.stdout


def test_an_earlier_position(game: tuple[Path, State], tmp_path: Path) -> None:
    path, state = game
    start = run("replay", str(path), "--to", "0", data=tmp_path)
    assert "Part A, round 1 of 4, placing the markers." in start.stdout
    assert f"After 0 of {state.choices_made} choices" in start.stdout
    too_far = run("replay", str(path), "--to", "9999", data=tmp_path)
    assert too_far.returncode == 2
    assert f"expected --to 0 to {state.choices_made}, got 9999" in too_far.stderr
    nobody = run("replay", str(path), "--seat", "4", data=tmp_path)
    assert nobody.returncode == 2
    assert nobody.stderr == "expected a seat from 1 to 3, got 4\n"


def test_drawn_at_a_terminal_and_plain_on_request(game: tuple[Path, State], tmp_path: Path) -> None:
    path, _ = game
    with Terminal(["replay", str(path)], tmp_path) as terminal:
        assert terminal.end() == 0
    assert BOX_DRAWING.search(terminal.written)
    assert "Calicut" in text_of(terminal.written)
    with Terminal(["replay", str(path), "--plain"], tmp_path) as terminal:
        assert terminal.end() == 0
    assert not BOX_DRAWING.search(terminal.written)
    assert "\x1b" not in terminal.written
