"""What another process wrote is applied at once."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.given_clock import given_application

from goa.server.api.routes.create_routes import requested_game
from goa.server.limits.account import Account, current_account
from goa.server.live import chat
from goa.server.live.table_registry import TableRegistry
from goa.server.ops.settings import Settings
from goa.server.store.migrate import migrate
from goa.server.store.queries.new_games import store_game
from goa.server.store.store import Store
from goa.server.workers.upload_checks import UploadChecks
from goa.tables.journal import Append, Entry
from goa.tables.requests.request_bodies import NewGame
from goa.tables.requests.request_errors import RequestRefused


def test_nobody_is_shown_a_table_that_is_half_read(tmp_path: Path) -> None:
    """A seat was taken at another process: a subscriber woken while tokens are read sees all of it or nothing."""

    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        seats = [{"name": "Ann"}, {"kind": "open"}]
        game = await requested_game(msgspec.convert({"seats": seats}, NewGame), UploadChecks())
        await store_game(store, game)
        registry = TableRegistry(store, Settings())
        live = await registry.find(game.id)
        assert await store.append([Append(game.id, (Entry(0, "sit", 1, "blue Bea"),), (("f" * 64, 1),))]) == [True]
        shown: list[tuple[int, int, str]] = []  # number, lines after the beginning, who sits there
        read = store.seat_tokens

        def look(since: int) -> None:
            view: dict[str, Any] = json.loads(live.views.message(0, "en", since))
            lines = [line for line in view["lines"] if line["number"]]
            shown.append((view["number"], len(lines), view["table"]["seats"][1]["name"]))

        async def seat_tokens(id: str) -> dict[str, int]:
            look(0)
            return await read(id)

        look(-1)  # what is drawn now is kept, so a later look may show old and new side by side
        store.seat_tokens = seat_tokens  # type: ignore[method-assign]  # as slow as a database may be
        assert await registry.refresh(live)
        look(0)
        assert shown == [shown[0], shown[0], (1, 1, "Bea")]
        assert shown[0][:2] == (0, 0)
        assert live.seat_tokens["f" * 64] == 1
        await store.close()

    asyncio.run(test())


def test_games_that_do_not_exist_leave_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        registry = TableRegistry(store, Settings())
        ids = [f"nothing{number}" for number in range(20)] * 2  # twice at the same time
        answers = await asyncio.gather(*(registry.find(id) for id in ids), return_exceptions=True)
        assert all(isinstance(answer, RequestRefused) for answer in answers)
        await asyncio.sleep(0)
        assert vars(registry)["_loading"] == {}
        assert vars(registry)["_awaited_by"] == {}
        await store.close()

    asyncio.run(test())


def test_all_who_come_at_once_get_the_same_live_table(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        game = await requested_game(msgspec.convert({"seats": [{}, {}]}, NewGame), UploadChecks())
        await store_game(store, game)
        registry = TableRegistry(store, Settings())
        impatient = asyncio.create_task(registry.find(game.id))
        waiting = [asyncio.create_task(registry.find(game.id)) for _ in range(5)]
        await asyncio.sleep(0)
        impatient.cancel()  # the others still get what this one started
        found = await asyncio.gather(*waiting)
        assert {id(live) for live in found} == {id(registry.tables[game.id])}
        await store.close()

    asyncio.run(test())


def test_old_chat_lines_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "CHAT_LINES_STORED", 5)

    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        games = [await requested_game(msgspec.convert({"seats": [{}, {}]}, NewGame), UploadChecks()) for _ in range(2)]
        for game in games:
            await store_game(store, game)
        await chat.add_chat_line(store, games[1].id, 0, "Ann", "kept", 1)
        for number in range(8):
            await chat.add_chat_line(store, games[0].id, 0, "Ann", str(number), number)
        lines = [[line.text for line in await chat.newest_chat_lines(store, game.id)] for game in games]
        assert lines == [["3", "4", "5", "6", "7"], ["kept"]]
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("what", ["loading", "looking back", "an old choice again"])
def test_nobody_waits_for_the_pace_of_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """An address that used much has to wait a minute. It asks for a table first, and others ask for the same one."""
    monkeypatch.setattr("goa.server.live.slices.SLICE", 0.0)

    async def test() -> None:
        async with given_application(tmp_path) as given:
            await given.bring(left=5)
            registry, settings = given.registry, given.registry.settings
            slow, quick = Account(settings, "192.0.2.66"), Account(settings, "192.0.2.7")
            live = await registry.find(given.id)
            slow.slow_down(100.0)

            async def ask(account: Account) -> None:
                current_account.set(account)
                if what == "loading":
                    await registry.find(given.id)
                else:
                    await registry.views_at(live, 100, is_locked=what != "looking back" and account is slow)

            if what == "loading":
                registry.tables.clear()
            first = asyncio.create_task(ask(slow))
            async with asyncio.timeout(20):
                if what != "an old choice again":  # others wait for that table, so it keeps no pace
                    await asyncio.sleep(0.3)
                    assert not first.done()
                    await asyncio.create_task(ask(quick))
                await first  # the work was done for both

    asyncio.run(test())
