"""The table rendered as text and as a picture."""

import numpy as np
import pytest
from tests.properties.walk import ALL_TABLES, walk
from tests.table import play, table

import goa
from goa.core.state import NOBODY
from goa.editions.kinds import TILE_ROWS
from goa.env.render import render_in_mode, render_picture, render_text
from goa.env.render.font import GLYPHS, HEIGHT, WIDTH, dots_of, width_of
from goa.env.render.table_picture import CELL, hyphenated


def test_every_position_can_be_told_and_drawn() -> None:
    for game in ALL_TABLES[::6]:
        for number, state in enumerate(walk(game)):
            if number % 20 == 0 or state.is_over:
                assert render_text(goa.observe(state, max(state.seat, 0)))
            if number % 150 == 0 or state.is_over:
                picture = render_picture(goa.observe(state, NOBODY))
                assert picture.shape == (800, 1280, 3)
                assert picture.dtype == np.uint8


def test_text_tells_what_the_viewer_may_know() -> None:
    state = table("auction", ducats=[3, 4, 5, 6], hands={0: ["two ships"], 1: ["sell spices"]})
    play(state, "bid 2")
    text = render_text(goa.observe(state, 0))
    assert "part A, round 1: seat 2 has to answer (BidOnLot)" in text
    assert "seat 0 (you,flag): ducats 3" in text
    assert "seat 1: ducats ?" in text
    assert "two ships" in text
    assert "sell spices" not in text
    assert "lot 1: seat 1 2" in text


def test_a_drawing_shows_what_changes() -> None:
    one = render_picture(goa.observe(table(ducats=[3, 4, 5, 6]), 0))
    np.testing.assert_array_equal(one, render_picture(goa.observe(table(ducats=[3, 9, 9, 9]), 0)))
    assert (one != render_picture(goa.observe(table(ducats=[8, 4, 5, 6]), 0))).any()


def test_letters_are_as_wide_as_they_say() -> None:
    assert all(dots.shape == (HEIGHT, WIDTH) for dots in GLYPHS.values())
    assert dots_of("GOA", 2).shape == (HEIGHT * 2, width_of("GOA", 2))


@pytest.mark.parametrize(
    ("word", "lines"),
    [
        ("colonist", ["colonist"]),
        ("colonists", ["colo-", "nists"]),
        ("espionage", ["espio-", "nage"]),
        ("expedition", ["expedi-", "tion"]),
        ("expeditions", ["expedi-", "tions"]),
        ("re-supply", ["re-", "supply"]),
        ("settlement", ["settle-", "ment"]),
        ("vice-king", ["vice-", "king"]),
        ("lighthouse", ["light-", "house"]),
        ("lighthouse-keeper", ["light-", "house-", "keeper"]),
        ("misunderstanding", ["misun-", "derstan-", "ding"]),
        ("mmmmmmmmm", ["mmmm-", "mmmmm"]),
    ],
)
def test_long_words_are_broken(word: str, lines: list[str]) -> None:
    assert list(hyphenated(word)) == lines


def test_every_word_fits_a_tile() -> None:
    lines = [line for row in TILE_ROWS for word in row.word.split() for line in hyphenated(word)]
    assert max(width_of(line, 2) for line in lines) <= CELL - 8


def test_a_render_mode_must_be_one() -> None:
    with pytest.raises(ValueError, match="expected a render_mode of human, ansi, rgb_array"):
        render_in_mode(goa.observe(table(), 0), None)
