"""Secret orders at a table: carried out once, like an answer by hand, and known to their seat only."""

import asyncio
import json
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.server.live.order_tables import GAME, Gate, Process, at_auctions, no_pause, process, url_in

from goa.server.live.absence_commands import renew_own_link
from goa.server.live.order_runner import RandomPause
from goa.server.live.table_commands import set_paused, undo
from goa.server.ops.personal_data import forget_person
from goa.server.store.queries.order_rows import stored_orders
from goa.server.store.schema import entries, orders
from goa.server.store.upkeep.administration import Administration
from goa.tables.choosing.leave_order import seat_orders
from goa.tables.choosing.orders import ALL_OTHERS, longest_delay
from goa.tables.journal import Append, Entry
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.review.records import record_text
from goa.tables.timing.time_control import TimeControl


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def journal(made: Process) -> list[tuple[Any, ...]]:
    """All entries but the times, with the length of their keys."""
    columns = (entries.c.number, entries.c.kind, entries.c.seat, entries.c.text, entries.c.key, entries.c.part)
    async with made.registry.store.reading() as connection:
        rows = await connection.execute(select(*columns).where(entries.c.game == GAME).order_by(entries.c.number))
        return [(row.number, row.kind, row.seat, row.text, row.key is not None, row.part) for row in rows]


def statuses(made: Process) -> list[tuple[int, int, str]]:
    return sorted((order.seat, order.lot, order.status) for order in made.live.orders)


def test_a_round_of_orders_is_carried_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path) as made:
            first, second, third, auctioneer = made.seat(1), made.seat(2), made.seat(3), made.seat(0)
            await made.leave(auctioneer, 1, "buy", 3)
            await made.leave(third, 1, "raise", 3)
            await made.leave(third, ALL_OTHERS, "pass")
            await made.leave(second, 1, "bid", 2)
            assert made.table.state.seat == first  # whom the table waits for
            await made.choose("bid 1")
            await made.at_rest()
            assert [line.text for line in made.table.log][-4:] == ["bid 1", "bid 2", "bid 3", "buy"]
            assert (made.table.state.lot, made.table.state.seat) == (2, second)
            assert statuses(made) == sorted(
                [(auctioneer, 1, "used"), (third, 1, "used"), (third, ALL_OTHERS, "open"), (second, 1, "used")]
            )
            await made.choose("bid 1")
            await made.at_rest()
            assert [line.text for line in made.table.log][-2:] == ["bid 1", "pass"]
            assert made.table.state.seat == auctioneer

    run(test())


def test_an_order_for_the_open_question_is_an_answer(tmp_path: Path) -> None:
    """No pause: the person is there."""

    async def test() -> None:
        gate = Gate()
        async with at_auctions(tmp_path, gate) as made:
            await made.leave(made.seat(1), 1, "raise", 4)
            assert made.table.log[-1].text == "bid 1"
            assert gate.passed == 0
            assert not gate.waiting.is_set()

    run(test())


def test_orders_wait_for_the_pause_and_can_be_revoked_meanwhile(tmp_path: Path) -> None:
    async def test() -> None:
        gate = Gate()
        async with at_auctions(tmp_path, gate) as made:
            second, third = made.seat(2), made.seat(3)
            await made.leave(second, 1, "bid", 2)
            await made.leave(third, 1, "bid", 3)
            await made.choose("bid 1")
            await asyncio.wait_for(gate.waiting.wait(), 30)
            assert made.table.log[-1].text == "bid 1"
            order = next(order.id for order in made.live.orders if order.seat == second)
            async with made.registry.locked_table(made.live):
                with pytest.raises(RequestRefused, match="no such order"):
                    await made.runner.revoke(made.live, third, order)
                await made.runner.revoke(made.live, second, order)
            await gate.let_through()
            await made.at_rest()
            assert made.table.log[-1].text == "bid 1"
            await made.choose("pass")
            await gate.let_through()
            await made.at_rest()
            assert made.table.log[-1].text == "bid 3"

    run(test())


