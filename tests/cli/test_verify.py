"""The command goa verify: valid records, tampered records, and unreadable files."""

from pathlib import Path

import pytest
from tests.cli.pseudo_terminal import run

import goa
from goa.editions.load import edition_text
from goa.record.promise import promise_remarks


def finished_game(edition: str = "2012", seed: int = 5) -> str:
    state = goa.new_game(edition, players=3, seed=seed)
    while not state.is_over:
        goa.apply(state, state.offered[0])
    return goa.write_record(state, ("Anna", "Bert", "Cleo"))


def test_a_true_record_is_ok(tmp_path: Path) -> None:
    path = tmp_path / "true.goa"
    path.write_text(finished_game(), "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 0
    assert ended.stdout.startswith(f"OK {path}: ")
    assert " choices, Anna " in ended.stdout


def test_a_tampered_choice_is_found_on_its_line(tmp_path: Path) -> None:
    lines = finished_game().splitlines()
    number = next(number for number, line in enumerate(lines) if line.endswith("build ships"))
    lines[number] = lines[number].replace("build ships", "bid 3")
    path = tmp_path / "tampered.goa"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 1
    first, expected, got = ended.stdout.splitlines()
    assert first == f"DIFFERENT {path}: line {number + 1}"
    assert expected.split()[0] == "expected"
    assert got.strip().startswith('got      "bid 3"')


def test_a_tampered_result_is_found(tmp_path: Path) -> None:
    path = tmp_path / "proud.goa"
    lines = finished_game().splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("result: "))
    words = lines[number].split(", ")
    words[1] = " ".join("99" for _ in words[1].split())
    lines[number] = ", ".join(words)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 1
    assert f"line {number + 1}" in ended.stdout


def test_several_files_are_all_checked_and_the_worst_counts(tmp_path: Path) -> None:
    path = tmp_path / "true.goa"
    path.write_text(finished_game(), "utf-8")
    noise = tmp_path / "noise.goa"
    noise.write_bytes(b"\xff\xfe\x00")
    ended = run("verify", str(noise), str(path), data=tmp_path)
    assert ended.returncode == 2
    assert ended.stdout.startswith(f"OK {path}")
    assert ended.stderr == f"{noise}: expected a text file in UTF-8, got other bytes\n"


def test_a_corrected_edition_is_named_or_lies_beside_the_record(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(edition_text("2012").replace('name = "2012"', 'name = "mine"', 1), "utf-8")
    path = tmp_path / "game.goa"
    path.write_text(finished_game(str(mine)), "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 2
    assert 'played with the unknown edition "mine"' in ended.stderr
    assert run("verify", str(path), "--edition", str(mine), data=tmp_path).returncode == 0
    mine.rename(tmp_path / "game.toml")
    assert run("verify", str(path), data=tmp_path).returncode == 0


def promised_game(*remarks: str) -> str:
    first, rest = finished_game(seed=5).split("\n", 1)
    return "\n".join([first, "# game abc, rules 1", *remarks, rest])


def test_a_matching_commitment_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "promised.goa"
    path.write_text(promised_game(*promise_remarks("salt", 5)), "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 0
    assert ended.stdout.rstrip().endswith("; the seed matches the commitment made before the first choice")
    path.write_text(promised_game(), "utf-8")
    assert "commitment" not in run("verify", str(path), data=tmp_path).stdout.removeprefix(f"OK {path}")


OF_ANOTHER_SEED = promise_remarks("salt", 6)
OF_THIS_SEED = promise_remarks("salt", 5)


@pytest.mark.parametrize(
    ("remarks", "line", "said"),
    [
        (OF_ANOTHER_SEED, 4, "the seed of this record, 5"),
        ([OF_ANOTHER_SEED[0], OF_THIS_SEED[1]], 3, "which salt and seed give"),
        ([OF_THIS_SEED[0], OF_THIS_SEED[1].replace("salt", "pepper")], 3, "which salt and seed give"),
        (OF_THIS_SEED[:1], 3, "the salt and seed that the promise was made of"),
        (OF_THIS_SEED[1:], 3, "the promise itself"),
    ],
)
def test_a_commitment_that_does_not_match_is_found(tmp_path: Path, remarks: list[str], line: int, said: str) -> None:
    path = tmp_path / "broken.goa"
    path.write_text(promised_game(*remarks), "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 1
    assert ended.stdout.startswith(f"DIFFERENT {path}: line {line}\n")
    assert said in ended.stdout
