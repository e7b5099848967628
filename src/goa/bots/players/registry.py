"""The bots by name: our own, and those of other packages.

Another package adds a bot with two lines in its pyproject.toml:

    [project.entry-points."goa.bots"]
    greedy = "my_package.greedy:GreedyBot"

The entry names a class or function that takes a seed and returns a bot. "goa bots" shows the first line of its
docstring. A name may carry an argument: "greedy:0.5" calls it with the seed and the text "0.5".
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from inspect import signature
from typing import Final

from goa.bots.network import policy
from goa.bots.network.trained_editions import was_trained_with
from goa.bots.players.levels import LEVELS
from goa.bots.players.protocol import Bot
from goa.core.dice import MASK
from goa.core.seeds import Seed, seed_text
from goa.editions.edition_errors import suggestion
from goa.editions.types import Edition

GROUP: Final = "goa.bots"
NETWORK: Final = "network"
NETWORK_SEARCH: Final = "network-search"

# Where the code is, or for a level the bot behind it.
BUILT_IN_BOTS: Final[dict[str, str]] = {
    "random": "goa.bots.players.random_bot:RandomBot",
    "heuristic": "goa.bots.players.heuristic:HeuristicBot",
    "fallible": "goa.bots.players.fallible:FallibleBot",
    "search": "goa.bots.players.search:SearchBot",
    NETWORK: "goa.bots.network.player:NetworkBot",
    NETWORK_SEARCH: "goa.bots.network.network_search:NetworkSearchBot",
    **{level.name: level.bot for level in LEVELS},
}
FIXED_OPPONENTS: Final[dict[str, str]] = {
    "captain-1": "goa.bots.players.fixed:captain_1",
    "viceroy-1": "goa.bots.players.fixed:viceroy_1",
}
NEEDS: Final = {NETWORK: policy.NUMPY, NETWORK_SEARCH: policy.NUMPY}  # modules that goa itself does without
EXTRA: Final = "goa[bots]"  # installs them
FALLBACK: Final = "captain"  # the level for editions that a network was not trained with

Factory = Callable[..., Bot]


class BotError(ValueError):
    """A bot that cannot take a seat; the message is a sentence for people."""


@dataclass(frozen=True)
class Registered:
    """A name, and where the code behind it is."""

    name: str
    where: str
    package: str  # empty for our own
    is_offered: bool = True  # to people; the others are for measuring

    def load(self) -> Factory:
        if not is_installed(self.name):
            raise BotError(f'"{self.name}" needs {_needs(self.name)}: pip install "{EXTRA}"')
        for number, level in enumerate(LEVELS, 1):
            if level.name == self.name:
                return _level_factory(level.bot, f"Level {number}: {level.about}.")
        try:
            factory = EntryPoint(self.name, self.where, GROUP).load()
        except Exception as problem:
            raise BotError(f'"{self.name}" cannot be loaded from {self.where}: {_words(problem)}') from problem
        if not callable(factory):
            raise BotError(f'"{self.name}" cannot make bots: {self.where} is no function or class')
        made: Factory = factory
        return made


def registered() -> list[Registered]:
    """All bots that people are offered: our own first, then those of other packages, which cannot take our names."""
    return [bot for bot in _all_bots() if bot.is_offered]


def is_installed(name: str) -> bool:
    """Whether the module that our own bot of this name needs is there; true for bots that need none."""
    module = _needs(name)
    return not module or find_spec(module) is not None or (follows_network(name) and policy.is_provided())


def follows_network(name: str) -> bool:
    """Whether this bot or level makes the network's favourite choice, so that any arithmetic will do."""
    return _behind(name) == NETWORK


def installed_levels() -> list[str]:
    """The names of the levels that can play here, weakest first."""
    return [level.name for level in LEVELS if is_installed(level.name)]


def level_for(name: str, edition: Edition) -> str:
    """The level that really plays this edition: a network does not know the figures of a custom one."""
    return FALLBACK if _behind(name) in {NETWORK, NETWORK_SEARCH} and not was_trained_with(edition) else name


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


def seat_bot(named: str, game_seed: Seed, seat: int) -> Bot:
    """A bot whose dice follow from game and seat, in a way that does not reveal the game's seed."""
    digest = blake2b(f"{seed_text(game_seed)} {seat}".encode(), digest_size=8).digest()
    return make_bot(named, int.from_bytes(digest) & MASK)


def _behind(name: str) -> str:
    """The name of the bot behind a level; other names as they are. Arguments are left out."""
    return {level.name: level.bot for level in LEVELS}.get(name, name).partition(":")[0]


def _needs(name: str) -> str:
    return NEEDS.get(_behind(name), "")


def _all_bots() -> list[Registered]:
    ours = [Registered(name, where, "") for name, where in BUILT_IN_BOTS.items()]
    ours += [Registered(name, where, "", is_offered=False) for name, where in FIXED_OPPONENTS.items()]
    taken = {bot.name for bot in ours}
    theirs = {
        entry.name: Registered(entry.name, entry.value, entry.dist.name if entry.dist else "another package")
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
        if entry.name not in taken
    }
    return [*ours, *theirs.values()]


@cache  # looking through all installed packages takes milliseconds
def _factory(name: str) -> Factory:
    if name in BUILT_IN_BOTS:
        return Registered(name, BUILT_IN_BOTS[name], "").load()
    known = {bot.name: bot for bot in _all_bots()}
    if name not in known:
        offered = [bot.name for bot in known.values() if bot.is_offered]
        raise BotError(f'there is no bot "{name}"{suggestion(name, offered)}')
    return known[name].load()


def _level_factory(bot: str, about: str) -> Factory:
    def make(seed: int) -> Bot:
        return make_bot(bot, seed)

    make.__doc__ = about
    return make


def _takes(factory: Factory, *arguments: object) -> bool:
    try:
        signature(factory).bind(*arguments)
    except TypeError:
        return False
    except ValueError:  # some compiled functions have no signature to look at
        return True
    return True


def _words(problem: Exception) -> str:
    return str(problem) if isinstance(problem, ValueError) else f"{type(problem).__name__}: {problem}"
