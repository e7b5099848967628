"""Instructions of the server a choice, for several compiled trees. Unlike times, they do not depend on other load.

python bench/server/load_instructions.py build/compiled ../before/build/compiled

Each tree serves 12 tables with four sockets each, under Valgrind's callgrind. Instructions are counted between two
moments of play, so that loading and the first choices do not count. What the server does by the clock is counted while
it is idle and subtracted: under Valgrind a second has far fewer choices. --profile FOLDER keeps callgrind's files for
callgrind_annotate.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.server.load_tables import Load  # noqa: E402 - the folder above first
from tests.server.process import ServerProcess  # noqa: E402 - the folder above first

SECONDS_TO_START = 400.0  # a server under Valgrind loads slowly
SECONDS_IDLE = 4.0


class CountedServer(ServerProcess):
    """A server under callgrind, which starts counting when it is told to."""

    def start(self, seconds: float = SECONDS_TO_START) -> CountedServer:
        tool = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--collect-jumps=no"]
        tool.append(f"--callgrind-out-file={self.folder}/callgrind.out")
        command = [*tool, sys.executable, "-m", "goa", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments], stdout=log, stderr=log, env=self.environment, cwd=self.folder
            )
        self.wait_until_ready(seconds)
        return self

    def control(self, *arguments: str) -> None:
        command = ["callgrind_control", *arguments, str(self.pid)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def dumped(self) -> int:
        """Instructions since the last dump."""
        before = set(self.folder.glob("callgrind.out.*"))
        self.control("-d")
        new = set(self.folder.glob("callgrind.out.*")) - before
        totals = [re.search(r"^(?:totals|summary): (\d+)", file.read_text("utf-8"), re.MULTILINE) for file in new]
        return sum(int(found[1]) for found in totals if found)


async def measure(server: CountedServer, arguments: argparse.Namespace) -> dict[str, Any]:
    load = Load(server.port)
    await load.make(arguments.tables)
    await load.watch()
    await load.some_each(3)  # warms up what is loaded only once
    await asyncio.to_thread(server.control, "-i", "on")
    await load.some_each(2)
    await asyncio.to_thread(server.dumped)
    began = time.monotonic()
    await asyncio.sleep(SECONDS_IDLE)
    idle = await asyncio.to_thread(server.dumped) / (time.monotonic() - began)
    began = time.monotonic()
    await load.some_each(arguments.choices)
    counted = await asyncio.to_thread(server.dumped)
    seconds = time.monotonic() - began
    choices = len(load.latencies)
    return {
        "instructions_a_choice": round((counted - idle * seconds) / choices),
        "by_the_clock_a_second": round(idle),
        "choices": choices,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="+", type=Path, help="folders with a package goa")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--choices", type=int, default=25, help="at each table")
    parser.add_argument("--profile", type=Path, help="a folder for callgrind's files")
    arguments = parser.parse_args()
    figures: dict[str, Any] = {}
    for tree in arguments.trees:
        with tempfile.TemporaryDirectory() as name:
            more = {"PYTHONPATH": str(tree.resolve()), "PYTHONHASHSEED": "1", "GOA_BOT_PROCESSES": "1"}
            server = CountedServer(Path(name), "--migrate", "--log", "warning", **more).start()
            try:
                figures[str(tree)] = uvloop.run(measure(server, arguments))
            finally:
                server.kill()
            if arguments.profile is not None:
                arguments.profile.mkdir(parents=True, exist_ok=True)
                for file in Path(name).glob("callgrind.out.*"):
                    shutil.copy(file, arguments.profile / f"{tree.resolve().parent.parent.name}-{file.name}")
        print(f"{tree}: {figures[str(tree)]}", file=sys.stderr, flush=True)
    first = next(iter(figures.values()))["instructions_a_choice"]
    for each in figures.values():
        each["ratio_to_first"] = round(each["instructions_a_choice"] / first, 3)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
