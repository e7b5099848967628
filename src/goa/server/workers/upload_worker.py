"""The process that checks uploaded editions and records: reads one question a line, writes one answer a line.

Whatever it is given, only this process is affected: it has a lower priority than the server and a memory limit, and
the server ends it when it takes too long.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final

import msgspec

from goa.server.workers.memory_limit import limit_memory
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.review.records import check_record, parse_custom_edition

NICENESS: Final = 10
OUT_OF_MEMORY: Final = 3


def main() -> None:
    limit_memory(int(sys.argv[1]))
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        try:
            answer = msgspec.json.encode(answer_to(msgspec.json.decode(line)))
        except MemoryError:
            os._exit(OUT_OF_MEMORY)  # the process cannot be trusted any more; the server starts another
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()


def answer_to(question: dict[str, Any]) -> dict[str, Any]:
    """The edition and the record as plain data, or why they are refused."""
    text, record = question["edition_text"], question["record"]
    try:
        edition = None if text is None else parse_custom_edition(text)
        checked = None if record is None else check_record(record, edition)
    except RequestRefused as refusal:
        return {"refused": refusal.error, "sentence": str(refusal), **refusal.details}
    return {"edition": edition and asdict(edition), "record": checked and checked.plain()}


if __name__ == "__main__":
    main()