async def after_the_auction(
    folder: Path, *, ordered: bool
) -> tuple[list[Any], list[bytes], str, dict[int, list[bytes]]]:
    """Journal, views, record so far and socket messages after the same choices, by hand or by orders."""
    async with at_auctions(folder) as made:
        made.listen()
        for seat in made.subscribers:
            await made.heard(seat)
        if ordered:
            await made.leave(made.seat(2), 1, "bid", 2)
            await made.leave(made.seat(3), ALL_OTHERS, "pass")
            await made.leave(made.seat(0), 1, "sell")
        heard: dict[int, list[bytes]] = {seat: [] for seat in made.subscribers}
        wake = made.live.publish

        def publish() -> None:
            """Each change is sent by itself, as to a client that keeps up."""
            wake()
            for seat in made.subscribers:
                heard[seat].append(made.live.views.message(seat, "en", made.table.number - 1))

        made.live.publish = publish  # type: ignore[method-assign]  # a client that reads after each change
        await made.choose("bid 1")
        if ordered:
            await made.at_rest()
        else:
            await made.choose("bid 2", "pass", "pass")
        assert made.table.state.lot == 2
        for seat in made.subscribers:
            heard[seat] += await made.heard(seat)
        views = [json.dumps(_view(made, seat)).encode() for seat in (-1, 0, 1, 2, 3)]
        return await journal(made), views, record_text(made.table), heard


def _view(made: Process, seat: int) -> Any:
    return json.loads(msgspec.json.encode(made.live.views.view(seat, "en", made.table.log)))


def test_nothing_differs_from_an_answer_by_hand(tmp_path: Path) -> None:
    """Journal, record, views and the bytes of every message, except to the seats that left orders about those."""
    folders = [tmp_path / "hand", tmp_path / "order"]
    for folder in folders:
        folder.mkdir()

    async def test() -> None:
        by_hand = await after_the_auction(folders[0], ordered=False)
        by_order = await after_the_auction(folders[1], ordered=True)
        assert by_hand[0] == by_order[0]
        assert by_hand[1] == by_order[1]
        assert by_hand[2] == by_order[2]
        owners = set()
        for seat, messages in by_order[3].items():
            about_orders = [message for message in messages if json.loads(message)["type"] == "orders"]
            assert [message for message in messages if message not in about_orders] == by_hand[3][seat]
            if about_orders:
                owners.add(seat)
        assert len(owners) == 3
        assert -1 not in owners

    run(test())


def test_only_the_owner_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path, Gate()) as made:
            made.listen()
            for seat in made.subscribers:
                assert b'"type":"orders"' not in b"".join(await made.heard(seat))
            owner = made.seat(2)
            before = {seat: json.dumps(_view(made, seat)) for seat in made.subscribers}
            await made.leave(owner, 4, "raise", 77)
            for seat in made.subscribers:
                told = await made.heard(seat)
                assert [json.loads(message)["type"] for message in told] == (["orders"] if seat == owner else [])
                assert (b"77" in b"".join(told)) == (seat == owner)
                assert json.dumps(_view(made, seat)) == before[seat]
                listed = seat_orders(made.table, seat, made.live.orders).orders
                assert [(order.kind, order.amount) for order in listed] == ([("raise", 77)] if seat == owner else [])
            made.listen()  # after a new hello
            for seat in made.subscribers:
                told = await made.heard(seat)
                assert (b'"type":"orders"' in b"".join(told)) == (seat == owner)

    run(test())


def test_the_number_of_an_order_does_not_tell_whether_others_left_some(tmp_path: Path) -> None:
    """A count of all orders would: a player who leaves two sees how many came in between."""
    folders = [tmp_path / "quiet", tmp_path / "busy"]
    for folder in folders:
        folder.mkdir()

    async def gaps(folder: Path, others: int) -> set[int]:
        found = set()
        async with at_auctions(folder, Gate()) as made:
            own = made.seat(3)
            for _ in range(8):
                ids = []
                for _ in range(2):
                    for other in range(others):
                        await made.leave(made.seat(0), 2 + other, "pass")
                    await made.leave(own, 2, "pass")
                    ids += [order.id for order in made.live.orders if order.seat == own]
                found.add(ids[1] - ids[0])
        return found

    async def test() -> None:
        assert len(await gaps(folders[0], 0)) == 8
        assert len(await gaps(folders[1], 2)) == 8

    run(test())


def test_a_new_link_of_a_seat_takes_its_orders_along(tmp_path: Path) -> None:
    """The link may go to another person: they must not see the orders, and those must not bid for them."""

    async def test() -> None:
        async with at_auctions(tmp_path) as made:
            made.listen()
            own, other = made.seat(3), made.seat(2)
            await made.leave(own, 2, "raise", 7)
            await made.leave(other, 2, "raise", 5)
            await renew_own_link(made.registry, made.live, f"token {own}", "another")
            assert [order.seat for order in made.live.orders] == [other]
            assert [order.seat for order in await stored_orders(made.registry.store, GAME)] == [other]
            await made.leave(own, 2, "raise", 7)
            await Administration(made.registry.store, "test").reissue_link(GAME, own)
            assert [order.seat for order in await stored_orders(made.registry.store, GAME)] == [other]

    run(test())


