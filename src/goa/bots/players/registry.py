"""The bots by the names under which they take a seat: our own, and those that other packages bring.

Another package brings a bot with two lines in its pyproject.toml:

    [project.entry-points."goa.bots"]
    greedy = "my_package.greedy:GreedyBot"

What stands there, a class or a function, is called with a seed and makes a bot; the first line of its docstring is what
"goa bots" says about it. A name may carry an argument: "greedy:0.5" calls it with the seed and the text "0.5".
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Final

from goa.bots.players.protocol import Bot
from goa.core.dice import MASK
from goa.editions.report import suggestion

GROUP: Final = "goa.bots"

ROSTER: Final[dict[str, str]] = {
    "random": "goa.bots.players.random_bot:RandomBot",
    "heuristic": "goa.bots.players.heuristic:HeuristicBot",
    "search": "goa.bots.players.search:SearchBot",
    "novice": "goa.bots.players.levels:novice",
    "merchant": "goa.bots.players.levels:merchant",
    "captain": "goa.bots.players.levels:captain",
    "viceroy": "goa.bots.players.levels:viceroy",
}

Factory = Callable[..., Bot]


class BotError(ValueError):
    """A bot that cannot take a seat; the message is a sentence for whoever named it."""


@dataclass(frozen=True)
class Registered:
    """A name, and where the code behind it is."""

    name: str
    where: str
    package: str  # empty for our own

    def load(self) -> Factory:
        try:
            factory = EntryPoint(self.name, self.where, GROUP).load()
        except Exception as problem:
            raise BotError(f'"{self.name}" cannot be loaded from {self.where}: {_words(problem)}') from problem
        if not callable(factory):
            raise BotError(f'"{self.name}" cannot make bots: {self.where} is no function or class')
        made: Factory = factory
        return made


def registered() -> list[Registered]:
    """Everyone who can be named: our own first, then those of other packages; a name of ours cannot be taken over."""
    ours = [Registered(name, where, "") for name, where in ROSTER.items()]
    theirs = {
        entry.name: Registered(entry.name, entry.value, entry.dist.name if entry.dist else "another package")
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
        if entry.name not in ROSTER
    }
    return [*ours, *theirs.values()]


def make_bot(named: str, seed: int) -> Bot:
    """The bot of a name such as "random" or "search:0.5"; BotError where there is none."""
    name, colon, argument = named.partition(":")
    factory = _factory(name)
    arguments = (seed, argument) if colon else (seed,)
    if not _takes(factory, *arguments):
        raise BotError(f'"{name}" takes no argument, came "{named}"' if colon else f'"{name}:..." needs an argument')
    try:
        return factory(*arguments)
    except Exception as problem:
        raise BotError(f'"{named}" cannot be made: {_words(problem)}') from problem


def seat_bot(named: str, game_seed: int, seat: int) -> Bot:
    """A bot for a seat; the same game, the same seat, the same dice, from which the game's seed cannot be told."""
    digest = blake2b(f"{game_seed} {seat}".encode(), digest_size=8).digest()
    return make_bot(named, int.from_bytes(digest) & MASK)


@cache
def _factory(name: str) -> Factory:
    """Looking into all installed packages takes milliseconds, and games ask for their bots each time."""
    if name in ROSTER:
        return Registered(name, ROSTER[name], "").load()
    everyone = {bot.name: bot for bot in registered()}
    if name not in everyone:
        raise BotError(f'there is no bot "{name}"{suggestion(name, list(everyone))}')
    return everyone[name].load()


def _takes(factory: Factory, *arguments: object) -> bool:
    try:
        signature(factory).bind(*arguments)
    except TypeError:
        return False
    except ValueError:  # some compiled code does not tell its signature
        return True
    return True


def _words(problem: Exception) -> str:
    return str(problem) if isinstance(problem, ValueError) else f"{type(problem).__name__}: {problem}"
