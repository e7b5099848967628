"""The .goa notation: exact round trips, and refusals that name the line, what was expected and what came."""

import pytest
from tests.properties.walk import ALL_TABLES, Game, walk
from tests.record.small_records import finished, text_of_two_choices

import goa
from goa.record.notation import Result


def test_a_record_is_a_page_a_person_can_read() -> None:
    state = goa.new_game("2004", players=2, seed=7)
    digest = state.edition.digest
    first, second = state.seat, 1 - state.seat
    goa.apply(state, "flag north c")
    goa.apply(state, "mark c1")
    assert goa.write_record(state, ["Anna", "Bert"]) == "\n".join(
        [
            "goa 1",
            "rules: 2",
            f"edition: 2004 version 1 digest {digest}",
            "options: none",
            "seed: 7",
            "seat 1: Anna",
            "seat 2: Bert",
            "result: unfinished after 2 choices",
            "---",
            f"{first + 1} flag north c",
            f"{second + 1} mark c1",
            "",
        ]
    )


@pytest.mark.parametrize("game", ALL_TABLES[::5], ids=str)
def test_reading_and_writing_give_the_same_text(game: Game) -> None:
    *_, state = walk(game)
    text = goa.write_record(state)
    record = goa.read_record(text)
    assert record.result == Result(goa.score(state).winners, tuple(line.total for line in goa.score(state).seats))
    assert goa.write_record(goa.replay(record), record.names) == text


def test_a_record_that_names_no_rules_version_is_of_the_first() -> None:
    """Records from before there was a second one are read and written to the letter as they were."""
    text = text_of_two_choices().replace("rules: 2\n", "")
    record = goa.read_record(text)
    assert record.options.rules_version == 1
    assert goa.replay(record).rules_version == 1
    assert goa.write_record(goa.replay(record), record.names) == text


def test_a_record_names_the_rules_version_it_was_played_under() -> None:
    for version in (1, 2):
        record = goa.read_record(goa.write_record(goa.new_game("2004", rules_version=version)))
        assert goa.replay(record).rules_version == version


SEED = bytes(range(32))


@pytest.mark.parametrize("version", [1, 2])
def test_a_seed_of_bytes_is_written_in_format_2_with_the_rules_version(version: int) -> None:
    state = goa.new_game("2012", players=3, seed=SEED, rules_version=version)
    text = goa.write_record(state)
    assert text.splitlines()[:2] == ["goa 2", f"rules: {version}"]
    assert f"\nseed: {SEED.hex()}\n" in text
    record = goa.read_record(text)
    assert record.seed == SEED
    again = goa.replay(record)
    assert (again.rules_version, again.pile) == (version, state.pile)
    assert goa.write_record(again, record.names) == text
    assert goa.read_record(text.replace(SEED.hex(), SEED.hex().upper())).seed == SEED


@pytest.mark.parametrize(
    ("right", "wrong", "line", "message"),
    [
        ("rules: 2\n", "", 2, 'expected "rules: NUMBER", came "edition: 2012'),
        (f"seed: {SEED.hex()}", "seed: 7", 5, 'expected a seed of 64 hexadecimal digits, came "7"'),
        (f"seed: {SEED.hex()}", f"seed: {SEED.hex()}0", 5, "expected a seed of 64 hexadecimal digits"),
        ("goa 2", "goa 1", 5, "expected a seed from 0 to 9223372036854775807"),
    ],
)
def test_a_broken_record_of_format_2_is_refused(right: str, wrong: str, line: int, message: str) -> None:
    text = goa.write_record(goa.new_game("2012", seed=SEED))
    with pytest.raises(goa.RecordError) as refusal:
        goa.read_record(text.replace(right, wrong, 1))
    assert refusal.value.line == line
    assert message in str(refusal.value)


def test_spaces_capitals_blank_lines_and_comments_do_not_matter() -> None:
    text = text_of_two_choices()
    loose = text.replace("---", "\n---   # now it begins\n").replace("2 mark", "2   MARK").replace("1 flag", "  1 Flag")
    one, two = goa.read_record(text), goa.read_record(loose)
    assert goa.write_record(goa.replay(one), one.names) == goa.write_record(goa.replay(two), two.names)