def test_an_order_that_no_longer_fits_is_dropped_with_a_notice(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path) as made:
            owner = made.seat(2)
            await made.leave(owner, 1, "bid", 2)
            await made.leave(owner, ALL_OTHERS, "pass")
            made.listen()
            await made.choose("bid 2")
            await made.at_rest()
            assert (made.table.log[-1].text, made.table.state.seat) == ("bid 2", owner)  # a person decides
            notice = [json.loads(message) for message in await made.heard(owner)][-1]
            assert notice["type"] == "orders"
            assert [(order["lot"], order["dropped"]) for order in notice["orders"]] == [(1, "outbid"), (0, None)]
            async with made.registry.locked_table(made.live):
                await made.runner.revoke(made.live, owner, notice["orders"][0]["id"])
            await made.at_rest()
            assert made.table.state.seat == owner  # reading the notice does not let the other order answer
            left = seat_orders(made.table, owner, made.live.orders).orders
            assert [order.lot for order in left] == [ALL_OTHERS]

    run(test())


def test_an_undone_answer_is_not_given_again(tmp_path: Path) -> None:
    """Orders that were used stay used, and the order for all other lots waits for a question of its own."""

    async def test() -> None:
        async with at_auctions(tmp_path) as made:
            owner = made.seat(1)
            await made.leave(owner, 1, "bid", 2)
            assert made.table.log[-1].text == "bid 2"
            async with made.registry.locked_table(made.live):
                await undo(made.registry, made.live, owner, made.table.number, 1, "en")
            await made.at_rest()
            assert (made.table.log[-1].kind, made.table.state.seat) == ("undo", owner)
            await made.leave(owner, 1, "bid", 3)
            assert made.table.log[-1].text == "bid 3"
            async with made.registry.locked_table(made.live):
                await undo(made.registry, made.live, owner, made.table.number, 1, "en")
            await made.choose("pass")
            await made.leave(made.seat(2), ALL_OTHERS, "pass")
            assert made.table.log[-1].text == "pass"
            async with made.registry.locked_table(made.live):
                await undo(made.registry, made.live, made.seat(2), made.table.number, 1, "en")
            await made.at_rest()
            assert (made.table.log[-1].kind, made.table.state.seat) == ("undo", made.seat(2))

    run(test())


def test_pauses_hold_orders_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path) as made:
            await made.leave(made.seat(2), 1, "pass")
            await made.choose("bid 1")
            async with made.registry.locked_table(made.live):  # before the order gets the lock
                await set_paused(made.registry, made.live, 0, paused=True)
            await made.at_rest()
            assert made.table.log[-1].kind == "pause"
            async with made.registry.locked_table(made.live):
                await set_paused(made.registry, made.live, 0, paused=False)
            await made.at_rest()
            assert made.table.log[-1].text == "pass"

    run(test())


def test_orders_are_deleted_with_their_auctions_and_with_the_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path) as made:
            await made.leave(made.seat(3), ALL_OTHERS, "pass")
            await made.leave(made.seat(2), 4, "raise", 9)
            administration = Administration(made.registry.store, "test")
            await forget_person(administration, GAME, made.seat(2))
            assert [order.seat for order in await stored_orders(made.registry.store, GAME)] == [made.seat(3)]
        async with process(url_in(tmp_path)) as made:
            await made.at_rest()
            while made.table.state.action == 0:
                await made.choose(made.table.state.offered[0].text)
                await made.at_rest()
            assert await stored_orders(made.registry.store, GAME) == ()
            assert made.live.orders == ()

    run(test())


def test_the_end_of_a_game_deletes_orders_in_the_same_transaction(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path, Gate()) as made:
            await made.leave(made.seat(3), 2, "pass")
            entry = Entry(made.table.number, "choose", made.table.state.seat, "pass")
            assert await made.registry.store.append([Append(GAME, (entry,), result="{}")]) == [True]
            assert await stored_orders(made.registry.store, GAME) == ()

    run(test())


