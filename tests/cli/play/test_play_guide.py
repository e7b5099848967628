"""docs/guide/play.md describes all options and commands, and only those that exist."""

import argparse
import re
from pathlib import Path

from goa.cli.join.join_commands import JOIN_COMMANDS
from goa.cli.play.game_commands import GAME_COMMANDS
from goa.cli.play.play_command import register

WHOLE = Path(__file__).parents[3].joinpath("docs", "guide", "play.md").read_text("utf-8")
PAGE = WHOLE.split("## In the terminal\n")[1]


def test_options() -> None:
    commands = argparse.ArgumentParser().add_subparsers()
    register(commands)
    known = set(re.findall(r"--[a-z][a-z-]*", commands.choices["play"].format_help())) - {"--help"}
    assert known == set(re.findall(r"--[a-z][a-z-]*", PAGE.replace("--to", "")))


def test_commands() -> None:
    for name in [*(each.name for each in GAME_COMMANDS), *(each.name for each in JOIN_COMMANDS)]:
        assert re.search(rf"`{name}\b", PAGE), name
