"""Training writes weights with their provenance, and never over the shipped ones unasked."""

import argparse
import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "training"))

import weight_files  # noqa: E402 - the scripts of training are not a package


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The default folder for new weights, and that of the shipped ones."""
    monkeypatch.setattr(weight_files, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(weight_files, "commit", lambda: "abcdef0")
    return tmp_path / "built", tmp_path / "shipped"


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", nargs="+")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--jobs", type=int, default=2)
    weight_files.add_folders(parser)
    return parser.parse_args(words)


def test_new_weights_go_to_the_build_folder() -> None:
    arguments = parsed("2004-2")
    assert arguments.out == ROOT / "build" / "weights"
    assert not arguments.install


@pytest.mark.parametrize("is_installed", [False, True])
def test_only_install_replaces_the_shipped_weights(folders: tuple[Path, Path], *, is_installed: bool) -> None:
    built, shipped = folders
    source = ROOT / "src" / "goa" / "bots" / "weights"
    weights = weight_files.read(source, "2004-2")
    words = ["2004-2", "--games", "7", "--out", str(built), *(["--install"] if is_installed else [])]
    weight_files.save("2004-2", weights, [{"commit": "1234567", "edit": "made up"}], parsed(*words))
    assert weight_files.read(built, "2004-2") == weights
    assert shipped.exists() == is_installed
    provenance = json.loads((built / "2004-2.json").read_text())["provenance"]
    assert provenance[0] == {"commit": "1234567", "edit": "made up"}
    assert provenance[1]["commit"] == "abcdef0"
    assert provenance[1]["command"].endswith("2004-2 --games 7")


def test_the_shipped_files_are_written_in_this_form(tmp_path: Path) -> None:
    source = ROOT / "src" / "goa" / "bots" / "weights"
    for table in ("2004-2", "2012-4"):
        copied = tmp_path / f"{table}.json"
        weight_files.write(copied, weight_files.read(source, table), weight_files.provenance(source, table))
        assert copied.read_text("utf-8") == (source / f"{table}.json").read_text("utf-8")
