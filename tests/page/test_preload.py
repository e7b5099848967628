"""What the page keeps for the next visit needs no compiled package."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from goa.page.preload import unpack_rest

WITHOUT_MSGSPEC = """
import sys
sys.modules["msgspec"] = None  # every import of it fails

from goa.editions.load import _built_in
from goa.locales.catalogue import catalogue
from goa.page.preload import preload

preload(sys.argv[1])
print(catalogue.cache_info().currsize, _built_in.cache_info().currsize)
print("goa.core.playout" in sys.modules)
"""


def test_editions_and_languages_are_read(tmp_path: Path) -> None:
    names = tmp_path / "preloaded.txt"
    names.write_text("goa.core.playout\ngoa.rules.game\n", "utf-8")
    command = [sys.executable, "-c", WITHOUT_MSGSPEC, str(names)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["3", "2", "True"], done.stderr


def test_only_what_is_not_in_memory_is_unpacked(tmp_path: Path) -> None:
    made = BytesIO()
    kept = ["goa/page/nothing_imports_this.pyc", "goa/another/__init__.pyc", "goa/locales/en.toml"]
    with ZipFile(made, "w") as archive:
        for name in ["goa/__init__.pyc", "goa/page/preload.pyc", *kept]:
            archive.writestr(name, name)
    unpack_rest(memoryview(made.getvalue()), str(tmp_path))
    found = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert found == set(kept)
