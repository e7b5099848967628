"""Instructions of a learner's step, for several compiled trees. Unlike times, they do not depend on other load.

python bench/engine/instructions.py build/compiled ../before/build/compiled

Valgrind's callgrind counts what is spent inside `Games.step`, for one choice: 16 random games of edition 2012 with four
seats, played to their ends and followed by others. Rules, a row and a mask are counted by themselves, called from
Python. Trees that played the same games have the same digest of all choices; where the rules differ, so do the games.
--profile FOLDER keeps callgrind's files for callgrind_annotate.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import importlib
import importlib.util
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from itertools import compress
from pathlib import Path
from typing import Any, Final

SEATS: Final = 4
GAMES: Final = 16
STEPS: Final = 450  # a random game has about 400 choices
EDITION: Final = "2012"

# Valgrind counts each byte of `rep movsb`, with which large pieces are copied, as an instruction. So copies use none.
PLAIN_COPIES: Final = "glibc.cpu.x86_rep_movsb_threshold=1000000000"

# The compiled functions that Python calls, by what is counted; the names of commit aa6df4a come second.
COUNTED: Final = {
    "the whole step": ("CPyPy_games___Games___step",),
    "rules": ("CPyPy_engine___advance",),
    "row": ("CPyPy_incremental_rows___GameRows___row", "CPyPy_rows___row_of_state"),
    "mask": ("CPyPy_encode_row___mask_of", "CPyPy_rows___mask_of"),
}


def first_of(*modules: str) -> Any:
    """The first of these modules that there is."""
    for name in modules:
        if importlib.util.find_spec(name.rpartition(".")[0]) and importlib.util.find_spec(name):
            return importlib.import_module(name)
    raise SystemExit(f"none of {', '.join(modules)}")


class Batch:
    """Games stepped together, with random choices."""

    def __init__(self) -> None:
        layout = first_of("goa.rows.layout", "goa.env.layout")
        stepping = first_of("goa.env.stepping.games", "goa.env.compact.games")
        self.size, self.actions = layout.SIZE, layout.ACTIONS
        self.rows, self.masks = bytearray(GAMES * self.size), bytearray(GAMES * self.actions)
        self.shown = (memoryview(self.rows), memoryview(self.masks), memoryview(bytearray(GAMES)))
        rewards = memoryview(bytearray(8 * GAMES * SEATS)).cast("d")
        points = memoryview(bytearray(2 * GAMES * SEATS)).cast("h")
        self.results = (rewards, memoryview(bytearray(GAMES)), memoryview(bytearray(GAMES)), points)
        self.games = stepping.Games(*begun_with(), SEATS, 0, 0, GAMES, GAMES, 0, True, False, 0)
        self.games.show_all(*self.shown)
        self.dice = random.Random(1)  # noqa: S311 - games are played at random

    def choose(self) -> list[int]:
        numbers = range(self.actions)
        starts = range(0, len(self.masks), self.actions)
        return [self.dice.choice(list(compress(numbers, self.masks[start : start + self.actions]))) for start in starts]

    def step(self, chosen: list[int]) -> None:
        self.games.step(chosen, *self.shown, *self.results)


def begun_with() -> tuple[Any, Any]:
    """The edition and the options of all games."""
    load, state = importlib.import_module("goa.editions.load"), importlib.import_module("goa.core.state")
    return load.load_edition(EDITION), state.Options()


def play_parts() -> None:
    """Rules, rows and masks of the same number of games, called one by one."""
    engine, setup = importlib.import_module("goa.core.engine"), importlib.import_module("goa.rules.setup")
    encoding = first_of("goa.rows.encode_row", "goa.env.compact.rows")
    edition, options = begun_with()
    for seed in range(GAMES):
        state = setup.set_up(edition, SEATS, seed, options)
        rows = encoding.GameRows().row if hasattr(encoding, "GameRows") else encoding.row_of_state
        dice = random.Random(seed)  # noqa: S311 - same
        while state.agenda:
            rows(state, state.seat, True)
            encoding.mask_of(state.offered)
            engine.advance(state, dice.choice(state.offered))


def play() -> None:
    """What is counted; prints a digest of all choices."""
    gc.disable()  # as in the workers of the environments
    batch = Batch()
    made = hashlib.sha256()
    for _ in range(STEPS):
        chosen = batch.choose()
        made.update(repr(chosen).encode())
        batch.step(chosen)
    play_parts()
    print(made.hexdigest()[:16])


def inclusive(profile: str) -> dict[str, tuple[int, int]]:
    """Calls of each function in a file of callgrind, and their instructions with all that they called."""
    names: dict[str, str] = {}
    found: dict[str, tuple[int, int]] = {}
    lines = iter(profile.splitlines())
    called = ""
    for line in lines:
        if match := re.match(r"c?fn=(\(\d+\))(?: (.*))?", line):
            names.setdefault(match[1], match[2] or "")
            called = names[match[1]]
        elif match := re.match(r"calls=(\d+)", line):
            calls, instructions = found.get(called, (0, 0))
            found[called] = calls + int(match[1]), instructions + int(next(lines).split()[1])
    return found


def measured(tree: Path, profile: Path) -> dict[str, Any]:
    tool = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={profile}"]
    command = [*tool, sys.executable, __file__, "--play"]
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve()), "PYTHONHASHSEED": "1"}
    environment["GLIBC_TUNABLES"] = PLAIN_COPIES
    played = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if played.returncode:
        raise SystemExit(f"{tree}: {played.stderr}")
    found = inclusive(profile.read_text("utf-8"))
    figures: dict[str, Any] = {}
    for what, functions in COUNTED.items():
        calls, instructions = next(found[name] for name in functions if name in found)
        figures[what] = round(instructions / (GAMES * STEPS if what == "the whole step" else calls))
    return {**figures, "digest": played.stdout.strip()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="*", type=Path, help="folders with a compiled package goa")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--profile", type=Path, help="a folder for callgrind's files")
    arguments = parser.parse_args()
    if arguments.play:
        play()
        return
    figures: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = arguments.profile or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        for number, tree in enumerate(arguments.trees):
            figures[str(tree)] = measured(tree, folder / f"callgrind.out.{number}")
            print(f"{tree}: {figures[str(tree)]}", file=sys.stderr, flush=True)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
