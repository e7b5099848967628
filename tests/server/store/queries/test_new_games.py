"""An imported game is stored whole or not at all, however many come at the same time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from typing import Final

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from tests.server.cluster import Cluster, missing

from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.journal.journal_writer import JournalWriter
from goa.server.store.migrate import migrate
from goa.server.store.queries.new_games import store_game, store_imported_game
from goa.server.store.store import Store
from goa.tables.create_game import built_in_edition
from goa.tables.game_config import Game, GameConfig, Seat, new_game
from goa.tables.journal import Append, Entry
from goa.tables.review.records import ImportedGame

TOGETHER: Final = 20
LONG: Final = 600  # entries
RESULT: Final = '{"winners":[0]}'


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store') / 'games.sqlite'}"
        return
    if missing():
        pytest.skip(missing())
    cluster = Cluster().make()
    yield cluster.url.replace("postgresql", "postgresql+asyncpg")
    cluster.remove()


def run(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store(url)
        try:
            await migrate(store.engine)
            await test(store)
        finally:
            await store.close()

    asyncio.run(main())


def some_game() -> Game:
    edition, text = built_in_edition("2012")
    seats = tuple(Seat("human", name, colour) for name, colour in (("Ann", "red"), ("Bob", "blue")))
    return new_game(edition, text, GameConfig(seats=seats), now=1_000_000)


def imported(entries: int, result: str | None = None) -> ImportedGame:
    return ImportedGame(
        some_game(), tuple(Entry(n, "choose", 0, "pass", made=1_000_000) for n in range(entries)), result
    )


def test_games_that_are_imported_while_others_are_played_are_all_stored(url: str) -> None:
    async def test(store: Store) -> None:
        played, writer = some_game(), JournalWriter(store)
        await store_game(store, played)
        games = [imported(LONG, RESULT if number % 2 else None) for number in range(TOGETHER)]
        numbers = count()

        async def choose() -> bool:
            number = next(numbers)
            return await writer.append(Append(played.id, (Entry(number, "choose", 0, "pass", f"key {number}"),)))

        async def play() -> list[bool]:
            return [await choose() for _ in range(TOGETHER)]

        *_, chosen = await asyncio.gather(*(store_imported_game(store, game) for game in games), play())
        assert chosen == [True] * TOGETHER
        for game in games:
            assert tuple(await store.entries(game.game.id)) == game.entries
            assert await store.result(game.game.id) == game.result

    run(url, test)


def test_an_import_that_fails_leaves_nothing(url: str) -> None:
    async def test(store: Store) -> None:
        game = imported(LONG, RESULT)

        def fail(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
            if statement.startswith("INSERT INTO entries"):
                raise OperationalError(statement, None, OSError("the disk is full"))

        event.listen(store.engine.sync_engine, "before_cursor_execute", fail)
        with pytest.raises((OperationalError, DatabaseUnavailable)):
            await store_imported_game(store, game)
        event.remove(store.engine.sync_engine, "before_cursor_execute", fail)
        assert not await store.has_game(game.game.id)
        await store_imported_game(store, game)
        assert len(await store.entries(game.game.id)) == LONG

    run(url, test)
