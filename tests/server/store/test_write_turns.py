"""On SQLite one writes at a time, and a flood of other writers does not hold up choices or readers."""

import asyncio
from pathlib import Path
from typing import Final

from sqlalchemy import text

from goa.server.store.migrate import migrate
from goa.server.store.queries.new_games import store_game
from goa.server.store.store import Store
from goa.server.store.write_turns import WriteTurns
from goa.tables.create_game import built_in_edition
from goa.tables.game_config import Game, GameConfig, Seat, new_game
from goa.tables.journal import Append, Entry

FLOOD: Final = 60  # writers at the same time, more than the database has connections


def some_game() -> Game:
    edition, text_of_edition = built_in_edition("2012")
    seats = tuple(Seat("human", name, colour) for name, colour in (("Ann", "red"), ("Bob", "blue")))
    return new_game(edition, text_of_edition, GameConfig(seats=seats), now=1_000_000)


def test_a_choice_waits_for_at_most_two_others() -> None:
    async def test() -> None:
        turns = WriteTurns()
        wrote: list[str] = []

        async def write(name: str, *, is_choice: bool = False) -> None:
            async with turns.turn(is_choice=is_choice):
                await asyncio.sleep(0)
                wrote.append(name)

        others = [asyncio.create_task(write("other")) for _ in range(FLOOD)]
        await asyncio.sleep(0)
        await asyncio.gather(write("choice", is_choice=True), *others)
        assert wrote.index("choice") <= 2
        assert len(wrote) == FLOOD + 1

    asyncio.run(test())


def test_a_writer_that_gives_up_leaves_its_turn_to_others() -> None:
    async def test() -> None:
        turns = WriteTurns()

        async def write() -> None:
            async with turns.turn(is_choice=False):
                pass

        async with turns.turn(is_choice=True):
            waiting = [asyncio.create_task(write()) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            waiting[1].cancel()
        async with asyncio.timeout(10):
            await waiting[2]
        assert [each.cancelled() for each in waiting] == [True, True, False]

    asyncio.run(test())


def test_choices_and_readers_come_through_a_flood_of_writers(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        game = some_game()
        await store_game(store, game)
        wrote = 0

        async def write() -> None:
            nonlocal wrote
            async with store.writing() as connection:
                await connection.execute(text("UPDATE games SET result = result"))
            wrote += 1

        flood = [asyncio.create_task(write()) for _ in range(FLOOD)]
        await asyncio.sleep(0)
        before: list[int] = []
        for number in range(3):
            assert await store.has_game(game.id)
            assert await store.append([Append(game.id, (Entry(number, "choose", 0, "pass"),))]) == [True]
            before.append(wrote)
        await asyncio.gather(*flood)
        assert before[-1] < FLOOD / 2  # each of the three let about two others pass
        await store.close()

    asyncio.run(test())
