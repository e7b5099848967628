"""Reads weight files, and writes new ones with their provenance.

New weights go to build/weights. The shipped files are replaced only with --install.
"""

import argparse
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from goa.bots.evaluation.features import KEYS
from goa.bots.evaluation.weights import parse_weights

ROOT = Path(__file__).parent.parent
SHIPPED = ROOT / "src" / "goa" / "bots" / "weights"
BUILT = ROOT / "build" / "weights"

ELSEWHERE = ("tables", "table", "jobs", "start", "out", "install")  # arguments that change no number, or are said apart

Weights = list[list[float]]  # by stage and feature


def add_folders(parser: argparse.ArgumentParser) -> None:
    """The arguments for where weights come from and go to."""
    parser.add_argument("--start", type=Path, default=SHIPPED, help="folder of the weights to begin with")
    parser.add_argument("--out", type=Path, default=BUILT, help="folder for the new weights")
    parser.add_argument("--install", action="store_true", help="also replace the shipped weights")


def read(folder: Path, table: str) -> Weights:
    file = folder / f"{table}.json"
    return parse_weights(file.read_text("utf-8"), str(file))


def provenance(folder: Path, table: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads((folder / f"{table}.json").read_text("utf-8"))["provenance"]
    return steps


def save(table: str, weights: Weights, before: list[dict[str, Any]], arguments: argparse.Namespace) -> None:
    """Write the weights of a table; `before` is the provenance of those they were made from."""
    folders = [arguments.out, SHIPPED] if arguments.install else [arguments.out]
    for folder in folders:
        write(folder / f"{table}.json", weights, [*before, this_step(table, arguments)])


def write(file: Path, weights: Weights, steps: list[dict[str, Any]]) -> None:
    """A line for each step and each feature, so that a difference can be read."""
    file.parent.mkdir(parents=True, exist_ok=True)
    made = ",\n".join(f"  {json.dumps(step, ensure_ascii=False)}" for step in steps)
    lines = [
        f"  {json.dumps(key)}: {json.dumps([line[number] for line in weights])}" for number, key in enumerate(KEYS)
    ]
    numbers = ",\n".join(lines)
    file.write_text(f'{{\n "provenance": [\n{made}\n ],\n "weights": {{\n{numbers}\n }}\n}}\n', "utf-8")


def this_step(table: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """The running command with all arguments that matter, defaults included, and the commit it runs at."""
    words = ["python", f"training/{Path(sys.argv[0]).name}", table]
    for name, value in sorted(vars(arguments).items()):
        if name not in ELSEWHERE:
            words += [f"--{name.replace('_', '-')}", str(value)]
    return {"commit": commit(), "command": shlex.join(words)}


def commit() -> str:
    """The present commit; "+" where the code has been changed since."""
    described = subprocess.run(
        ["git", "describe", "--always", "--abbrev=7", "--exclude=*", "--dirty=+"],  # noqa: S607 - the git of the path
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return described.stdout.strip()
