"""The documents that list things list all of them."""

import re
from pathlib import Path

import pytest

from goa.bots.players.levels import LEVELS

ROOT = Path(__file__).parents[1]
PACKAGES = ("goa/tables", "goa/server")
# Folders whose modules are all of one kind; the map names the folder.
COLLECTIONS = ("routes", "migrations")


def map_of(package: str) -> str:
    """The part of the map that begins with the package's line."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    found = re.search(rf"^src/{package}\b.*\n(?:  .*\n)*", text, re.MULTILINE)
    assert found is not None, f"ARCHITECTURE.md has no map of src/{package}"
    return found[0]


def line_of(part: str, folder: str) -> str:
    """What the map says of one folder, its further lines included."""
    found = re.search(rf"^  {folder}/ .*\n(?:   .*\n)*", part, re.MULTILINE)
    assert found is not None, f"the map does not name {folder}/"
    return found[0]


@pytest.mark.parametrize("package", PACKAGES)
def test_the_map_names_every_module(package: str) -> None:
    source, part = ROOT / "src" / package, map_of(package)
    missing = []
    for path in sorted(source.rglob("*.py")):
        folders = path.relative_to(source).parts[:-1]
        if path.name == "__init__.py" or set(folders) & set(COLLECTIONS):
            continue
        place = line_of(part, folders[0]) if folders else part
        if not re.search(rf"(?<!\w){re.escape(path.name)}(?!\w)", place):
            missing.append(str(path.relative_to(source)))
    assert not missing


@pytest.mark.parametrize("package", PACKAGES)
def test_the_map_names_nothing_that_is_gone(package: str) -> None:
    modules = {path.name for path in (ROOT / "src" / package).rglob("*.py")}
    assert {name for name in re.findall(r"\w+\.py\b", map_of(package)) if name not in modules} == set()


def test_the_guide_has_a_row_for_every_level() -> None:
    text = (ROOT / "docs" / "guide" / "play.md").read_text(encoding="utf-8")
    table = text.partition("| level | how it plays |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `?(\w+)`? ", table, re.MULTILINE)
    assert rows == [level.name for level in LEVELS]
