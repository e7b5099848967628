"""Games with a seed of 256 bits, played at random, and their digests. Run as a module it writes whole_games.json."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tests.stored.trace import trace

import goa
from goa.core.dice import face, rolled

RULES_VERSION = 2  # a later one must not change these games
GAMES = [
    f"{edition}, {seats} seats, game {number}"
    for edition in ("2004", "2012")
    for seats in (2, 3, 4)
    for number in (1, 2)
]


def digest_of(game: str) -> str:
    """Of the record and of what was asked at every decision."""
    edition, seats, number = game.split(", ")
    state = goa.new_game(
        edition,
        players=int(seats[0]),
        seed=hashlib.sha256(game.encode()).digest(),
        bonanza=edition == "2012" and number == "game 2",
        rules_version=RULES_VERSION,
    )
    dice = 1
    while not state.is_over:
        dice = rolled(dice)
        goa.apply(state, state.offered[face(dice, len(state.offered))])
    text = goa.write_record(state)
    return hashlib.sha256((text + trace(goa.read_record(text))).encode()).hexdigest()


if __name__ == "__main__":
    digests = {game: digest_of(game) for game in GAMES}
    Path(__file__).with_suffix(".json").write_text(json.dumps(digests, indent=1) + "\n", "utf-8")
