"""The command goa edition."""

from pathlib import Path

import pytest

from goa.cli.main import main
from goa.editions.load import edition_text, load_edition, load_sources
from goa.editions.sources import SOURCES


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def goa(*words: str) -> int:
    return main(["edition", *words])


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The printed lines with runs of spaces collapsed: the tests look for words, not for columns."""
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert goa("list") == 0
    heading, first, second = lines(capsys)
    assert heading == "edition title version rulebook published deduced reconstructed"
    counts = [str(load_sources("2004").count(source)) for source in SOURCES[1:]]
    assert first == " ".join(["2004 Goa (2004) 1", *counts])
    assert second.startswith("2012 Goa: A New Expedition (2012) 1 ")


def test_show_has_every_part_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert goa("show", "2012") == 0
    shown = lines(capsys)
    edition = load_edition("2012")
    assert shown[:2] == [edition.title, f"edition 2012, version 1, digest {edition.digest}"]
    for line in [
        "1 1 1 4 draw 1, hold 1 0",
        "to 2 ginger cinnamon pepper nutmeg clove",
        "4 5 6 10 draw 2, hold 4 5",
        "double plantation, each spice 2 1 2 fields, filled at once",
        "crop rotation 1 - 1 field for any spice, filled at once; scores 0",
        "foreman 1 - single plantations score 3",
        "ships or colonists 2 2 at once: 3 ships or 3 colonists",
        "ducats 1 - once a round: 3 ducats",
        "espionage - 1 once: an action with an opponent's marker",
        "duty 1 1 once: 6 spices given up score 5",
        "sum 29 29 of which 4 are put back",
        "two ships 2 ships elephant tiger fish",
        "sell spices up to 4 spices sold at 3 ducats shell statue elephant",
        "progress for ducats a row for 6 ducats a spice statue elephant tiger",
        "elephant 5 1 2 2 Quilon 6 1 5 ginger/cinnamon",
        "ducats of the first player 5 a marker in row 1 to 5 0 1 3 6 10",
        "extra action cards with the flag 1 auctioneer pays one less yes",
        "spices sold by a card at most 4 3 ducats",
    ]:
        assert line in shown
    assert any("Bonanza tiles" in line for line in shown)


def test_show_the_first_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert goa("show", "2004") == 0
    shown = lines(capsys)
    for line in [
        "espionage - 1 once: goods as an opponent's marker shows",
        "sell spices any spices sold at 3 ducats statue tiger fish",
        "progress for ducats progress: a row for 6 ducats a spice statue fish shell",
        "spices sold by a card at most no limit",
        "sum 27 27 of which 2 are put back",
    ]:
        assert line in shown
    assert not any("Bonanza" in line or "foreman" in line or "elephant" in line for line in shown)


@pytest.mark.parametrize("name", ["2004", "2012"])
@pytest.mark.parametrize("options", [[], ["--sources"], ["--plain"], ["--sources", "--plain"]])
def test_nothing_is_cut_off_at_a_hundred_columns(
    name: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert goa("show", name, *options) == 0
    output = capsys.readouterr().out
    assert "…" not in output
    assert max(len(line) for line in output.splitlines()) <= 100
    assert "draw 1, hold 1" in output


def test_narrow_terminals_get_the_tables_below_each_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert goa("show", "2012") == 0
    shown = lines(capsys)
    assert "elephant 5 1 2 2" in shown
    assert "Quilon 6 1 5 ginger/cinnamon" in shown


def test_a_pipe_is_wide_enough(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("COLUMNS")
    assert goa("show", "2012") == 0
    assert "elephant 5 1 2 2 Quilon 6 1 5 ginger/cinnamon" in lines(capsys)


def test_sources_are_letters_with_a_legend(capsys: pytest.CaptureFixture[str]) -> None:
    assert goa("show", "2004", "--sources") == 0
    shown = lines(capsys)
    sources = load_sources("2004")
    for letter, source in [("R", "rulebook"), ("P", "published"), ("D", "deduced"), ("?", "reconstructed")]:
        assert any(line.startswith(f"{letter} {source} {sources.count(source)} ") for line in shown)
    assert not any(line.startswith("B printed") for line in shown)
    for line in [
        "1 1 P 1 P 4 R draw 1, hold 1 R 0 R",
        "to 2 ginger R pepper ? cinnamon D nutmeg ? clove R",
        "mission 2 - 2 D? scores 2",
        "ships 1 P 1 D at once: 4 ships R",
        "two ships 2 ships R tiger ? fish ? palm ?",
        "progress for ducats: for each spice 6 D",
    ]:
        assert line in shown


def test_sources_are_coloured_in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    goa("show", "2004", "--sources")
    assert "\x1b[31mtiger ?\x1b[0m" in capsys.readouterr().out
    goa("show", "2004", "--sources", "--plain")
    plain = capsys.readouterr().out
    assert "\x1b" not in plain
    assert plain.isascii()


def test_show_unequal_plantations_one_by_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    text = edition_text("2004").replace(
        '"double ginger"        = [ 2, "published" ]', '"double ginger" = [ 3, "printed" ]'
    )
    text = text.replace('"double clove"         = [ 2, "published" ]', '"double clove" = [ 1, "printed" ]')
    file.write_text(text, encoding="utf-8")
    assert goa("show", str(file), "--sources") == 0
    shown = lines(capsys)
    assert "double ginger plantation 3 B 1 P 2 fields, filled at once" in shown
    assert "double clove plantation 1 B 1 P 2 fields, filled at once" in shown
    assert "single plantation, each spice 1 P - 1 field, filled at once; scores 1" in shown
    assert any(line.startswith("B printed 2 ") for line in shown)


def test_copy_and_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    assert goa("copy", "2012", str(file)) == 0
    assert file.read_text(encoding="utf-8") == edition_text("2012")
    assert f"goa edition check {file}" in capsys.readouterr().out
    assert goa("check", str(file)) == 0
    assert lines(capsys) == [
        f"OK {file}: Goa: A New Expedition (2012)",
        f"name 2012, version 1, digest {load_edition('2012').digest}",
        "All figures are the same as in 2012.",
    ]


def test_check_names_what_was_corrected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    text = edition_text("2012").replace('[  8, "reconstructed" ]', '[  9, "printed" ]')
    file.write_text(text.replace("duty_points = 5", "duty_points = 6"), encoding="utf-8")
    assert goa("check", str(file)) == 0
    shown = lines(capsys)
    assert shown[2:] == [
        "2 figures differ from 2012:",
        "",
        "figure here 2012",
        "board.harvest.row 5 9 8",
        "scoring.duty_points 6 5",
    ]
    assert load_edition("2012").digest not in shown[1]


def test_check_of_a_renamed_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "[mine].toml"
    text = (
        edition_text("2012").replace('name = "2012"', 'name = "my-own.1"').replace("duty_points = 5", "duty_points = 6")
    )
    file.write_text(text, encoding="utf-8")
    assert goa("check", str(file)) == 0
    ok, name, comparison = lines(capsys)
    assert ok == f"OK {file}: Goa: A New Expedition (2012)"
    assert name.startswith("name my-own.1, version 1, digest ")
    assert comparison.startswith('No built-in edition is called "my-own.1"; compare with one: --against 2012')
    assert goa("check", str(file), "--against", "2012") == 0
    assert lines(capsys)[2:] == ["1 figure differs from 2012:", "", "figure here 2012", "scoring.duty_points 6 5"]


def test_check_refuses_with_all_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    text = edition_text("2012").replace("duty_points = 5", "duty_points = -5").replace("swap  ", "swop  ")
    file.write_text(text, encoding="utf-8")
    assert goa("check", str(file)) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    assert streams.err.splitlines() == [
        f'{file}: tiles.B.swop: "swop" is no tile; did you mean "swap"?',
        f"{file}: scoring.duty_points: expected a whole number, 0 or more, came -5",
    ]


def test_copy_does_not_overwrite(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("my work", encoding="utf-8")
    assert goa("copy", "2012", str(file)) == 2
    assert file.read_text(encoding="utf-8") == "my work"
    assert capsys.readouterr().err == f"{file} already exists and is not overwritten\n"


def test_copy_into_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nowhere" / "mine.toml"
    assert goa("copy", "2012", str(file)) == 2
    assert capsys.readouterr().err == f"{file}: cannot be written: No such file or directory\n"


def test_unknown_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert goa("show", "2013") == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    assert streams.err == 'there is no edition "2013"; expected 2004 or 2012, or the path of a .toml file\n'


def test_a_verb_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        goa()
    assert leaving.value.code == 2
    assert "required: VERB" in capsys.readouterr().err
