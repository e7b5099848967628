"""Records from outside: whatever they hold, checking them takes little time and memory, and the answer is short."""

import time
import tracemalloc
from pathlib import Path
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from goa.tables.requests.request_bodies import LONGEST_RECORD
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.review.records import check_record

RECORDS: Final = Path(__file__).parents[2] / "records"
PRINTED: Final = (RECORDS / "2004-2-seats.goa").read_text(encoding="utf-8")
LINES: Final = PRINTED.splitlines()
SECONDS: Final = 5.0  # the server ends a check after ten
BYTES: Final = 100 * 2**20
LONGEST_MESSAGE: Final = 2_000  # characters
PIECES: Final = st.sampled_from(
    [*LINES[:12], *LINES[-3:], "---", "#", ":", ",", " ", "\n", "\r\n", "\u2028", "0", "9", "1 ", "2 pass", "seat 1: ",
     "result: ", "unfinished after ", " and 1", " 7", "\ud800", "é", "𝄞", "x"]
)  # fmt: skip
HOSTILE: Final = settings(max_examples=60, deadline=None, database=None, suppress_health_check=list(HealthCheck))


def bear(text: str) -> None:
    """Check it as the server does."""
    message = ""
    tracemalloc.start()
    began = time.process_time()
    try:
        check_record(text[:LONGEST_RECORD], None)
    except RequestRefused as refusal:
        message = str(refusal)
    seconds, (_, most) = time.process_time() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(message) < LONGEST_MESSAGE
    assert seconds < SECONDS
    assert most < BYTES


@HOSTILE
@given(st.lists(st.tuples(PIECES, st.sampled_from([1, 2, 9, 5_000])), max_size=12), st.integers(0, len(PRINTED)))
def test_any_text(pieces: list[tuple[str, int]], at: int) -> None:
    text = "".join(piece * times for piece, times in pieces)
    bear(PRINTED[:at] + text + PRINTED[at:])


@HOSTILE
@given(st.lists(st.tuples(st.integers(0, len(LINES) - 1), st.integers(0, len(LINES) - 1)), max_size=6))
def test_lines_in_any_order(swaps: list[tuple[int, int]]) -> None:
    lines = list(LINES)
    for one, other in swaps:
        lines[one], lines[other] = lines[other], lines[one]
    bear("\n".join(lines))
