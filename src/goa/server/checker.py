"""A process that checks editions and records from outside: a question a line comes in, an answer a line goes out.

Whatever it is given, only this process suffers: it has less priority than the server, a bound on its memory, and is
ended by the server when it takes too long.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import asdict
from typing import Any

import msgspec

from goa.editions.load import load_edition, parse_edition
from goa.editions.report import EditionError
from goa.editions.types import Edition
from goa.record.notation import RecordError, read_record
from goa.record.replay import verify
from goa.server.memory import limit_memory
from goa.server.table import result_of

NICENESS = 10
OUT_OF_MEMORY = 3


def main() -> None:
    limit_memory(int(sys.argv[1]))
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        try:
            answer = msgspec.json.encode(answer_to(msgspec.json.decode(line)))
        except MemoryError:
            os._exit(OUT_OF_MEMORY)  # what is left is not to be trusted; the server starts another
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()


def answer_to(question: dict[str, Any]) -> dict[str, Any]:
    """The edition and the record as plain data, or why they are refused."""
    text, record = question["edition_text"], question["record"]
    try:
        edition = None if text is None else parse_edition(text, "your edition")
    except EditionError as problem:
        return {"refused": "edition", "sentence": str(problem)}
    try:
        played = None if record is None else _played(record, edition)
    except RecordError as problem:
        return {"refused": "record", "sentence": f"{problem}.", "line": problem.line}
    except ValueError as problem:  # a figure of thousands of digits, for example
        return {"refused": "record", "sentence": f"This record cannot be read: {problem}."}
    return {"edition": edition and asdict(edition), "record": played}


def _played(text: str, edition: Edition | None) -> dict[str, Any]:
    record = read_record(text)
    state = verify(record, edition)
    return {
        "edition": None if edition else load_edition(record.edition).name,
        "options": asdict(record.options),
        "seed": record.seed,
        "names": record.names,
        "moves": [(move.seat, move.choice.text) for move in record.moves],
        "result": result_of(state) if state.is_over else None,
    }


if __name__ == "__main__":
    main()
