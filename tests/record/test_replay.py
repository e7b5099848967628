"""Replaying and verifying records."""

from pathlib import Path

import pytest
from tests.record.small_records import finished, text_of_two_choices

import goa
from goa.editions.load import edition_text, parse_edition
from goa.record.replay import verify


def test_replay_stops_where_it_is_told() -> None:
    record = goa.read_record(goa.write_record(finished()))
    assert goa.replay(record, upto=0).past is None
    assert goa.replay(record, upto=10).choices_made == 10
    assert goa.replay(record).is_over


@pytest.mark.parametrize("upto", [-1, 3])
def test_a_position_outside_the_record_is_refused(upto: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 2, came {upto}"):
        goa.replay(goa.read_record(text_of_two_choices()), upto=upto)


def test_a_choice_against_the_rules_is_found_at_its_line() -> None:
    text = text_of_two_choices().replace("1 flag north a", "1 flag c3")
    with pytest.raises(goa.RecordError) as refusal:
        goa.replay(goa.read_record(text))
    assert refusal.value.line == 10
    assert "MRK-1" in str(refusal.value)
    assert '"flag north a"' in str(refusal.value)


def test_a_choice_of_the_wrong_seat_is_found_at_its_line() -> None:
    text = text_of_two_choices().replace("1 flag north a", "2 flag north a")
    with pytest.raises(goa.RecordError, match="line 10: expected a choice of seat 1"):
        goa.replay(goa.read_record(text))


def test_a_choice_after_the_end_is_found() -> None:
    text = goa.write_record(finished())
    count = text.split("after ")[1].split(" ")[0]
    longer = text.replace(f"after {count} choices", f"after {int(count) + 1} choices") + "1 pass\n"
    with pytest.raises(goa.RecordError, match="expected the end, as the game is over"):
        goa.replay(goa.read_record(longer))


def test_verify_finds_points_that_are_not_true() -> None:
    text = goa.write_record(finished())
    line = next(line for line in text.splitlines() if line.startswith("result"))
    points = line.split(", ")[1]
    untrue = " ".join(str(int(total) + 1) for total in points.split())
    with pytest.raises(goa.RecordError, match=f"line 9: expected points {points}"):
        verify(goa.read_record(text.replace(points, untrue)))
    assert verify(goa.read_record(text)).is_over


def test_verify_finds_a_result_of_an_unfinished_game() -> None:
    text = text_of_two_choices().replace("unfinished after", "seat 1 wins, 3 4, after")
    with pytest.raises(goa.RecordError, match="line 8: expected a game played to its end"):
        verify(goa.read_record(text))


def test_a_record_of_another_edition_asks_for_its_file() -> None:
    text = text_of_two_choices()
    changed = edition_text("2004").replace("first_player_ducats = 7", "first_player_ducats = 8")
    corrected = parse_edition(changed, "mine.toml")
    assert corrected.digest != goa.new_game("2004").edition.digest
    other = text.replace(goa.new_game("2004").edition.digest, corrected.digest)
    with pytest.raises(goa.RecordError, match="name the file of the edition"):
        goa.replay(goa.read_record(other))
    assert goa.replay(goa.read_record(other), edition=corrected).choices_made == 2


def test_a_comment_in_the_header_does_not_shift_the_lines_of_messages() -> None:
    text = text_of_two_choices().replace("goa 1", "goa 1\n# a remark\n")
    with pytest.raises(goa.RecordError, match="line 10: expected a game played to its end"):
        verify(goa.read_record(text.replace("unfinished after", "seat 1 wins, 3 4, after")))
    with pytest.raises(goa.RecordError, match="line 6: expected a table that can be set up"):
        goa.replay(goa.read_record(text.replace("options: none", "options: bonanza")))


def test_a_record_never_decides_which_file_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(edition_text("2004"), encoding="utf-8")
    text = text_of_two_choices().replace("edition: 2004", f"edition: {file}")
    with pytest.raises(goa.RecordError, match="line 3: expected 2004 or 2012"):
        goa.replay(goa.read_record(text))


def test_an_unknown_edition_is_refused() -> None:
    text = text_of_two_choices().replace("edition: 2004", "edition: 1999")
    with pytest.raises(goa.RecordError, match=r'line 3: .* no edition "1999"'):
        goa.replay(goa.read_record(text))
