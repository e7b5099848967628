"""The command goa verify: valid records, tampered records, and unreadable files."""

from pathlib import Path

import pytest
from tests.cli.pseudo_terminal import run

import goa
from goa.core.seeds import Seed
from goa.editions.load import edition_text
from goa.record.commitment import commitment_comments, commitment_of


def finished_game(edition: str = "2012", seed: Seed = 5) -> str:
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


SEED = bytes(range(32))
IN_THE_END = "It was fixed before the first choice if the table showed this commitment from the start."


def committed_game(*comments: str, seed: Seed = SEED) -> str:
    first, rest = finished_game(seed=seed).split("\n", 1)
    return "\n".join([first, "# game abc, rules 1", *comments, rest])


@pytest.mark.parametrize("seed", [5, SEED])
def test_a_matching_commitment_is_reported(tmp_path: Path, seed: Seed) -> None:
    path = tmp_path / "committed.goa"
    path.write_text(committed_game(*commitment_comments("salt", seed), seed=seed), "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 0
    assert f"  The seed matches the commitment {commitment_of('salt', seed)}.\n  {IN_THE_END}\n" in ended.stdout
    assert ("Its seed is a number" in ended.stdout) == (seed == 5)


def test_a_record_without_commitment_says_so(tmp_path: Path) -> None:
    path = tmp_path / "plain.goa"
    path.write_text(committed_game(), "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 0
    assert "  All cards and tiles came as the seed of the record decides.\n" in ended.stdout
    assert "  The record has no commitment, so the seed may have been chosen or changed after the game." in ended.stdout


def test_a_commitment_in_the_words_of_earlier_versions_is_read(tmp_path: Path) -> None:
    commitment = commitment_of("salt", 5)
    comments = [f"# promised before the first choice: {commitment}", "# that is the SHA-256 of salt:5"]
    path = tmp_path / "earlier.goa"
    path.write_text(committed_game(*comments, seed=5), "utf-8")
    assert f"The seed matches the commitment {commitment}." in run("verify", str(path), data=tmp_path).stdout


def test_the_commitment_that_was_noted_is_compared(tmp_path: Path) -> None:
    path = tmp_path / "noted.goa"
    path.write_text(committed_game(*commitment_comments("salt", SEED)), "utf-8")
    noted = commitment_of("salt", SEED)
    ended = run("verify", str(path), "--commitment", noted.upper(), data=tmp_path)
    assert ended.returncode == 0
    assert "The commitment is the one you noted: the seed was fixed before the first choice." in ended.stdout
    ended = run("verify", str(path), "--commitment", commitment_of("salt", bytes(32)), data=tmp_path)
    assert ended.returncode == 1
    assert "the commitment that was shown before the first choice is not that of this record" in ended.stdout
    assert f"  got      {noted}\n" in ended.stdout
    path.write_text(committed_game(), "utf-8")
    ended = run("verify", str(path), "--commitment", noted, data=tmp_path)
    assert ended.returncode == 1
    assert "a record without a commitment" in ended.stdout
    assert run("verify", str(path), str(path), "--commitment", noted, data=tmp_path).returncode == 2


OF_ANOTHER_SEED = commitment_comments("salt", bytes(32))
OF_THIS_SEED = commitment_comments("salt", SEED)


@pytest.mark.parametrize(
    ("comments", "line", "said"),
    [
        (OF_ANOTHER_SEED, 4, f"the seed of this record, {SEED.hex()}"),
        ([OF_ANOTHER_SEED[0], OF_THIS_SEED[1]], 3, "the hash of salt and seed"),
        ([OF_THIS_SEED[0], OF_THIS_SEED[1].replace("salt", "pepper")], 3, "the hash of salt and seed"),
        (OF_THIS_SEED[:1], 3, "the salt and the seed of the commitment"),
        (OF_THIS_SEED[1:], 3, "the commitment itself"),
    ],
)
def test_a_commitment_that_does_not_match_is_found(tmp_path: Path, comments: list[str], line: int, said: str) -> None:
    path = tmp_path / "broken.goa"
    path.write_text(committed_game(*comments), "utf-8")
    ended = run("verify", str(path), data=tmp_path)
    assert ended.returncode == 1
    assert ended.stdout.startswith(f"DIFFERENT {path}: line {line}\n")
    assert said in ended.stdout


def test_another_seed_is_found(tmp_path: Path) -> None:
    """With other cards the same choices are another game."""
    path = tmp_path / "other.goa"
    path.write_text(committed_game().replace(SEED.hex(), bytes(32).hex()), "utf-8")
    assert run("verify", str(path), data=tmp_path).returncode == 1
