"""The process in which bots think. Reads one question per line, writes one answer per line. Gets only observations."""

from __future__ import annotations

import os
import sys

import msgspec

from goa.server.workers.memory_limit import limit_memory
from goa.tables.bot_answers import BotAnswers


def main() -> None:
    # NumPy reserves memory for each of its threads when it is loaded, which may be more than the limit below.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    bots = BotAnswers()
    for line in sys.stdin.buffer:
        try:
            answer = bots.answer(msgspec.json.decode(line))
        except Exception as problem:  # noqa: BLE001 - a bot may fail in any way; the answer says so and the worker goes on
            answer = {"failed": f"{type(problem).__name__}: {problem}"}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
