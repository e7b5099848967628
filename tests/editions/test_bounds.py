"""Whatever is given as an edition: refused in a moment and in a few words, or an edition that can be played."""

import random
import time
import tomllib
import tracemalloc
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.editions.hostile import PRINTED, TABLE, TEXTS, built, changed, leaves, with_value

import goa
from goa.bots.players.heuristic import HeuristicBot
from goa.editions.bounds import LARGEST, LONGEST, MOST_BYTES, MOST_ERRORS
from goa.editions.edition_errors import EditionError
from goa.editions.load import load_edition, parse_edition, parse_stored_edition
from goa.editions.types import Edition
from goa.views.observation import observe

SECONDS = 1.0  # of processor time, on any machine; most take a hundredth
BYTES = 20_000_000
LONGEST_MESSAGE = 20_000

# Where the numbers are that a bound is for; the others are keys by themselves.
PLACES: dict[str, tuple[str | int, ...]] = {
    "board.ships": ("board", "ships", 0, 0),
    "board.harvest": ("board", "harvest", 1, 0),
    "board.taxes": ("board", "taxes", 2, 0),
    "board.expedition": ("board", "expedition", 3, 1),
    "board.colonists": ("board", "colonists", 4, 0),
    "colonies.*.needs": ("colonies", "quilon", "needs"),
    "colonies.*.fields": ("colonies", "cochin", "fields"),
    "colonies.*.tiles": ("colonies", "cochin", "tiles"),
    "tiles": ("tiles", "A", "ships", 0),
    "goods.ships": ("tile_gains", "ships", "ships"),
    "goods.colonists": ("tile_gains", "colonists", "colonists"),
    "goods.ducats": ("card_gains", "five ducats", "ducats"),
    "goods.spices": ("card_gains", "two spices", "spices"),
    "goods.cards": ("tile_gains", "expedition", "cards"),
    "goods.extra_actions": ("bonanza", "tiles", 7, "extra_actions"),
    "card_rules.ducats_for_each_spice": ("card_rules", "ducats_for_each_spice", 0),
    "scoring.row_points": ("scoring", "row_points", 2),
    "scoring.colony_points": ("scoring", "colony_points", 3),
    "scoring.symbol_points": ("scoring", "symbol_points", 4),
    "scoring.mission_points": ("scoring", "mission_points", 0),
}
# A number that must fit others is refused for that as well.
MUST_FIT = ("tiles", "setup.tiles_put_back")


def place_of(key: str) -> tuple[str | int, ...]:
    return PLACES.get(key, tuple(key.split(".")))


@pytest.mark.parametrize("key", LARGEST)
def test_every_number_has_an_upper_bound(key: str) -> None:
    if key not in MUST_FIT:
        built(with_value(LARGEST[key], *place_of(key)))
    for value in (LARGEST[key] + 1, 10**9, 10**30):
        with pytest.raises(EditionError, match=rf"expected a whole number from \d to {LARGEST[key]}, came {value}"):
            built(with_value(value, *place_of(key)))


def test_no_number_of_an_edition_is_without_a_bound() -> None:
    for path in leaves(TABLE):
        number: Any = TABLE
        for step in path:
            number = number[step]
        if isinstance(number, int) and not isinstance(number, bool):
            with pytest.raises(EditionError, match="expected"):
                built(with_value(10**9, *path))


@pytest.mark.parametrize(
    ("value", "path", "said"),
    [
        ("a" * 41, ("name",), "name: expected 40 letters at most, came 41"),
        ("a" * 101, ("title",), "title: expected 100 letters at most, came 101"),
        ([1] * 31, ("scoring", "symbol_points"), "scoring.symbol_points: expected 30 numbers at most, came 31"),
        ([{"ships": 1}] * 9, ("bonanza", "tiles"), "bonanza.tiles: expected 8 lines at most, came 9"),
        ([["ginger", "clove"]] * 11, ("colonies", "quilon", "accepts"), "expected 10 lines at most, came 11"),
        ([["two ships", "fish", 1]] * 101, ("expedition_cards", "cards"), "expected 100 lines at most, came 101"),
        ([[1, "deduced"]] * 6, ("board", "ships"), "board.ships: expected 5 lines at most, came 6"),
        ("ginger " * 6, ("board", "ships", 0, 2), "board.ships.step 1 to 2: expected 5 spices at most, came 6"),
        ([1, "deduced"] * 5, ("tiles", "A", "ships"), "tiles.A.ships: expected 8 numbers and sources at most"),
    ],
)
def test_texts_and_lists_have_a_longest(value: object, path: tuple[str | int, ...], said: str) -> None:
    with pytest.raises(EditionError) as refusal:
        built(with_value(value, *path))
    assert said in str(refusal.value)


