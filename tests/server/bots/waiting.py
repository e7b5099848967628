"""Waiting for bots."""

import time

from tests.server.players import Seats

from goa.record.wire import JsonObject


def wait_for(table: Seats, what: str, seconds: float = 60) -> JsonObject:
    """Until the game is over, or it is a person's choice."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        seen: JsonObject = table.view(-1)["table"]
        if seen["is_over"] or (what == "person" and seen["seats"][seen["seat"]]["kind"] == "human"):
            return seen
        time.sleep(0.05)
    raise AssertionError(f"waited {seconds} seconds for {what}")
