"""What one visitor can cost the others has bounds: by what is asked, how often, and how much of it is kept."""

from pathlib import Path

import pytest
from tests.server.attacks.attacker import client_from
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess
from tests.server.sockets import Socket

from goa.server.limits.rate_limits import RateLimiter


def test_a_limiter_counts_by_key() -> None:
    limiter = RateLimiter(rate=0, most=20)
    assert [limiter.take("one", 8) for _ in range(4)] == [True, True, False, False]
    assert [limiter.take("one") for _ in range(5)] == [True] * 4 + [False]
    assert limiter.take("two", 1000)  # more than ever fits in: all there is, once
    assert not limiter.take("two")


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


def test_spectators_of_other_addresses_have_a_chat_allowance_of_their_own(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, GOA_CHAT_A_MINUTE="2").start()
    try:
        with client_from(server, "127.0.0.66") as loud, client_from(server, "127.0.0.7") as quiet:
            table = make_table(loud)
            said = [table.request("POST", "chat", -1, json={"text": "hey"}).status_code for _ in range(4)]
            assert said == [201, 201, 429, 429]
            again = Seats(quiet, table.made)
            assert again.request("POST", "chat", -1, json={"text": "hello"}).status_code == 201
    finally:
        server.stop()
