"""What the page keeps for the next visit needs no compiled package."""

import subprocess
import sys
from pathlib import Path

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
