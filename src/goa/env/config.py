"""The settings of a game, with the same keywords for every environment."""

from dataclasses import dataclass
from typing import Any, TypedDict, cast

from goa.core.state import Options, State
from goa.editions.load import load_edition
from goa.editions.types import Edition
from goa.env.stepping.action_choices import skip_lone_choices
from goa.rules.setup import set_up


class EnvOptions(TypedDict, total=False):
    """The keywords that every environment accepts."""

    edition: str | Edition  # "2004", "2012", or the path of a corrected copy
    players: int
    quick_start: bool
    bonanza: bool
    open_money: bool
    counted_ducats: bool  # observations show the money that an attentive player can count
    skip_lone_choices: bool  # a question with one choice is answered automatically


@dataclass(frozen=True)
class EnvConfig:
    """The settings that games are started with."""

    keywords: EnvOptions  # the same settings as keywords, for pickling
    edition: Edition
    players: int
    options: Options
    counted_ducats: bool
    skip_lone_choices: bool

    def begin(self, seed: int) -> State:
        state = set_up(self.edition, self.players, seed, self.options)
        self.settle(state)
        return state

    def settle(self, state: State) -> None:
        if self.skip_lone_choices:
            skip_lone_choices(state)


def make_config(options: dict[str, Any] | EnvOptions) -> EnvConfig:
    """Check the keywords of an environment and fill in defaults."""
    unknown = set(options) - set(EnvOptions.__annotations__)
    if unknown:
        expected = ", ".join(EnvOptions.__annotations__)
        raise TypeError(f"expected only {expected}; got {', '.join(sorted(unknown))}")
    edition = options.get("edition", "2012")
    return EnvConfig(
        keywords=cast("EnvOptions", options),
        edition=load_edition(edition) if isinstance(edition, str) else edition,
        players=options.get("players", 4),
        options=Options(
            quick_start=options.get("quick_start", False),
            bonanza=options.get("bonanza", False),
            open_money=options.get("open_money", False),
        ),
        counted_ducats=options.get("counted_ducats", False),
        skip_lone_choices=options.get("skip_lone_choices", False),
    )