def test_bounds_are_where_they_are_looked_for() -> None:
    assert all(value > 0 for value in [*LARGEST.values(), *LONGEST.values()])


@pytest.mark.parametrize("what", TEXTS)
def test_costly_texts_are_refused_cheaply(what: str) -> None:
    began = time.process_time()
    with pytest.raises(EditionError) as refusal:
        parse_edition(TEXTS[what], "mine.toml")
    assert time.process_time() - began < SECONDS
    assert len(str(refusal.value)) < LONGEST_MESSAGE
    assert str(refusal.value).startswith("mine.toml: ")


@pytest.mark.parametrize("what", ["a key of 40,000 parts", "300,000,000 tiles of a kind", "300,000,000 tiles put back"])
def test_costly_texts_take_no_memory(what: str) -> None:
    assert peak_of(TEXTS[what]) < BYTES


def peak_of(text: str) -> int:
    tracemalloc.start()
    try:
        with pytest.raises(EditionError):
            parse_edition(text, "mine.toml")
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_what_is_said_about_a_text_names_the_line() -> None:
    with pytest.raises(EditionError, match=r"^mine.toml: line 3: expected keys, lists and tables 5 deep at most, came"):
        parse_edition("a = 1\n\na.b.c.d.e.f = 1", "mine.toml")


def test_errors_end_somewhere() -> None:
    with pytest.raises(EditionError) as refusal:
        parse_edition(TEXTS["800 nearly right tiles"], "mine.toml")
    lines = str(refusal.value).splitlines()
    assert len(lines) == MOST_ERRORS + 1
    assert lines[0] == 'mine.toml: tiles.A.single gingr0: "single gingr0" is no tile; did you mean "single ginger"?'
    assert "and more" in lines[-1]


