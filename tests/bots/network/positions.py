"""Positions that no network chose, so that they stay the same when the network changes; and what it answers there.

python -m tests.bots.network.positions      writes the answers of the shipped network to stored_answers.json, and
                                            what it was asked to stored_rows.json, for the client's own arithmetic
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from goa.bots.network.policy import input_scales
from goa.bots.network.weight_file import shipped_network
from goa.core.state import State
from goa.editions.load import load_edition
from goa.rows.encode_row import row_of_observation
from goa.rules.game import apply, new_game
from goa.views.observation import observe

STORED: Final = Path(__file__).parent / "stored_answers.json"
STORED_ROWS: Final = STORED.with_name("stored_rows.json")
TABLES: Final = [(edition, seats) for edition in ("2004", "2012") for seats in (2, 3, 4)]
CHOICES: Final = (0, 45, 160)
CUSTOM: Final = replace(load_edition("2012"), digest="0000")  # an edition that no network was trained with


def position(edition: str, seats: int, choices: int) -> State:
    """After so many choices, and a few more until there is one to make."""
    state = new_game(edition, players=seats, seed=1000 * seats + choices)
    while choices > 0 or len(state.offered) == 1:
        choices -= 1
        apply(state, state.offered[(7 * choices + 3) % len(state.offered)])
    return state


def answers(state: State) -> dict[str, Any]:
    """Rounded to more digits than platforms agree on."""
    row = row_of_observation(observe(state, state.seat), True)
    network = shipped_network()
    chances, points = network.estimate(row)
    return {
        "logits": [round(float(logit), 4) for logit in network.logits(row, [choice.id for choice in state.offered])],
        "chances": [round(float(chance), 5) for chance in chances],
        "points": [round(float(value), 3) for value in points],
    }


def all_answers() -> list[dict[str, Any]]:
    return [answers(position(edition, seats, choices)) for edition, seats in TABLES for choices in CHOICES]


def question(state: State) -> dict[str, Any]:
    """The offered choices, and the inputs that are not 0 with their numbers."""
    row = row_of_observation(observe(state, state.seat), True)
    inputs = [[number, value] for number, value in enumerate(row) if value]
    return {"choices": [choice.id for choice in state.offered], "inputs": inputs}


def all_questions() -> dict[str, Any]:
    states = [position(edition, seats, choices) for edition, seats in TABLES for choices in CHOICES]
    return {"scales": input_scales(), "questions": [question(state) for state in states]}


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(line) for line in all_answers())
    STORED.write_text(f"[\n{lines}\n]\n", "utf-8")
    asked = all_questions()
    rows = ",\n".join(json.dumps(line) for line in asked["questions"])
    STORED_ROWS.write_text(f'{{"scales": {json.dumps(asked["scales"])},\n"questions": [\n{rows}\n]}}\n', "utf-8")
