"""Perft: the number of sequences of 1 to 4 choices from fixed positions.

To write the file again: python -m tests.perft
"""

from pathlib import Path

from tests.properties.walk import Game, choose

import goa

FILE = Path(__file__).parent / "perft.txt"
DEPTH = 4
STARTS = (0, 5, 23, 48, 77, 120, 171, 233, 301)


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


def lines() -> list[str]:
    told: list[str] = []
    for edition in ("2004", "2012"):
        for seats in (2, 3, 4):
            game = Game(edition, seats, 70 + seats, quick_start=seats == 3, bonanza=edition == "2012", open_money=False)
            for number, state in positions(game):
                counts = " ".join(str(count(state, depth)) for depth in range(1, DEPTH + 1))
                told.append(f"{edition}, {seats} seats, seed {game.seed}, after {number} choices: {counts}")
    return told


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
