"""Golden games: every .goa file in tests/records is replayed and its result recomputed. Drop a file in, get a test."""

from dataclasses import replace
from pathlib import Path

import pytest

import goa
from goa.record.replay import verify
from goa.rules.version import NEWEST_RULES, OLDEST_RULES

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*.goa"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_replays_to_its_result(file: Path) -> None:
    text = file.read_text("utf-8")
    record = goa.read_record(text)
    state = verify(record)
    assert record.result is None or state.is_over
    assert goa.write_record(state, record.names) == text


# Of these games something is told that another rules version tells otherwise: what is offered, or what happens.
DIFFERENT = [file for file in FILES if file.stem.startswith("rules-")]


@pytest.mark.parametrize("file", DIFFERENT, ids=lambda file: file.stem)
def test_a_stored_game_goes_otherwise_under_another_rules_version(file: Path) -> None:
    record = goa.read_record(file.read_text("utf-8"))
    version = record.options.rules_version
    assert file.stem.startswith(f"rules-{version}-")
    other = version - 1 if version > OLDEST_RULES else version + 1
    with pytest.raises(goa.RecordError):
        verify(replace(record, options=replace(record.options, rules_version=other)))


def test_the_stored_games_cover_all_rules_versions() -> None:
    versions = range(OLDEST_RULES, NEWEST_RULES + 1)
    assert {file.stem.split("-")[1] for file in DIFFERENT} == {str(version) for version in versions}


def test_the_stored_games_cover_editions_seats_and_variants() -> None:
    records = [goa.read_record(file.read_text("utf-8")) for file in FILES]
    finished = [record for record in records if record.result is not None]
    assert len(finished) >= 12
    assert {(record.edition, len(record.names)) for record in finished} == {
        (edition, seats) for edition in ("2004", "2012") for seats in (2, 3, 4)
    }
    for option in ("quick_start", "bonanza", "open_money"):
        assert {getattr(record.options, option) for record in finished} == {False, True}


def test_the_stored_games_have_seeds_of_both_kinds() -> None:
    finished = [record for file in FILES if (record := goa.read_record(file.read_text("utf-8"))).result is not None]
    assert {(type(record.seed), record.edition) for record in finished} == {
        (kind, edition) for kind in (int, bytes) for edition in ("2004", "2012")
    }
