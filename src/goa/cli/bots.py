"""The command goa bots: list the available bots."""

import argparse

from rich.table import Table
from rich.text import Text

from goa.bots.players.registry import BotError, Registered, registered
from goa.cli.console import make_console, wants_plain


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("bots", help="list the available bots")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for bot in registered():
        about = Text(description(bot))
        if bot.package:
            about.append(f" (from {bot.package})", style="dim")
        table.add_row(bot.name, about)
    make_console(is_plain=wants_plain(asked=False)).print(table)
    return 0


def description(bot: Registered) -> str:
    """The first line of the bot's docstring; a broken package must not hide the other bots."""
    try:
        words = (bot.load().__doc__ or "").strip()
    except BotError as problem:
        return f"*** {problem}"
    return words.splitlines()[0] if words else "has no description"
