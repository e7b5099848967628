"""What a stored game must keep: who was asked what at every decision, and what its record says."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import goa

DIGITS = 4  # of each decision


def trace(record: goa.Record, edition: goa.Edition | None = None) -> str:
    """A few digits for each position from the first to the last, so that a difference shows where it begins."""
    state = goa.replay(record, upto=0, edition=edition)
    digits = [_position(state)]
    for move in record.moves:
        goa.apply(state, move.choice)
        digits.append(_position(state))
    return "".join(digits)


def first_difference(ours: str, stored: str) -> int | None:
    """After how many choices two traces differ for the first time."""
    for number in range(max(len(ours), len(stored)) // DIGITS):
        part = slice(number * DIGITS, (number + 1) * DIGITS)
        if ours[part] != stored[part]:
            return number
    return None


def _position(state: goa.State) -> str:
    """The seat that is asked, what it is offered, and what everybody has."""
    asked = -1 if state.is_over else state.seat
    offered = [choice.id for choice in state.offered]
    owned = [[each.ducats, each.ships, each.colonists, each.extra_actions, len(each.hand)] for each in state.players]
    told = json.dumps([asked, offered, owned], separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()[:DIGITS]


def contents(text: str) -> dict[str, Any]:
    """What a record says, however its header is laid out."""
    record = goa.read_record(text)
    options = record.options
    result = record.result
    return {
        "edition": [record.edition, record.version, record.digest],
        "options": [options.quick_start, options.bonanza, options.open_money],
        "seed": record.seed,
        "names": list(record.names),
        "result": None if result is None else [list(result.winners), list(result.points)],
        "moves": [[move.seat, move.choice.text] for move in record.moves],
    }
