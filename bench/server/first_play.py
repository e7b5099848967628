"""Measures make play on a fresh clone, from the command to the page: python bench/server/first_play.py.

The repository is cloned into a temporary folder, and make play runs there with nothing installed: virtual environment,
packages of Python and of npm, the client's build, the server's start. A program in the browser's place notes when it is
called, and loads the page and its script. Every line that make prints is shown with its second. Packages come from the
caches and mirrors that pip and npm are set up with, so --cold empties their caches first.
"""

import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx

ROOT: Final = Path(__file__).resolve().parents[2]
SCRIPT: Final = re.compile(r'src="(/assets/[^"]+\.js)"')
READY: Final = "The page is ready"
LONGEST: Final = 600


def page_and_script(address: str) -> int:
    """Load what a browser needs to show something; its bytes."""
    home = re.sub(r"(//[^/]+).*", r"\1", address)
    page = httpx.get(f"{home}/", timeout=60)
    found = SCRIPT.search(page.text)
    assert found is not None, page.text[:500]
    script = httpx.get(home + found[1], timeout=60).raise_for_status()
    return len(page.content) + len(script.content)


def measure(clone: Path, scratch: Path, *, cold: bool) -> float:
    """Seconds from make play to the page and its script."""
    opened = scratch / "opened"
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("GOA_", "MAKE"))}
    environment |= {"BROWSER": f"{sys.executable} {__file__} --opened {shlex.quote(str(opened))} %s"}
    if cold:
        environment |= {"PIP_CACHE_DIR": str(scratch / "pip"), "npm_config_cache": str(scratch / "npm")}
    command = ["make", "play", f"ARGS=--port 0 --data {scratch / 'games'}"]
    began = time.monotonic()
    process = subprocess.Popen(
        command, cwd=clone, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        for line in process.stdout:
            print(f"{time.monotonic() - began:6.1f} s  {line.rstrip()}", flush=True)
            if READY in line:
                break
        else:
            raise SystemExit("make play ended without a page")
        while not opened.exists() or not opened.read_text().endswith("\n"):
            assert time.monotonic() - began < LONGEST, "the browser was not called"
            time.sleep(0.05)
        shown = time.monotonic() - began
        print(
            f"{shown:6.1f} s  the browser has the page and its script: {opened.read_text().strip()} bytes", flush=True
        )
        return shown
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(60)
        process.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cold", action="store_true", help="with empty caches of pip and npm")
    parser.add_argument("--opened", nargs=2, metavar=("FILE", "ADDRESS"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.opened:
        file, address = arguments.opened
        Path(file).write_text(f"{page_and_script(address)}\n")
        return
    with tempfile.TemporaryDirectory(prefix="goa-first-play-") as folder:
        clone = Path(folder, "goa")
        subprocess.run(["/usr/bin/env", "git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        seconds = measure(clone, Path(folder), cold=arguments.cold)
    print(f"make play on a fresh clone: the page after {seconds:.1f} s (load {os.getloadavg()[0]:.1f})")


if __name__ == "__main__":
    main()
