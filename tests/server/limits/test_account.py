"""What an address pays for, and when it has to wait."""

import asyncio
import time
from collections.abc import Callable

import pytest

from goa.server.limits.account import MOST_WAITING, PACE, PACED_AFTER, Account, Metered, current_account
from goa.server.limits.metering import metered
from goa.server.limits.rate_limits import RateLimits
from goa.server.ops.settings import Settings
from goa.server.workers.fair_queue import turn_of_caller
from goa.tables.requests.request_errors import RequestRefused

SETTINGS = Settings(processor_share=0.25, processor_seconds_at_once=2.0)


def account() -> Account:
    return Account(SETTINGS, "192.0.2.1")


def test_what_is_used_up_comes_back() -> None:
    busy = account()
    busy.charge(1.9)
    assert busy.refused_for() == 0
    busy.charge(0.6)  # half a second too much, which comes back at a quarter of a second each second
    assert busy.refused_for() == 2
    busy.charge(1000)
    assert busy.refused_for() <= 60  # nobody is refused for hours


def test_processor_time_is_measured_and_waiting_is_not() -> None:
    charged: list[float] = []

    async def work() -> str:
        await asyncio.sleep(0.3)
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0.3)
        return "done"

    async def test() -> str:
        return await Metered(work(), charged.append)

    assert asyncio.run(test()) == "done"
    assert 0.05 <= sum(charged) < 0.2


def test_what_fails_or_is_given_up_is_charged_too() -> None:
    charged: list[float] = []

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("mine")

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            charged.append(0)
            raise

    async def test() -> None:
        with pytest.raises(ValueError, match="mine"):
            await Metered(fail(), charged.append)
        assert len(charged) == 2
        waiting = asyncio.create_task(metered(wait()))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert charged[-1] == 0

    asyncio.run(test())


def test_tasks_of_a_request_are_charged_to_its_caller() -> None:
    async def test() -> None:
        busy = account()
        current_account.set(busy)

        async def work() -> None:
            end = time.thread_time() + 0.05
            while time.thread_time() < end:
                pass

        assert busy.pause() == 0
        await asyncio.create_task(metered(work()))
        assert busy.pause() > 0

    asyncio.run(test())


def test_requests_of_a_busy_address_wait_in_order() -> None:
    async def test() -> None:
        busy = account()
        await busy.turn()  # at once
        order: list[int] = []

        async def ask(number: int) -> None:
            await busy.turn()
            order.append(number)
            busy.charge(0.01)

        busy.charge(PACED_AFTER)
        began = time.monotonic()
        await asyncio.gather(*(ask(number) for number in range(20)))
        assert order == list(range(20))
        assert time.monotonic() - began >= 19 * 0.01 / PACE - 0.01
        busy.charge(1)
        waiting = [asyncio.create_task(ask(number)) for number in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused) as refusal:
            await busy.turn()
        assert refusal.value.status == 429
        for task in waiting:
            task.cancel()

    asyncio.run(test())


def test_who_gives_up_waiting_holds_up_nobody() -> None:
    async def test() -> None:
        busy = account()
        busy.charge(PACED_AFTER + 0.02)
        first, second = asyncio.create_task(busy.turn()), asyncio.create_task(busy.turn())
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait_for(second, 10)
        assert not busy.is_in_use

    asyncio.run(test())


def test_an_address_that_may_use_many_processors_is_not_paced_for_a_long_step() -> None:
    loose = Account(Settings(processor_share=1000, processor_seconds_at_once=100_000), "loose")
    usual = Account(Settings(), "usual")
    for account in (loose, usual):
        account.charge(10 * PACED_AFTER)
    assert loose.pause() == 0
    assert usual.pause() > 0


def test_time_of_workers_has_a_budget_of_its_own() -> None:
    async def test() -> None:
        busy = account()
        current_account.set(busy)
        turn = turn_of_caller()
        assert (turn.payer, turn.is_background) == ("192.0.2.1", False)
        assert turn.charge is not None
        turn.charge(10.0)
        with pytest.raises(RequestRefused, match="processor time") as refusal:
            turn_of_caller()
        assert (refusal.value.status, refusal.value.error) == (429, "too fast")
        assert refusal.value.retry_after > 1
        assert busy.refused_for() == 0  # choices go on

    asyncio.run(test())


def test_a_network_of_ipv6_pays_for_all_its_addresses() -> None:
    limits = RateLimits(SETTINGS)
    one, same, other = (limits.account(host) for host in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"))
    assert one is same
    assert one is not other
    assert one.group == other.group
    used = 0.0
    for number in range(8):  # each stays within its own budget
        limits.account(f"2001:db8:0:{number}::1").charge(1.5)
        used += 1.5
    assert used > 4 * SETTINGS.processor_seconds_at_once
    assert limits.account("2001:db8:0:99::1").refused_for() > 0
    assert limits.account("2001:db8:1::1").refused_for() == 0


def test_sockets_are_counted_by_network_too() -> None:
    limits = RateLimits(Settings(sockets_an_address=2))
    assert [limits.open_socket("::ffff:192.0.2.7"), limits.open_socket("192.0.2.7")] == [True, True]
    assert not limits.open_socket("192.0.2.7")
    limits.close_socket("192.0.2.7")
    assert limits.open_socket("192.0.2.7")
    opened = [limits.open_socket(f"2001:db8:0:{number}::1") for number in range(10)]
    assert opened == [True] * 8 + [False] * 2
    assert limits.sockets == 10


def test_what_all_processes_share_is_divided_among_them() -> None:
    """An address reaches every process: through tables that belong to it, or by opening connections."""
    limits = RateLimits(Settings(processes=4, tables_an_hour=8, calls_an_hour=4, requests_at_once=8))

    def allowed(count: Callable[[str], object]) -> int:
        for number in range(20):
            try:
                count("192.0.2.1")
            except RequestRefused:
                return number
        return 20

    assert allowed(limits.count_table) == 2
    assert allowed(limits.count_call) == 1
    assert [limits.requests.take("192.0.2.1") for _ in range(8)] == [True] * 8  # a process of its own for each table


def test_spectators_chat_by_network_and_table() -> None:
    limits = RateLimits(Settings(chat_a_minute=2))

    def says(game: str, seat: int, host: str) -> bool:
        try:
            limits.count_chat_line(game, seat, host)
        except RequestRefused:
            return False
        return True

    said = [says("a", -1, f"2001:db8:0:{number}::1") for number in range(10)]
    assert said == [True] * 8 + [False] * 2  # as many as four addresses
    assert says("b", -1, "2001:db8:0:9::1")
    assert [says("a", -1, "192.0.2.7") for _ in range(3)] == [True, True, False]
    assert [says("a", 0, "192.0.2.7") for _ in range(3)] == [True, True, False]  # a seat has its own


def test_an_account_with_open_sockets_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goa.server.limits.rate_limits.KEYS_KEPT", 10)
    limits = RateLimits(SETTINGS)
    assert limits.open_socket("192.0.2.1")
    kept = limits.account("192.0.2.1")
    for number in range(100):
        limits.account(f"198.51.100.{number}")
    assert limits.account("192.0.2.1") is kept
    assert len(vars(limits)["_accounts"]) == 10