def test_a_file_is_read_no_further_than_it_may_be_long(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("#" * (MOST_BYTES + 10))
    with pytest.raises(EditionError, match=f"expected a file of {MOST_BYTES} bytes at most, came more"):
        load_edition(str(path))
    path.write_text("é" * (MOST_BYTES // 2 + 1))
    with pytest.raises(EditionError, match=f"expected a file of {MOST_BYTES} bytes at most, came more"):
        load_edition(str(path))


@pytest.mark.parametrize(
    "text",
    [
        changed("founding_cards = 2", "founding_cards = 30"),
        changed('tiles = 4\naccepts = "any spice"', 'tiles = 500\naccepts = "any spice"'),
        PRINTED + "#" * MOST_BYTES,
        changed('title = "Goa', f'title = "{"Goa" * 100}'),
    ],
)
def test_editions_stored_before_go_on(text: str) -> None:
    with pytest.raises(EditionError):
        parse_edition(text, "mine.toml")
    play(parse_stored_edition(text, "the stored edition"), choices=40)


def play(edition: Edition, choices: int, seed: int = 3) -> None:
    """Somebody plays at random, and then a bot is asked too."""
    state = goa.new_game(edition, players=2, seed=seed)
    dice = random.Random(seed)
    for number in range(choices):
        if state.is_over:
            break
        if number % 10 == 0:
            seen = observe(state, state.seat)
            assert HeuristicBot(1).choose(seen, seen.offered) in state.offered
        goa.apply(state, dice.choice(state.offered))


def set_all(table: dict[str, Any], numbers: dict[str, int]) -> None:
    for key, number in numbers.items():
        *path, last = place_of(key)
        at: Any = table
        for step in path:
            at = at[step]
        at[last] = number


def play_to_the_end(edition: Edition, **options: bool) -> None:
    """By chance, with a bot that is asked now and then."""
    state = goa.new_game(edition, players=4, seed=5, **options)
    dice = random.Random(5)
    bot = HeuristicBot(1)
    choices = 0
    while not state.is_over:
        if choices % 25 == 0:
            seen = observe(state, state.seat)
            goa.apply(state, bot.choose(seen, seen.offered))
        else:
            goa.apply(state, dice.choice(state.offered))
        choices += 1
        assert choices < 20_000


@pytest.mark.parametrize("bonanza", [False, True])
def test_an_edition_at_all_its_bounds_can_be_played(bonanza: bool) -> None:
    table = deepcopy(TABLE)
    set_all(table, {key: largest for key, largest in LARGEST.items() if key not in MUST_FIT})
    for colony in table["colonies"].values():
        colony.update(fields=LARGEST["colonies.*.fields"], tiles=LARGEST["colonies.*.tiles"], accepts="any spice")
    table["setup"]["tiles_put_back"] = LARGEST["setup.tiles_put_back"]
    for part in table["tiles"].values():
        part["extra actions"] = [1 + LARGEST["tiles"] - 29, "deduced"]
    table["tile_gains"]["extra actions"]["extra_actions"] = LARGEST["goods.extra_actions"]
    play_to_the_end(built(table), bonanza=bonanza, quick_start=bonanza)


@pytest.mark.parametrize("quick_start", [False, True])
def test_an_edition_of_nothing_can_be_played(quick_start: bool) -> None:
    """Rows that give nothing: a bot must not count how many Harvests of none it takes."""
    table = deepcopy(TABLE)
    least = {"version": 1, "colonies.*.fields": 1, "goods.extra_actions": 1}
    set_all(table, {key: least.get(key, 0) for key in LARGEST if key not in MUST_FIT})
    for column in table["board"].values():
        for row in column:
            row[0] = 0
    play_to_the_end(built(table), quick_start=quick_start)


def test_the_digest_is_the_same_with_and_without_bounds() -> None:
    assert parse_stored_edition(PRINTED, "x") == parse_edition(PRINTED, "x") == load_edition("2012")
    assert replace(load_edition("2012"), digest="") != load_edition("2012")


# Anything at all

PATHS = leaves(TABLE)
NUMBERS = st.one_of(st.integers(0, 12), st.integers(-5, 120), st.integers(), st.floats(), st.booleans())
WORDS = st.one_of(st.text(max_size=20), st.sampled_from(["ginger", "ships", "source", "printed", "any spice", "2"]))
THINGS = st.recursive(
    NUMBERS | WORDS | st.dates(),
    lambda each: st.lists(each, max_size=6) | st.dictionaries(WORDS, each, max_size=4),
    max_leaves=20,
)
PIECES = st.sampled_from(
    ['"', '"""', "'", "'''", "\\", "[", "]", "[[", "{", "}", ".", ",", "=", "#", "\n", "\r\n", " ", "a", "1", "0x",
     "e9", "name = ", "[tiles.A]\n", "tiles = ", "true", "1979-05-27", "\0", "\ud800", "é", "𝄞"]
)  # fmt: skip
HOSTILE = settings(max_examples=60, deadline=None, database=None, suppress_health_check=list(HealthCheck))


def bear(table: dict[str, Any]) -> None:
    began = time.process_time()
    message = ""
    try:
        edition = built(table)
    except EditionError as problem:
        message = str(problem)
    else:
        play(edition, choices=25)
    assert len(message) < LONGEST_MESSAGE
    assert time.process_time() - began < 5 * SECONDS


@HOSTILE
@given(st.dictionaries(st.sampled_from(PATHS), NUMBERS, min_size=1, max_size=4))
def test_any_numbers(changes: dict[tuple[str | int, ...], object]) -> None:
    table = deepcopy(TABLE)
    for path, value in changes.items():
        at: Any = table
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value
    bear(table)


@HOSTILE
@given(st.sampled_from(PATHS), st.integers(0, 3), THINGS)
def test_any_structure(path: tuple[str | int, ...], cut: int, thing: object) -> None:
    bear(with_value(thing, *path[: max(1, len(path) - cut)]))


@HOSTILE
@given(st.lists(st.tuples(PIECES, st.integers(1, 400)), max_size=30), st.integers(0, len(PRINTED)), st.booleans())
def test_any_text(pieces: list[tuple[str, int]], at: int, inside: bool) -> None:
    text = "".join(piece * times for piece, times in pieces)
    if inside:
        text = PRINTED[:at] + text + PRINTED[at:]
    began = time.process_time()
    message = ""
    try:
        edition = parse_edition(text, "mine.toml")
    except EditionError as problem:
        message = str(problem)
    else:
        assert edition.digest == parse_stored_edition(text, "mine.toml").digest
        assert tomllib.loads(text)["name"] == edition.name
    assert len(message) < LONGEST_MESSAGE
    assert time.process_time() - began < SECONDS
