"""Random games for property tests: every edition, number of seats and variant."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

import goa
from goa.core.dice import face, rolled
from goa.rules.version import NEWEST_RULES, OLDEST_RULES


@dataclass(frozen=True)
class Game:
    """The settings of a random game; the same settings give the same game."""

    edition: str
    players: int
    seed: int
    quick_start: bool
    bonanza: bool
    open_money: bool
    rules_version: int = NEWEST_RULES

    def start(self) -> goa.State:
        return goa.new_game(
            self.edition,
            players=self.players,
            seed=self.seed,
            quick_start=self.quick_start,
            bonanza=self.bonanza,
            open_money=self.open_money,
            rules_version=self.rules_version,
        )


@st.composite
def games(draw: st.DrawFn) -> Game:
    edition = draw(st.sampled_from(("2004", "2012")))
    return Game(
        edition,
        draw(st.integers(2, 4)),
        draw(st.integers(0, 2**63 - 1)),
        draw(st.booleans()),
        edition == "2012" and draw(st.booleans()),
        draw(st.booleans()),
        draw(st.integers(OLDEST_RULES, NEWEST_RULES)),
    )


ALL_TABLES = [
    Game(edition, players, seed, quick_start, bonanza, open_money)
    for seed, (edition, players, quick_start, bonanza, open_money) in enumerate(
        (edition, players, quick_start, bonanza, open_money)
        for edition in ("2004", "2012")
        for players in (2, 3, 4)
        for quick_start in (False, True)
        for bonanza in ((False, True) if edition == "2012" else (False,))
        for open_money in (False, True)
    )
]


def choose(state: goa.State, dice: int) -> tuple[goa.Choice, int]:
    """A random choice; bids are sometimes kept small, so that players can still afford cards and markers."""
    dice = rolled(dice)
    among = len(state.offered)
    if face(dice, 4) == 0:
        among = min(among, 3)
    dice = rolled(dice)
    return state.offered[face(dice, among)], dice


def walk(game: Game) -> Iterator[goa.State]:
    """Every state of a random game in which a seat must choose, and the final state."""
    state = game.start()
    dice = game.seed ^ 0x5DEECE66D
    while not state.is_over:
        yield state
        choice, dice = choose(state, dice)
        goa.apply(state, choice)
    yield state