def test_a_restart_finds_the_order_and_carries_it_out_once(tmp_path: Path) -> None:
    """Two processes find the same open question with the same order: one choice comes of it."""

    async def test() -> None:
        gate = Gate()
        async with at_auctions(tmp_path, gate) as made:
            await made.leave(made.seat(2), 1, "bid", 2)
            await made.choose("bid 1")
            await asyncio.wait_for(gate.waiting.wait(), 30)  # it ends before the order is carried out
            number = made.table.number
        gates = Gate(), Gate()
        async with process(url_in(tmp_path), gates[0]) as one, process(url_in(tmp_path), gates[1]) as two:
            for gate in gates:
                await gate.let_through()
            for each in (one, two):
                await each.at_rest()
            assert [row[3] for row in (await journal(one))[number:]] == ["bid 2"]
            assert [order.status for order in await stored_orders(one.registry.store, GAME)] == ["used"]
            assert one.table.number == two.table.number == number + 1

    run(test())


def test_a_revoked_order_is_not_carried_out_by_another_process(tmp_path: Path) -> None:
    async def test() -> None:
        gate = Gate()
        async with at_auctions(tmp_path, gate) as made, process(url_in(tmp_path), Gate()) as other:
            await made.leave(made.seat(2), 1, "bid", 2)
            await made.choose("bid 1")
            await other.registry.refresh_orders(other.live)
            async with other.registry.locked_table(other.live):
                await other.runner.revoke(other.live, made.seat(2), other.live.orders[0].id)
            await gate.let_through()  # this process has not heard of it
            await made.at_rest()
            assert made.table.log[-1].text == "bid 1"
            assert made.live.orders == ()

    run(test())


def test_tables_that_nobody_looks_at_go_on_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        gate = Gate()
        async with at_auctions(tmp_path, gate) as made:
            await made.leave(made.seat(2), 1, "pass")
            await made.choose("bid 1")
            await asyncio.wait_for(gate.waiting.wait(), 30)
        async with process(url_in(tmp_path)) as made:
            await made.at_rest()
            assert made.table.log[-1].text == "pass"
            await made.leave(made.seat(0), 1, "sell")
            del made.registry.tables[GAME]
            found: list[str] = []
            find = made.registry.find

            async def watched(id: str) -> Any:
                found.append(id)
                return await find(id)

            made.registry.find = watched  # type: ignore[method-assign]  # which tables are loaded
            await made.runner.resume()
            assert found == [GAME]
            made.registry.tables.clear()
            await made.runner.resume()  # nothing has happened there since
            assert found == [GAME]

    run(test())


def test_a_table_that_cannot_be_read_stops_no_search_for_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path, Gate()) as made:
            await made.leave(made.seat(2), 1, "pass")
            made.registry.tables.clear()

            async def broken(id: str) -> Any:
                raise KeyError(id)

            made.registry.find = broken  # type: ignore[method-assign]
            await made.runner.resume()

    run(test())


def test_a_deleted_game_takes_its_orders_along(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path, Gate()) as made:
            await made.leave(made.seat(2), 4, "raise", 9)
            await Administration(made.registry.store, "test").delete_games([GAME])
            assert await stored_orders(made.registry.store, GAME) == ()

    run(test())


def test_a_seat_has_one_order_for_each_lot(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_auctions(tmp_path, Gate()) as made:
            for amount in range(1, 30):
                await made.leave(made.seat(2), 2 if amount % 2 else 4, "raise", amount)
            async with made.registry.store.reading() as connection:
                rows = (await connection.execute(select(orders.c.lot, orders.c.amount))).all()
            assert sorted(tuple(row) for row in rows) == [(2, 29), (4, 28)]

    run(test())


def test_the_delay_is_limited_by_the_clock_of_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        gate = Gate()
        clock = TimeControl("live", 600, 5)
        async with at_auctions(tmp_path, gate, clock=clock) as made:
            await made.leave(made.seat(2), 1, "bid", 2)
            await made.choose("bid 1")
            await asyncio.wait_for(gate.waiting.wait(), 30)
            assert gate.most == longest_delay(made.table, made.registry.clock.now()) > 5

    run(test())


def test_the_random_pause() -> None:
    """Between a tenth of the longest time and all of it; nothing if there is to be none."""
    pause = RandomPause(20, random.Random(1))
    drawn = [pause.seconds() for _ in range(1000)]
    assert 2 <= min(drawn) < 3
    assert 19 < max(drawn) <= 20
    assert len({round(seconds) for seconds in drawn}) == 19
    assert RandomPause(0).seconds() == 0
    assert all(0.4 <= pause.seconds(4) <= 4 for _ in range(100))
    assert RandomPause(20).seconds(0) == 0
    assert isinstance(RandomPause(1).dice, random.SystemRandom)
    assert asyncio.run(RandomPause(0)(0)) is None
    assert asyncio.run(no_pause()) is None