def test_windows_line_ends_are_read() -> None:
    assert goa.read_record(text_of_two_choices().replace("\n", "\r\n")).names == ("Anna", "Bert van Dam")


BROKEN = [
    ("goa 1", "goa 9", 1, 'expected "goa 1" or "goa 2", came "goa 9"'),
    ("rules: 2", "rules: two", 2, 'expected a rules version from 1 to 2, came "two"'),
    ("rules: 2", "rules: 0", 2, 'expected a rules version from 1 to 2, came "0"'),
    ("rules: 2", "rules: 3", 2, 'expected a rules version from 1 to 2, came "3"'),
    ("rules: 2", "rules 2", 2, 'expected "edition: NAME version NUMBER digest HEX", came "rules 2"'),
    ("edition: 2004", "edition 2004", 3, 'expected "edition: NAME version NUMBER digest HEX"'),
    ("version 1", "version one", 3, 'expected "NAME version NUMBER digest HEX", came "2004 version one'),
    ("options: none", "options: fast", 4, 'expected none, or some of quick start, bonanza, open money, came "fast"'),
    ("options: none", "options: open money, open money", 4, "expected each option once"),
    ("seed: 7", "seed: seven", 5, 'expected a seed from 0 to 9223372036854775807, came "seven"'),
    ("seed: 7", "seed: 9223372036854775808", 5, "expected a seed from 0 to 9223372036854775807"),
    ("seat 1: Anna\n", "", 6, 'expected "seat 1: NAME", came "seat 2: Bert van Dam"'),
    ("seat 2: Bert van Dam", "seat 2:", 7, 'expected "seat 2: NAME", came "seat 2:"'),
    ("result: unfinished after 2 choices", "result: red wins", 8, 'expected "seat N wins, POINTS ...'),
    (
        "result: unfinished after 2 choices",
        "result: seat 1 wins, 3 4 5, after 2 choices",
        8,
        "points for 2 seats, came 3",
    ),
    (
        "result: unfinished after 2 choices",
        "result: seat 5 wins, 3 4, after 2 choices",
        8,
        "winners among seats 1 to 2",
    ),
    ("after 2 choices", "after 3 choices", 12, "expected 3 choices, as the result says, came 2"),
    ("---", "----", 9, 'expected "---", came "----"'),
    ("1 flag north a", "flag north a", 10, "expected a seat from 1 to 2 and a choice"),
    ("1 flag north a", "3 flag north a", 10, "expected a seat from 1 to 2 and a choice"),
    ("1 flag north a", "1 flag north z", 10, 'expected a choice of the catalogue, came "flag north z"'),
]


@pytest.mark.parametrize(("right", "wrong", "line", "message"), BROKEN)
def test_a_broken_record_is_refused_with_its_line(right: str, wrong: str, line: int, message: str) -> None:
    text = text_of_two_choices()
    assert right in text
    with pytest.raises(goa.RecordError) as refusal:
        goa.read_record(text.replace(right, wrong, 1))
    assert refusal.value.line == line
    assert message in str(refusal.value)


@pytest.mark.parametrize("kept", range(11))
def test_a_record_cut_off_anywhere_is_refused(kept: int) -> None:
    lines = text_of_two_choices().splitlines()
    assert len(lines) == 11
    with pytest.raises(goa.RecordError):
        goa.read_record("\n".join(lines[:kept]))


@pytest.mark.parametrize("name", ["", " Anna", "An#na", "An\nna", "\x1b[31mAnna"])
def test_a_name_that_would_break_the_page_is_refused(name: str) -> None:
    state = goa.new_game("2004", players=2, seed=7)
    with pytest.raises(ValueError, match="a seat's name is one line"):
        goa.write_record(state, [name, "Bert"])


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(ValueError, match="expected 3 names, came 2"):
        goa.write_record(finished(), ["Anna", "Bert"])
