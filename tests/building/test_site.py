"""What the site is built from."""

import io
import re
import struct
import zipfile

from building.icons import drawn, png
from building.paths import ROOT
from building.site import WHEELS, pack_sources


def pinned(text: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z-]+)==([0-9.]+)", text, re.MULTILINE))


def test_the_page_has_the_same_versions_as_everything_else() -> None:
    """After make lock: name the new versions and their hashes, which pip download prints, in site-requirements.txt."""
    page = pinned(WHEELS.read_text(encoding="utf-8"))
    everywhere = pinned((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    assert page
    assert page == {name: everywhere[name] for name in page}


def test_the_archive_holds_the_rules_and_no_server() -> None:
    names = zipfile.ZipFile(io.BytesIO(pack_sources())).namelist()
    assert {"goa/page/host.py", "goa/rules/game.py", "goa/editions/2012.toml", "goa/locales/nl.toml"} <= set(names)
    assert not [name for name in names if name.startswith(("goa/server", "goa/cli", "goa/env"))]


def test_the_same_sources_give_the_same_archive() -> None:
    assert pack_sources() == pack_sources()


def test_icons() -> None:
    """Of the size that they claim, with more than one colour."""
    rows = drawn(48)
    assert {len(row) for row in rows} == {3 * 48}
    assert len({bytes(row[at : at + 3]) for row in rows for at in range(0, len(row), 3)}) > 3
    picture = png(rows)
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (48, 48)
