"""PostgresJournal gives the same guarantees as the SQLAlchemy path, in one round trip."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # has no types
import msgspec
import pytest
from sqlalchemy import event, insert, select
from sqlalchemy.exc import IntegrityError
from tests.server.cluster import Cluster, missing
from tests.server.given_clock import given_application

from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.journal.postgres_journal import PostgresJournal
from goa.server.store.migrate import migrate
from goa.server.store.notifications import CHANNEL
from goa.server.store.queries.contacts import new_contact_id
from goa.server.store.queries.new_games import store_game
from goa.server.store.queries.outbox import new_notice, write_notices, write_turn
from goa.server.store.schema import contacts, notices
from goa.server.store.store import Store
from goa.tables.create_game import built_in_edition
from goa.tables.game_config import Game, GameConfig, Seat, new_game
from goa.tables.journal import Append, Entry, Turn

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


def test_a_connection_that_is_lost_while_it_is_made_is_an_unavailable_database(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def prepare(*_: object) -> None:  # what asyncpg does when PostgreSQL crashes between two of its steps
        raise AttributeError("'NoneType' object has no attribute 'get_settings'")

    async def test(store: Store, games: list[str]) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(asyncpg.Connection, "prepare", prepare)
            with pytest.raises(DatabaseUnavailable):
                await journal_of(store).append([choice(games[0], 0)])
        assert await journal_of(store).append([choice(games[0], 0)])

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


@pytest.mark.parametrize("is_nudge", [False, True])
def test_whose_turn_it_is_takes_the_short_way_too_and_calls_the_same_people(cluster: Cluster, is_nudge: bool) -> None:
    """As write_turn() does, which SQLite and unusual entries go through."""

    async def test(store: Store, games: list[str]) -> None:
        turn = Turn(1, 1_000_000, 1_000_030, is_nudge)
        for game in games:
            await enter(store, game, [(0, "active"), (1, "active"), (1, "active"), (1, "unconfirmed")])
        appends = [msgspec.structs.replace(choice(game, 0), turn=turn) for game in games[:2]]
        assert await journal_of(store).append(appends[:1])
        async with store.writing() as connection:
            await write_turn(connection, games[1], turn)
        short, usual, untouched = [await told_at(store, game) for game in games]
        assert short == usual
        assert untouched == [(0, "confirm", "waiting"), (0, "turn", "waiting")]
        assert len(short) == len(untouched) + 2
        assert not await journal_of(store).append([choice(games[2], 0), *appends[1:]][::-1] + [choice(games[0], 9)])
        assert await told_at(store, games[2]) == untouched
        assert await told_at(store, games[1]) == usual

    run(cluster, test)


async def enter(store: Store, game: str, people: list[tuple[int, str]]) -> None:
    """Browsers of these seats and statuses. The first has a notice of its turn, and one that asks it to confirm."""
    rows = []
    for number, (seat, status) in enumerate(people):
        named = {"id": new_contact_id(), "game": game, "seat": seat, "kind": "push", "address": f"x{number}"}
        more = {"public_key": "", "auth": "", "mark": f"x{number}", "language": "en", "failures": 0, "made": 1}
        rows.append({**named, **more, "status": status})
    async with store.writing() as connection:
        await connection.execute(insert(contacts), rows)
        first = rows[0]["id"]
        await write_notices(connection, [new_notice(first, game, kind, 1, 2) for kind in ("turn", "confirm")])  # type: ignore[arg-type]  # words


async def told_at(store: Store, game: str) -> list[tuple[int, str, str]]:
    query = select(notices.c.id, contacts.c.seat, notices.c.kind, notices.c.status, notices.c.made, notices.c.due)
    async with store.reading() as connection:
        rows = list(await connection.execute(query.join(contacts).where(notices.c.game == game)))
    for row in rows:
        assert re.fullmatch(r"[A-Za-z0-9_-]{22}", row.id)
        assert (row.made, row.due) in ((1, 2), (1_000_000, 1_000_030))
    return sorted((row.seat, row.kind, row.status) for row in rows)


def test_a_hand_off_needs_no_transaction_where_people_may_be_called(cluster: Cluster, tmp_path: Path) -> None:
    async def test() -> None:
        async with given_application(tmp_path, None, cluster.url, public_address="https://goa.example") as given:
            await given.make()
            assert given.registry.settings.offers_calls
            seat = (await given.view())["table"]["seat"]
            assert await given.answer() != seat
            await asyncio.sleep(0.3)
            commits: list[object] = []
            event.listen(given.registry.store.engine.sync_engine, "commit", commits.append)
            for _ in range(5):
                await given.answer()
            assert len(commits) == 0

    asyncio.run(test())
