"""Chance from SHA-256: known answers, evenness, and whole games that are the same everywhere."""

import hashlib
import json
import math
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.whole_games import GAMES, digest_of

import goa
from goa.core.sha256_chance import REJECTED, WORD_VALUES, Words, block_of, bounded, sha256_shuffle

FOLDER = Path(__file__).parent
VECTORS: list[dict[str, Any]] = json.loads((FOLDER / "sha256_chance.json").read_text("utf-8"))
DIGESTS: dict[str, str] = json.loads((FOLDER / "whole_games.json").read_text("utf-8"))
LARGEST = st.sampled_from([1, 2, 3, 2**16, 2**31, 2**31 + 1, 2**32 - 1, 2**32])
SIDES = st.one_of(st.integers(1, 200), st.integers(1, WORD_VALUES), LARGEST)


@pytest.mark.parametrize("known", VECTORS, ids=lambda known: known["seed"][:8])
def test_known_words_draws_and_shuffles(known: dict[str, Any]) -> None:
    seed = bytes.fromhex(known["seed"])
    words = Words(seed, 0)
    assert [words.next() for _ in known["words"]] == known["words"]
    for sides, drawn, used in known["draws"]:
        words = Words(seed, 0)
        assert [words.draw(each) for each in sides] == drawn
        assert words.position == used
    things = list(range(30))
    assert sha256_shuffle(things, seed, 0) == known["used"]
    assert things == known["shuffled"]


def test_the_known_draws_reject_some_words() -> None:
    assert all(used > len(drawn) for known in VECTORS for _, drawn, used in known["draws"][1:])


def test_a_block_is_the_hash_of_seed_and_counter() -> None:
    """The figure is that of the command sha256sum for forty zero bytes."""
    words = block_of(bytes(32), 0)
    digest = b"".join(word.to_bytes(4, "big") for word in words).hex()
    assert digest == "2c34ce1df23b838c5abf2a7f6437cca3d3067ed509ff25f11df6b11b582b51eb"
    assert digest == hashlib.sha256(bytes(40)).hexdigest()


@given(SIDES, st.integers(0, WORD_VALUES - 1))
def test_a_bounded_number_is_even(sides: int, word: int) -> None:
    """The accepted words are whole rounds of 0 to sides - 1, and fewer than half of all words are rejected."""
    accepted = WORD_VALUES // sides * sides
    assert WORD_VALUES - accepted < sides
    assert accepted * 2 > WORD_VALUES
    assert bounded(word, sides) == (word % sides if word < accepted else REJECTED)
    assert bounded(accepted - 1, sides) == sides - 1
    if accepted < WORD_VALUES:
        assert bounded(accepted, sides) == bounded(WORD_VALUES - 1, sides) == REJECTED


@given(st.binary(min_size=32, max_size=32), st.lists(SIDES, max_size=20), st.integers(0, 1000))
def test_draws_go_on_where_they_stopped(seed: bytes, sides: list[int], start: int) -> None:
    at_once = Words(seed, start)
    position, apart = start, []
    for each in sides:
        words = Words(seed, position)
        apart.append(words.draw(each))
        position = words.position
    assert [at_once.draw(each) for each in sides] == apart
    assert at_once.position == position
    assert all(0 <= drawn < each for drawn, each in zip(apart, sides, strict=True))


@pytest.mark.parametrize("sides", [0, -1, 2**32 + 1])
def test_sides_that_no_word_can_decide_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="expected 1 to 4294967296 sides"):
        Words(bytes(32), 0).draw(sides)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def is_even(counts: list[int]) -> bool:
    """Within five standard deviations of what even chance gives; the seeds are fixed, so it never differs."""
    free = len(counts) - 1
    return abs(chi_square(counts) - free) < 5 * math.sqrt(2 * free)


@pytest.mark.parametrize("sides", [2, 3, 7, 30, 52])
def test_draws_are_even(sides: int) -> None:
    words = Words(hashlib.sha256(b"draws").digest(), 0)
    counts = [0] * sides
    for _ in range(20_000):
        counts[words.draw(sides)] += 1
    assert is_even(counts)


def test_every_order_is_as_likely() -> None:
    orders = dict.fromkeys(permutations(range(4)), 0)
    for number in range(12_000):
        things = list(range(4))
        sha256_shuffle(things, number.to_bytes(32, "big"), 0)
        orders[tuple(things)] += 1
    assert is_even(list(orders.values()))


def test_every_card_comes_as_often_to_every_place() -> None:
    counts = [[0] * 20 for _ in range(20)]
    position = 0
    for _ in range(2000):
        things = list(range(20))
        position = sha256_shuffle(things, bytes(32), position)
        for place, thing in enumerate(things):
            counts[place][thing] += 1
    assert all(is_even(row) for row in counts)


def test_the_test_of_evenness_can_fail() -> None:
    assert not is_even([1000, 1200, 1000, 1000])


def test_one_bit_of_the_seed_changes_the_table() -> None:
    one = goa.new_game("2012", seed=bytes(32))
    other = goa.new_game("2012", seed=bytes(31) + b"\x01")
    assert one.pile != other.pile
    assert one.grid != other.grid


def test_a_game_with_a_number_uses_the_fast_generator() -> None:
    assert goa.new_game("2012", seed=7).pile != goa.new_game("2012", seed=(7).to_bytes(32, "big")).pile


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_whole_games_are_the_same_everywhere(game: str) -> None:
    """The digests are stored: interpreted, compiled, and on every platform the same game."""
    assert digest_of(game) == DIGESTS[game]


def test_every_stored_game_is_played() -> None:
    assert set(DIGESTS) == set(GAMES)
