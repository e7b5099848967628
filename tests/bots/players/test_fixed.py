"""The fixed opponents choose as the captain and the viceroy of commit aa6df4a did.

The digests were made by the code of that commit, on positions of the stored games. If a change of the evaluation fails
this test, keep the old behaviour for the fixed opponents, in code of its own; never change a digest.
"""

import hashlib
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from itertools import count, islice
from pathlib import Path

import pytest

import goa
from goa.bots.players.fixed import captain_1, viceroy_1
from goa.rules.action_turns import TakeAction

RECORDS = Path(__file__).parents[2] / "records"
POSITIONS = 100

CAPTAINS = {
    "2004-2": "5906a0ddf3704793",
    "2004-3": "7c5760b6aeb96b2d",
    "2004-4": "2bc397feef94c587",
    "2012-2": "4db136fea045d866",
    "2012-3": "7bfe4748bbf8b7f0",
    "2012-4": "8339381f8173f195",
}
VICEROYS = {
    "2004-2": "287b21916e424d93",
    "2004-3": "7a9e4d69758b3ef3",
    "2004-4": "1112238859e2657e",
    "2012-2": "756ffca9beaaa7cf",
    "2012-3": "ec04265469271725",
    "2012-4": "4d5d357c66a3d2d1",
}
WEIGHTS = "78aa8e34d7d79968"


def positions(table: str, *, of_actions: bool = False) -> Iterator[goa.State]:
    """Questions with several answers, spread over stored games of the table; the state is not copied."""
    for name in (f"{table}-seats.goa", f"{table}-seats-quick-start-open-money.goa"):
        record = goa.read_record((RECORDS / name).read_text("utf-8"))
        state = goa.replay(record, 0)
        for number, move in enumerate(record.moves):
            is_wanted = isinstance(state.agenda[-1], TakeAction) and number % 30 == 0 if of_actions else number % 3 == 0
            if len(state.offered) > 1 and is_wanted:
                yield state
            goa.apply(state, move.choice)


def digest_of(choices: list[goa.Choice]) -> str:
    return hashlib.sha256(" ".join(str(choice.id) for choice in choices).encode()).hexdigest()[:16]


@pytest.mark.parametrize("table", CAPTAINS)
def test_captain_1_chooses_as_ever(table: str) -> None:
    bot = captain_1(12)
    seen = [goa.observe(state, state.seat) for state in islice(positions(table), POSITIONS)]
    assert len(seen) == POSITIONS
    assert digest_of([bot.choose(each, each.offered) for each in seen]) == CAPTAINS[table]


@pytest.mark.parametrize("table", VICEROYS)
def test_viceroy_1_chooses_as_ever(table: str) -> None:
    """With a clock that allows about ten rollouts a choice."""
    bot = viceroy_1(12)
    choices: list[goa.Choice] = []
    for state in islice(positions(table, of_actions=True), 3):
        bot.clock = partial(next, count(0.0, 0.02))
        seen = goa.observe(state, state.seat)
        choices.append(bot.choose(seen, seen.offered))
    assert len(choices) == 3
    assert digest_of(choices) == VICEROYS[table]


def test_the_frozen_weights_are_those_of_that_commit() -> None:
    folder = files("goa.bots").joinpath("weights", "frozen-1")
    digest = hashlib.sha256()
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        digest.update(file.read_bytes())
    assert digest.hexdigest()[:16] == WEIGHTS
