"""A worker process: a question a line comes in, an answer a line goes out. It gets observations and never a table."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from goa.bots.base import Bot
from goa.bots.roster import make_bot
from goa.editions.load import parse_edition
from goa.editions.types import Edition
from goa.record.wire import from_wire


def main() -> None:
    bots: dict[tuple[str, int], Bot] = {}
    editions: dict[str, Edition] = {}
    for line in sys.stdin.buffer:
        try:
            answer: dict[str, object] = {"choice": _answer(msgspec.json.decode(line), bots, editions)}
        except Exception as problem:  # noqa: BLE001 - a bot may fail in any way; who asked is told and goes on
            answer = {"failed": f"{type(problem).__name__}: {problem}"}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def _answer(question: dict[str, Any], bots: dict[tuple[str, int], Bot], editions: dict[str, Edition]) -> int:
    if "edition" in question:
        edition = parse_edition(question["edition"], "the table's edition")
        editions[edition.digest] = edition
    plain = question["observation"]
    observation = from_wire(plain, editions[plain["edition"]])
    who = (question["level"], question["dice"])
    if who not in bots:
        bots.clear()  # a bot may keep thoughts between choices, but they are only worth something to the same seat
        bots[who] = make_bot(*who)
    return bots[who].choose(observation, observation.offered).id


if __name__ == "__main__":
    main()
