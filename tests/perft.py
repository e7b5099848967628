"""Perft: the number of sequences of 1 to 4 choices from fixed positions, under each version of the rules.

To write the file again: python -m tests.perft
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tests.properties.walk import Game, choose

import goa
from goa.rules.version import NEWEST_RULES, OLDEST_RULES

FOLDER = Path(__file__).parent
VERSIONS = range(OLDEST_RULES, NEWEST_RULES + 1)
DEPTH = 4
STARTS = (0, 5, 23, 48, 77, 120, 171, 233, 301)
DIVERGING_RECORDS = (
    ("rules-1-duty-after-harvest", 377),
    ("rules-1-sale-after-harvest", 122),
    ("rules-2-duty-within-mixed-harvest", 322),
    ("rules-1-hand-above-limit", 378),
    ("rules-2-no-card-above-limit", 108),
)


def count(state: goa.State, depth: int) -> int:
    if depth == 0 or state.is_over:
        return 1
    if depth == 1:
        return len(state.offered)
    total = 0
    for choice in state.offered:
        branch = state.copy()
        goa.apply(branch, choice)
        total += count(branch, depth - 1)
    return total


def positions(game: Game) -> list[tuple[int, goa.State]]:
    state = game.start()
    dice = game.seed
    found: list[tuple[int, goa.State]] = []
    number = 0
    while not state.is_over and number <= STARTS[-1]:
        if number in STARTS:
            found.append((number, state.copy()))
        choice, dice = choose(state, dice)
        goa.apply(state, choice)
        number += 1
    return found


def counts(state: goa.State) -> str:
    return " ".join(str(count(state, depth)) for depth in range(1, DEPTH + 1))


def lines(version: int) -> Iterator[str]:
    """From random play, and from positions of stored games where the versions of the rules part."""
    for edition in ("2004", "2012"):
        for seats in (2, 3, 4):
            game = Game(edition, seats, 70 + seats, quick_start=seats == 3, bonanza=edition == "2012", open_money=False)
            for number, state in positions(replace(game, rules_version=version)):
                yield f"{edition}, {seats} seats, seed {game.seed}, after {number} choices: {counts(state)}"
    for name, number in DIVERGING_RECORDS:
        record = goa.read_record((FOLDER / "records" / f"{name}.goa").read_text("utf-8"))
        played = replace(record, options=replace(record.options, rules_version=version))
        yield f"{name}, after {number} choices: {counts(goa.replay(played, upto=number))}"


def file_of(version: int) -> Path:
    return FOLDER / f"perft-rules-{version}.txt"


if __name__ == "__main__":
    for version in VERSIONS:
        file_of(version).write_text("\n".join(lines(version)) + "\n", encoding="utf-8")
