"""In CI a few failed tests run again, alone; elsewhere nothing is repeated."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PASSES = "def test_passes(): pass\n"
FAILS = "def test_{name}(): assert False\n"
FAILS_ONCE = """\
from pathlib import Path
def test_fails_once():
    seen = Path("seen")
    if not seen.exists():
        seen.touch()
        assert False
"""


def run(folder: Path, source: str, *, ci: bool) -> subprocess.CompletedProcess[str]:
    (folder / "test_sample.py").write_text(source)
    environment = {name: value for name, value in os.environ.items() if name not in ("CI", "PYTEST_ADDOPTS")}
    environment |= {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"} | ({"CI": "true"} if ci else {})
    command = [sys.executable, "-m", "building.run_tests", "-q", "-c", os.devnull, "--rootdir", "."]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_what_passes_alone_is_named_as_unstable(tmp_path: Path) -> None:
    done = run(tmp_path, PASSES + FAILS_ONCE, ci=True)
    assert done.returncode == 0, done.stdout
    assert "*** UNSTABLE" in done.stdout
    assert done.stdout.rstrip().endswith("test_sample.py::test_fails_once")


def test_what_fails_twice_fails_the_run(tmp_path: Path) -> None:
    done = run(tmp_path, PASSES + FAILS.format(name="always"), ci=True)
    assert done.returncode == 1
    assert "UNSTABLE" not in done.stdout


def test_many_failures_are_not_repeated(tmp_path: Path) -> None:
    done = run(tmp_path, FAILS_ONCE + "".join(FAILS.format(name=name) for name in "abc"), ci=True)
    assert done.returncode == 1
    assert "again, alone" not in done.stdout


def test_a_file_that_cannot_be_read_is_not_repeated(tmp_path: Path) -> None:
    done = run(tmp_path, "import nothing_of_this_name\n", ci=True)
    assert done.returncode != 0
    assert "again, alone" not in done.stdout


def test_outside_ci_nothing_is_repeated(tmp_path: Path) -> None:
    done = run(tmp_path, PASSES + FAILS_ONCE, ci=False)
    assert done.returncode == 1
    assert "again, alone" not in done.stdout
