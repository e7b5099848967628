"""Finding editions by name or path, and the digest that tells figures apart."""

import random
from pathlib import Path

import pytest

from goa.editions.edition_errors import EditionError
from goa.editions.load import BUILT_IN, edition_text, load_edition, load_sources, parse_edition


def test_editions_that_come_with_the_game() -> None:
    assert BUILT_IN == ("2004", "2012")
    assert [load_edition(name).name for name in BUILT_IN] == list(BUILT_IN)


def test_a_built_in_edition_is_read_once() -> None:
    assert load_edition("2004") is load_edition("2004")


def test_path_of_a_corrected_copy(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(edition_text("2004").replace("duty_points = 4", "duty_points = 6"), encoding="utf-8")
    assert load_edition(str(file)).duty_points == 6
    assert load_sources(str(file)).name == "2004"
    assert edition_text(str(file)) == file.read_text(encoding="utf-8")


def test_a_corrected_copy_is_read_afresh(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(edition_text("2004"), encoding="utf-8")
    load_edition(str(file))
    file.write_text(edition_text("2012"), encoding="utf-8")
    assert load_edition(str(file)).name == "2012"


def test_a_known_name_wins_over_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("2004").write_text(edition_text("2012"), encoding="utf-8")
    assert load_edition("2004").name == "2004"
    assert load_edition("./2004").name == "2012"


def test_a_file_that_exists_needs_no_ending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine").write_text(edition_text("2012"), encoding="utf-8")
    assert load_edition("mine").name == "2012"


def test_mark_at_the_beginning_of_the_file_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(edition_text("2012"), encoding="utf-8-sig")
    assert load_edition(str(file)) == load_edition("2012")


@pytest.mark.parametrize("name", ["2013", "", "goa", "x" * 5000, "a\0b"])
def test_unknown_name(name: str) -> None:
    with pytest.raises(EditionError) as refusal:
        load_edition(name)
    assert f'there is no edition "{name}"; expected 2004 or 2012, or the path of a .toml file' in str(refusal.value)


@pytest.mark.parametrize("path", ["nowhere.toml", "nowhere/mine", "no\\where"])
def test_missing_file(path: str) -> None:
    with pytest.raises(EditionError) as refusal:
        load_edition(path)
    assert str(refusal.value) == f"{path}: cannot be read: No such file or directory"


def test_impossible_path() -> None:
    with pytest.raises(EditionError, match="cannot be read: embedded null byte"):
        load_edition("a\0b.toml")


def test_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match="expected a text file in UTF-8, came other bytes"):
        load_edition(str(file))


def test_digests_that_records_hold() -> None:
    """A figure of a built-in edition was corrected? Then its version goes up, and this line changes with it."""
    found = [(edition.name, edition.version, edition.digest) for edition in map(load_edition, BUILT_IN)]
    assert found == [("2004", 1, "ea8c1cf7ea1b1417"), ("2012", 1, "b2cfdac13a96c547")]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# The 30 expedition cards", "# My cards"),
        ('title = "Goa: A New Expedition (2012)"', 'title = "My Goa"'),
        ('name = "2012"', 'name = "mine"'),
        ("version = 1", "version = 2"),
        ('"ginger cinnamon clove",          "reconstructed"', '"clove, cinnamon, ginger", "printed"'),
        ('[ 1, "deduced", 1, "reconstructed" ]', '[ 2, "printed" ]'),
        ("favor                  =", '"mission 3"=[1,"deduced"]\nfavor ='),
    ],
)
def test_digest_is_stable_under_what_is_no_figure(old: str, new: str) -> None:
    text = edition_text("2012")
    assert old in text
    changed = text.replace(old, new)
    if new.startswith('"mission 3"'):
        changed = changed.replace('"mission 3"            = [ 1, "deduced" ]\n', "")
    assert parse_edition(changed, "mine.toml").digest == load_edition("2012").digest


@pytest.mark.parametrize("seed", range(5))
def test_order_of_cards_and_tiles_in_the_file_does_not_matter(seed: int) -> None:
    lines = edition_text("2012").splitlines()
    for opening in ("cards = [", "tiles = [", "accepts = ["):
        start = lines.index(opening) + 1
        end = lines.index("]", start)
        block = lines[start:end]
        random.Random(seed).shuffle(block)
        lines[start:end] = block
    shuffled = "\n".join(lines)
    assert shuffled != edition_text("2012").rstrip("\n")
    assert parse_edition(shuffled, "mine.toml") == load_edition("2012")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("first_player_ducats = 5", "first_player_ducats = 6"),
        ("auctioneer_pays_one_less = true", "auctioneer_pays_one_less = false"),
        ('[  8, "reconstructed" ]', '[  9, "reconstructed" ]'),
        ('"ginger cinnamon clove",  ', '"ginger cinnamon pepper",'),
        ('[ 3, 5, "reconstructed" ]', '[ 3, 6, "reconstructed" ]'),
        ('"elephant", 1 ]', '"palm", 1 ]'),
        ("{ ships = 2 },", "{ ships = 3 },"),
        ("row_points = [ 0, 1, 3, 6, 10 ]", "row_points = [ 0, 1, 3, 6, 11 ]"),
        ("ducats                 = { ducats = 3 }", "ducats = { ducats = 4 }"),
    ],
)
def test_digest_changes_with_a_figure(old: str, new: str) -> None:
    text = edition_text("2012")
    changed = text.replace(old, new, 1).replace("[ 1, 3, 6, 10, 15 ]", "[ 1, 3, 6, 10, 15, 20 ]")
    extended = text.replace("[ 1, 3, 6, 10, 15 ]", "[ 1, 3, 6, 10, 15, 20 ]")
    assert old in text
    digests = {parse_edition(each, "mine.toml").digest for each in (text, extended, changed)}
    assert len(digests) == 3


def test_a_step_may_be_corrected_freely() -> None:
    text = edition_text("2012").replace('"nutmeg clove pepper cinnamon"', '"clove clove nutmeg"')
    assert parse_edition(text, "mine.toml").cost[3][3] == (3, 4, 4)


def test_an_edition_without_bonanza_and_with_foreman_points_but_no_foreman() -> None:
    text = edition_text("2004") + "foreman_points = 3\n"
    assert parse_edition(text, "mine.toml").foreman_points == 3
    start, rest = edition_text("2012").split("[bonanza]")
    without = start + "[scoring]" + rest.split("[scoring]")[1]
    assert parse_edition(without, "mine.toml").bonanza == ()
