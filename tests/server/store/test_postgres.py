"""The same on PostgreSQL: two server processes on one database, and a database that goes away underneath."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import ANY

import httpx
import pytest
from tests.server.cluster import Cluster, missing
from tests.server.conftest import assert_clean
from tests.server.drivers import check, drive, make, play_while_it_is_killed
from tests.server.players import Seats, make_table
from tests.server.process import WITHOUT_CERTIFICATES, ServerProcess
from tests.server.sockets import Socket
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

TABLES = int(os.environ.get("GOA_KILL_TABLES", "3"))
RESTARTS = int(os.environ.get("GOA_KILLS", "2"))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="module")
def servers(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    folder = tmp_path_factory.mktemp("postgres")
    processes = [ServerProcess(folder, "--migrate", GOA_DATABASE_URL=cluster.url).start() for _ in range(2)]
    yield processes
    assert [process.stop() for process in processes] == [0, 0]
    for process in processes:
        assert_clean(process.log)


def elsewhere(table: Seats, server: ServerProcess, stack: ExitStack) -> Seats:
    """The same table through another server."""
    return Seats(stack.enter_context(server.client()), table.made)


def test_an_empty_database_is_not_served_unasked(cluster: Cluster, tmp_path: Path) -> None:
    fresh = cluster.url.rsplit("/", 1)[0] + "/template1"
    process = ServerProcess(tmp_path, GOA_DATABASE_URL=fresh)
    with pytest.raises(AssertionError, match="has no tables of goa yet"):
        process.start()


def test_two_processes_serve_the_same_table(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        here = make_table(stack.enter_context(servers[0].client()))
        there = elsewhere(here, servers[1], stack)
        with Socket(there, 0) as watching:
            assert watching.next("view")["number"] == 0
            for number in range(1, 21):
                table = here if number % 2 else there
                while table.view(-1)["number"] < number - 1:
                    time.sleep(0.01)  # word from the other process is on its way
                table.step()
            told = [line["number"] for view in watching.until(20) for line in view["lines"]]
        assert told == list(range(1, 21))
        while here.view(1)["number"] < 20:
            time.sleep(0.01)
        assert {**here.view(1), "presence": 0} == {**there.view(1), "presence": 0}


def test_the_same_request_at_two_processes_is_one_choice(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        here = make_table(stack.enter_context(servers[0].client()))
        there = elsewhere(here, servers[1], stack)
        there.view(0)
        seat = here.awaited()
        text = here.pick(here.view(seat))
        first = here.choose(seat, 0, text, key="double")
        second = there.choose(seat, 0, text, key="double")
        assert (first.status_code, second.status_code) == (200, 200)
        assert first.content == second.content
        stale = there.choose(seat, 0, text, key="another")
        assert (stale.status_code, stale.json()["error"]) == (409, "stale")


def test_seats_and_chat_reach_the_other_process(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        client = stack.enter_context(servers[0].client())
        here = Seats(client, client.post("/api/games", json={"seats": [{"name": "Ann"}, {"kind": "open"}]}).json())
        there = elsewhere(here, servers[1], stack)
        with Socket(there, 0) as watching:
            watching.next("view")
            here.tokens[1] = here.request("POST", "seats", -2, json={"name": "Bob"}).json()["token"]
            assert watching.next("view")["table"]["seats"][1]["name"] == "Bob"
            here.request("POST", "chat", 0, json={"text": "hello"})
            assert watching.next("chat")["messages"][0]["text"] == "hello"
        there.tokens = here.tokens
        assert there.view(1)["own"]["seat"] == 1


def test_an_order_is_carried_out_once_wherever_it_was_left(servers: list[ServerProcess]) -> None:
    """Left at one process, its question opened at the other; both have the table in memory."""
    with ExitStack() as stack:
        here = make_table(stack.enter_context(servers[0].client()), 4)
        there = elsewhere(here, servers[1], stack)
        while (seen := here.view(here.awaited()))["table"]["auction"] is None:
            assert here.choose(seen["own"]["seat"], seen["number"], seen["own"]["offered"][0]["text"]).is_success
        first, second, third, auctioneer = seen["table"]["auction"]["order"]
        with Socket(there, second) as owner:
            owner.until(seen["number"])
            assert here.request("POST", "orders", second, json={"lot": 1, "kind": "raise", "amount": 2}).is_success
            assert [order["kind"] for order in owner.next("orders")["orders"]] == ["raise"]
            assert here.request("POST", "orders", third, json={"lot": 1, "kind": "pass"}).is_success
            assert there.choose(first, seen["number"], "bid 1").status_code == 200
            told = [line for view in owner.until(seen["number"] + 3) for line in view["lines"]]
            assert [(line["seat"], line["text"]) for line in told if line["number"] > seen["number"]] == [
                (first, "bid 1"), (second, "bid 2"), (third, "pass")
            ]  # fmt: skip
            assert there.choose(auctioneer, seen["number"] + 3, "pass").status_code == 200
            assert owner.until(seen["number"] + 4)[-1]["number"] == seen["number"] + 4


def test_who_is_there_is_known_everywhere(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        here = make_table(stack.enter_context(servers[0].client()))
        there = elsewhere(here, servers[1], stack)
        with Socket(here, 0) as ann:
            ann.next("view")
            with Socket(there, 1) as bob, Socket(there, -1):
                for socket in (ann, bob):
                    while socket.next("presence") != {"type": "presence", "seats": [0, 1], "spectators": 1, "now": ANY}:
                        pass
            while ann.next("presence") != {"type": "presence", "seats": [0], "spectators": 0, "now": ANY}:
                pass


def test_bots_play_where_two_processes_look_on(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        client = stack.enter_context(servers[0].client())
        seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
        here = Seats(client, client.post("/api/games", json={"seats": seats, "pace": 0}).json())
        there = elsewhere(here, servers[1], stack)
        with Socket(here, -1) as one, Socket(there, -1) as other:
            for socket in (one, other):
                while not socket.next("view", 60)["table"]["is_over"]:
                    pass


@pytest.mark.slow
def test_killed_again_and_again_on_postgres(cluster: Cluster, tmp_path: Path) -> None:
    """A server that is gone leaves no lock behind, and the next one finds everything."""
    server = ServerProcess(tmp_path, "--migrate", GOA_DATABASE_URL=cluster.url).start()
    try:
        choices = asyncio.run(play_while_it_is_killed(server, TABLES, RESTARTS))
    finally:
        server.stop()
    assert choices > 100 * TABLES
    assert_clean(server.log)


@pytest.mark.slow
def test_two_processes_choose_for_the_same_seats(servers: list[ServerProcess], cluster: Cluster) -> None:
    """And the database is restarted underneath, again and again."""

    async def play() -> None:
        async with (
            httpx.AsyncClient(base_url=servers[0].url, timeout=30, verify=WITHOUT_CERTIFICATES) as one,
            httpx.AsyncClient(base_url=servers[1].url, timeout=30, verify=WITHOUT_CERTIFICATES) as two,
        ):
            tables = [await make(one, 2) for _ in range(TABLES)]
            playing = [asyncio.create_task(drive(c, t, n)) for t in tables for c, n in ((one, "one"), (two, "two"))]
            for _ in range(RESTARTS):
                await asyncio.sleep(1)
                await asyncio.to_thread(cluster.stop)
                await asyncio.to_thread(cluster.start)
            await asyncio.gather(*playing)
            for table in tables:
                await check(two, table)
            assert sum(table.stale for table in tables) > 0
            assert sum(table.retries for table in tables) > 0

    asyncio.run(play())


def test_a_device_is_revoked_at_every_process(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        here = make_table(stack.enter_context(servers[0].client()))
        device = elsewhere(here, servers[1], stack)
        own = [{"game": here.id, "token": here.tokens[0]}]
        secret = here.client.post("/api/devices/link", json={"seats": own}).json()["secret"]
        assert device.request("GET", "view", 0).status_code == 200  # the table is in memory there
        brought = device.client.post("/api/devices/redeem", json={"secret": secret, "key": "k" * 22, "name": "phone"})
        (seat,) = brought.json()["seats"]
        device.tokens[0] = seat["token"]
        with Socket(device, 0) as watching:
            watching.next("view")
            (line,) = here.client.post("/api/devices", json={"seats": own}).json()["devices"]
            left = here.client.post("/api/devices/revoke", json={"seats": own, "device": line["id"]})
            assert left.json()["devices"] == []
            with pytest.raises(ConnectionClosed):
                watching.next("nothing that is ever sent")
        assert [seats.request("GET", "view", 0).status_code for seats in (here, device)] == [200, 404]
