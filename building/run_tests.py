"""Runs pytest with the given arguments. In CI, a few failed tests run a second time, alone.

Some tests kill servers, race for a lock or compare times, and CI machines are shared. A test that fails twice fails the
run. A test that passes alone is named at the end, because it shows a fault of the test or of the product.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

MOST_REPEATED = 3  # more failures than that are no coincidence
SOME_FAILED = 1  # pytest's exit status
LAST_FAILED = Path(".pytest_cache/v/cache/lastfailed")


def main(arguments: list[str]) -> int:
    repeats = bool(os.environ.get("CI"))
    status = _pytest(*(["--cache-clear"] if repeats else []), *arguments)
    if status != SOME_FAILED or not repeats:
        return status
    failed = list(json.loads(LAST_FAILED.read_text()))
    if len(failed) > MOST_REPEATED or not all("::" in test for test in failed):  # without ::, a file could not be read
        return status
    print(f"*** {len(failed)} failed. The same again, alone:", *failed, sep="\n    ", flush=True)
    status = _pytest(*failed)
    if status == 0:
        print("*** UNSTABLE, failed among the others and passed alone:", *failed, sep="\n    ", flush=True)
    return status


def _pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
