"""PostgresJournal gives the same guarantees as the SQLAlchemy path, in one round trip."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]  # has no types
import pytest
from sqlalchemy.exc import IntegrityError
from tests.server.cluster import Cluster, missing

from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.migrate import migrate
from goa.server.store.new_games import store_game
from goa.server.store.notifications import CHANNEL
from goa.server.store.postgres_journal import PostgresJournal
from goa.server.store.store import Store
from goa.tables.create_game import built_in_edition
from goa.tables.game_config import Game, GameConfig, Seat, new_game
from goa.tables.journal import Append, Entry

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


def choice(game: str, number: int, key: str | None = None, text: str = "pass") -> Append:
    return Append(game, (Entry(number, "choose", 1, text, key, 0, 1_000_000),))


def some_game() -> Game:
    edition, text = built_in_edition("2012")
    seats = tuple(Seat("human", name, colour) for name, colour in (("Ann", "red"), ("Bob", "blue")))
    return new_game(edition, text, GameConfig(seats=seats), now=1_000_000)


@asynccontextmanager
async def store_on(cluster: Cluster) -> AsyncIterator[tuple[Store, list[str]]]:
    store = Store(cluster.url.replace("postgresql", "postgresql+asyncpg"))
    try:
        await migrate(store.engine)
        made = [some_game() for _ in range(3)]
        await asyncio.gather(*(store_game(store, game) for game in made))
        yield store, [game.id for game in made]
    finally:
        await store.close()


def run(cluster: Cluster, test: Callable[[Store, list[str]], Awaitable[None]]) -> None:
    async def main() -> None:
        async with store_on(cluster) as (store, games):
            await test(store, games)

    asyncio.run(main())


def journal_of(store: Store) -> PostgresJournal:
    assert isinstance(store._journal, PostgresJournal)
    return store._journal


def test_plain_choices_take_the_short_way_and_others_are_told(cluster: Cluster) -> None:
    async def test(store: Store, games: list[str]) -> None:
        listening = await asyncpg.connect(cluster.url)
        told: list[str] = []
        await listening.add_listener(CHANNEL, lambda *message: told.append(message[3]))
        assert await journal_of(store).append([choice(games[0], 0), choice(games[1], 0)])
        await listening.execute("SELECT 1")
        assert sorted(told) == sorted(f"{game} 1" for game in games[:2])
        await listening.close()
        assert [len(await store.entries(game)) for game in games] == [1, 1, 0]

    run(cluster, test)


def test_if_one_does_not_come_next_none_is_stored_this_way(cluster: Cluster) -> None:
    async def test(store: Store, games: list[str]) -> None:
        assert not await journal_of(store).append([choice(games[0], 0), choice(games[1], 5)])
        assert await store.append([choice(games[0], 0), choice(games[1], 5)]) == [True, False]
        assert [len(await store.entries(game)) for game in games] == [1, 0, 0]

    run(cluster, test)


def test_of_two_processes_one_comes_first(cluster: Cluster) -> None:
    async def test(store: Store, games: list[str]) -> None:
        other = PostgresJournal(store.engine.url)
        holding, looking = await asyncpg.connect(cluster.url), await asyncpg.connect(cluster.url)
        row = "INSERT INTO entries (game, number, kind, seat, text, part, made) VALUES ($1, 0, 'choose', 0, 'a', 0, 1)"
        async with holding.transaction():
            await holding.execute(row, games[0])
            both = [asyncio.create_task(each.append([choice(games[0], 0)])) for each in (journal_of(store), other)]
            while await looking.fetchval(WAITING) < len(both):  # noqa: ASYNC110 - for the row that is not committed
                await asyncio.sleep(0.01)
        assert [type(each) for each in await asyncio.gather(*both, return_exceptions=True)] == [IntegrityError] * 2
        assert [entry.text for entry in await store.entries(games[0])] == ["a"]
        await holding.close()
        await looking.close()
        await other.close()

    run(cluster, test)


def test_a_key_is_used_once(cluster: Cluster) -> None:
    async def test(store: Store, games: list[str]) -> None:
        assert await store.append([choice(games[0], 0, "k")]) == [True]
        with pytest.raises(IntegrityError):
            await store.append([choice(games[0], 1, "k")])

    run(cluster, test)


def test_after_a_lost_connection_the_next_append_opens_another(cluster: Cluster) -> None:
    async def test(store: Store, games: list[str]) -> None:
        journal = journal_of(store)
        assert await journal.append([choice(games[0], 0)])
        killer = await asyncpg.connect(cluster.url)
        await killer.execute(f"SELECT pg_terminate_backend({journal._connection.get_server_pid()})")
        await killer.close()
        try:
            await journal.append([choice(games[0], 1)])  # it may know already that the connection is gone
        except DatabaseUnavailable:
            assert await journal.append([choice(games[0], 1)])
        assert len(await store.entries(games[0])) == 2

    run(cluster, test)
