"""Runs goa arena and goa league in this process or in a separate one."""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from goa.cli.arena import arena_command, league_command


def goa(*words: object) -> int:
    parser = argparse.ArgumentParser("goa")
    commands = parser.add_subparsers(dest="command")
    arena_command.register(commands)
    league_command.register(commands)
    args = parser.parse_args([str(word) for word in words])
    code = args.run(args)
    assert isinstance(code, int)
    return code


def start(*words: object) -> "subprocess.Popen[str]":
    """Start a command in a separate process, with the same goa."""
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "goa", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def games(folder: Path) -> list[dict[str, Any]]:
    """The games of a run in order, without their times."""
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()]
    for line in lines:
        for seat in line.get("seats", ()):
            del seat["timing"]
    return sorted(lines, key=lambda line: int(line["game"]))


def report(folder: Path) -> dict[str, Any]:
    """The report of a run, without times."""
    figures: dict[str, Any] = json.loads((folder / "report.json").read_text("utf-8"))
    del figures["timing"]
    return figures
