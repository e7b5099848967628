"""What one visitor can cost the others has bounds: by what is asked, how often, and how much of it is kept."""

from pathlib import Path

import pytest
from goa.server.api.rate_limits import RateLimiter
from tests.server.players import make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket

from goa.server.api.middleware import COSTS, cost_of


def test_what_costs_more_counts_as_more() -> None:
    assert cost_of("/api/games/abc/hint") == COSTS["hint"] == 10
    assert cost_of("/api/games/abc/at/17") == COSTS["at"]
    assert cost_of("/api/games/abc/choices") == cost_of("/api/about") == cost_of("/") == cost_of("/api/games") == 1
    limiter = RateLimiter(rate=0, most=20)
    assert [limiter.take("one", 8) for _ in range(4)] == [True, True, False, False]
    assert [limiter.take("one") for _ in range(5)] == [True] * 4 + [False]
    assert limiter.take("two", 1000)  # more than ever fits in: all there is, once
    assert not limiter.take("two")


def test_hints_run_out_before_requests_do(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, GOA_REQUESTS_A_SECOND="0.1", GOA_REQUESTS_AT_ONCE="60").start()
    try:
        with server.client() as client:
            table = make_table(client)
            seat = table.awaited()
            answers = [table.request("GET", "hint", seat) for _ in range(8)]
            assert {answer.status_code for answer in answers} == {200, 429}
            assert answers[-1].headers["retry-after"] == "5"
            assert sum(answer.status_code == 200 for answer in answers) == 5
    finally:
        server.stop()


def test_opening_sockets_again_and_again_is_counted(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, GOA_REQUESTS_A_SECOND="0.1", GOA_REQUESTS_AT_ONCE="20").start()
    try:
        with server.client() as client:
            table = make_table(client)
            for _ in range(9):  # 18 of 20, and 1 for the table
                with Socket(table, 0) as socket:
                    socket.next("view")
            with pytest.raises(Exception, match="403"), Socket(table, 0):
                pass
    finally:
        server.stop()
