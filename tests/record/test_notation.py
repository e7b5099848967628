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


def test_spaces_capitals_blank_lines_and_comments_do_not_matter() -> None:
    text = text_of_two_choices()
    loose = text.replace("---", "\n---   # now it begins\n").replace("2 mark", "2   MARK").replace("1 flag", "  1 Flag")
    one, two = goa.read_record(text), goa.read_record(loose)
    assert goa.write_record(goa.replay(one), one.names) == goa.write_record(goa.replay(two), two.names)


def test_windows_line_ends_are_read() -> None:
    assert goa.read_record(text_of_two_choices().replace("\n", "\r\n")).names == ("Anna", "Bert van Dam")


BROKEN = [
    ("goa 1", "goa 9", 1, 'expected "goa 1", came "goa 9"'),
    ("edition: 2004", "edition 2004", 2, 'expected "edition: NAME version NUMBER digest HEX"'),
    ("version 1", "version one", 2, 'expected "NAME version NUMBER digest HEX", came "2004 version one'),
    ("options: none", "options: fast", 3, 'expected none, or some of quick start, bonanza, open money, came "fast"'),
    ("options: none", "options: open money, open money", 3, "expected each option once"),
    ("seed: 7", "seed: seven", 4, 'expected a seed from 0 to 9223372036854775807, came "seven"'),
    ("seed: 7", "seed: 9223372036854775808", 4, "expected a seed from 0 to 9223372036854775807"),
    ("seat 1: Anna\n", "", 5, 'expected "seat 1: NAME", came "seat 2: Bert van Dam"'),
    ("seat 2: Bert van Dam", "seat 2:", 6, 'expected "seat 2: NAME", came "seat 2:"'),
    ("result: unfinished after 2 choices", "result: red wins", 7, 'expected "seat N wins, POINTS ...'),
    (
        "result: unfinished after 2 choices",
        "result: seat 1 wins, 3 4 5, after 2 choices",
        7,
        "points for 2 seats, came 3",
    ),
    (
        "result: unfinished after 2 choices",
        "result: seat 5 wins, 3 4, after 2 choices",
        7,
        "winners among seats 1 to 2",
    ),
    ("after 2 choices", "after 3 choices", 11, "expected 3 choices, as the result says, came 2"),
    ("---", "----", 8, 'expected "---", came "----"'),
    ("1 flag north a", "flag north a", 9, "expected a seat from 1 to 2 and a choice"),
    ("1 flag north a", "3 flag north a", 9, "expected a seat from 1 to 2 and a choice"),
    ("1 flag north a", "1 flag north z", 9, 'expected a choice of the catalogue, came "flag north z"'),
]


@pytest.mark.parametrize(("right", "wrong", "line", "message"), BROKEN)
def test_a_broken_record_is_refused_with_its_line(right: str, wrong: str, line: int, message: str) -> None:
    text = text_of_two_choices()
    assert right in text
    with pytest.raises(goa.RecordError) as refusal:
        goa.read_record(text.replace(right, wrong, 1))
    assert refusal.value.line == line
    assert message in str(refusal.value)


@pytest.mark.parametrize("kept", range(10))
def test_a_record_cut_off_anywhere_is_refused(kept: int) -> None:
    lines = text_of_two_choices().splitlines()
    assert len(lines) == 10
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
