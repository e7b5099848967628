"""Links that take seats to another browser, on both databases: used once, revoked with all that came of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, select, text
from tests.server.cluster import Cluster, missing

from goa.server.api.routes.create_routes import requested_game
from goa.server.ops.settings import Settings
from goa.server.store.migrate import downgrade, migrate
from goa.server.store.queries.device_rows import (
    LINK_SECONDS,
    MOST_DEVICES,
    MOST_OF_SEAT,
    BroughtSeat,
    add_link,
    devices_of,
    is_derived,
    known_seats,
    redeem_link,
    revoke_device,
)
from goa.server.store.queries.new_games import store_game
from goa.server.store.schema import device_sources, devices, seat_tokens
from goa.server.store.store import Store
from goa.server.store.upkeep.retention import delete_expired
from goa.server.workers.upload_checks import UploadChecks
from goa.tables.game_config import Game, new_game
from goa.tables.journal import Append, Entry, NewRematch
from goa.tables.requests.request_bodies import NewGame
from goa.tables.tokens import digest_of, new_token

NOW = 1_800_000_000

Test = Callable[[Store, "Seats"], Awaitable[None]]
Run = Callable[[Test], None]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(bool(missing()), reason="none"))])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        url = Settings(database_url=cluster.url).url

    def with_seats(test: Test) -> None:
        async def whole() -> None:
            store = Store(url)
            await migrate(store.engine)
            try:
                await test(store, await Seats.made(store))
            finally:
                await store.close()

        asyncio.run(whole())

    return with_seats


class Seats:
    """A game of two, and what one browser has: the token of its first seat."""

    def __init__(self, store: Store, game: Game, tokens: dict[int, str]) -> None:
        self.store = store
        self.game = game
        self.tokens = tokens

    @classmethod
    async def made(cls, store: Store) -> Seats:
        game = await requested_game(msgspec.convert({"seats": [{}, {}]}, NewGame), UploadChecks())
        return cls(store, game, await store_game(store, game))

    @property
    def own(self) -> str:
        return digest_of(self.tokens[0])

    async def link(self, *digests: str) -> str:
        """The secret of a new link for these tokens."""
        secret = new_token()
        assert await add_link(self.store, secret, [(self.game.id, each) for each in digests or (self.own,)], NOW)
        return secret

    async def device(self, *digests: str, name: str = "phone") -> BroughtSeat:
        """A device that came by such a link; its first seat."""
        brought = await redeem_link(self.store, await self.link(*digests), new_token(), name, NOW)
        assert brought is not None
        return brought[0]

    async def opens(self, token: str) -> bool:
        return digest_of(token) in await self.store.seat_tokens(self.game.id)

    async def named(self, digest: str = "") -> list[str]:
        return [each.name for each in await devices_of(self.store, {digest or self.own}, NOW)]


def test_a_device_gets_tokens_of_its_own(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        both = (seats.own, digest_of(seats.tokens[1]))
        brought = await redeem_link(store, await seats.link(*both), new_token(), "phone", NOW)
        assert brought is not None
        assert [(each.game, each.seat) for each in brought] == [(seats.game.id, 0), (seats.game.id, 1)]
        assert not {each.token for each in brought} & set(seats.tokens.values())
        tokens = await store.seat_tokens(seats.game.id)
        assert [tokens[digest_of(each.token)] for each in brought] == [0, 1]
        assert await is_derived(store, seats.game.id, digest_of(brought[0].token))
        assert not await is_derived(store, seats.game.id, seats.own)
        (device,) = await devices_of(store, both, NOW)
        assert (device.name, device.games, device.redeemed) == ("phone", 1, NOW)

    run(test)


def test_no_secret_is_stored(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        secret, key = await seats.link(), new_token()
        brought = await redeem_link(store, secret, key, "phone", NOW)
        assert brought is not None
        async with store.reading() as connection:
            tables = (devices, device_sources, seat_tokens)
            stored = str([list(await connection.execute(select(table))) for table in tables])
        assert digest_of(secret) in stored
        for hidden in (secret, key, brought[0].token, seats.tokens[0]):
            assert hidden not in stored

    run(test)


def test_a_link_is_used_once_and_the_same_request_again_gets_the_same(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        secret, key = await seats.link(), new_token()
        first = await redeem_link(store, secret, key, "phone", NOW)
        assert await redeem_link(store, secret, new_token(), "thief", NOW) is None
        assert await redeem_link(store, secret, key, "phone", NOW + 5) == first
        assert await redeem_link(store, secret, key, "phone", NOW + LINK_SECONDS) is None
        assert await seats.named() == ["phone"]

    run(test)


def test_two_devices_at_once_and_exactly_one_wins(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        for _ in range(5):
            secret = await seats.link()
            attempts = [redeem_link(store, secret, new_token(), f"device {name}", NOW) for name in range(4)]
            answers = await asyncio.gather(*attempts)
            assert sum(answer is not None for answer in answers) == 1
        assert len(await seats.named()) == 5

    run(test)


def test_a_link_expires_and_a_guessed_one_opens_nothing(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        secret = await seats.link()
        assert await redeem_link(store, new_token(), new_token(), "", NOW) is None
        assert await redeem_link(store, digest_of(secret), new_token(), "", NOW) is None  # from a stolen database
        assert await redeem_link(store, secret, new_token(), "", NOW + LINK_SECONDS) is None
        assert await redeem_link(store, secret, new_token(), "", NOW + LINK_SECONDS - 1)

    run(test)


def test_revoking_a_device_revokes_what_came_of_it(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        phone = await seats.device(name="phone")
        tablet = await seats.device(digest_of(phone.token), name="tablet")
        television = await seats.device(digest_of(tablet.token), name="television")
        laptop = await seats.device(name="laptop")
        unused = await seats.link(digest_of(tablet.token))
        assert sorted(await seats.named()) == ["laptop", "phone", "tablet", "television"]
        assert sorted(await seats.named(digest_of(phone.token))) == ["tablet", "television"]
        listed = {each.name: each.id for each in await devices_of(store, {seats.own}, NOW)}
        assert await revoke_device(store, {seats.own}, listed["phone"]) == {seats.game.id}
        for token, is_valid in ((phone, False), (tablet, False), (television, False), (laptop, True)):
            assert await seats.opens(token.token) == is_valid
        assert await redeem_link(store, unused, new_token(), "", NOW) is None
        assert await seats.named() == ["laptop"]
        async with store.reading() as connection:
            left = await connection.scalars(select(devices.c.id).where(devices.c.id.in_(listed.values())))
            assert list(left) == [listed["laptop"]]

    run(test)


def test_a_device_cannot_revoke_where_it_came_from(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        phone, laptop = await seats.device(name="phone"), await seats.device(name="laptop")
        other = {digest_of(seats.tokens[1])}
        for device in await devices_of(store, {seats.own}, NOW):
            for own in (other, {digest_of(phone.token)}, {digest_of(laptop.token)}):
                assert await revoke_device(store, own, device.id) is None
        assert await seats.named(digest_of(phone.token)) == []
        assert await revoke_device(store, {seats.own}, "nosuchdevice") is None
        assert all([await seats.opens(each.token) for each in (phone, laptop)])

    run(test)


def test_an_unused_link_is_listed_and_revoked(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        secret = await seats.link()
        (link,) = await devices_of(store, {seats.own}, NOW)
        assert (link.redeemed, link.expires, link.games) == (None, NOW + LINK_SECONDS, 0)
        assert await devices_of(store, {seats.own}, NOW + LINK_SECONDS) == []
        assert await revoke_device(store, {digest_of(seats.tokens[1])}, link.id) is None
        assert await revoke_device(store, {seats.own}, link.id) == set()
        assert await redeem_link(store, secret, new_token(), "", NOW) is None

    run(test)


def test_a_seat_with_a_new_link_is_not_taken_along(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        unused, phone = await seats.link(), await seats.device()
        entry = Entry(0, "reissue", 0, "0")
        fresh = ((digest_of(new_token()), 0),)
        assert await store.append([Append(seats.game.id, (entry,), fresh, revoked_seat=0)]) == [True]
        assert not await seats.opens(phone.token)
        assert await redeem_link(store, unused, new_token(), "", NOW) is None
        assert await seats.named(fresh[0][0]) == []

    run(test)


def test_a_rematch_is_opened_by_the_tokens_of_this_moment(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        phone, tablet = await seats.device(name="phone"), await seats.device(name="tablet")
        listed = {each.name: each.id for each in await devices_of(store, {seats.own}, NOW)}
        await revoke_device(store, {seats.own}, listed["tablet"])
        old = seats.game
        again = new_game(old.edition, old.edition_text, old.config, now=NOW)
        entry = Entry(len(await store.entries(old.id)), "rematch", 0, again.id)
        assert await store.append([Append(old.id, (entry,), rematch=NewRematch(again, 0, NOW, NOW))]) == [True]
        tokens = await store.seat_tokens(again.id)
        assert tokens == await store.seat_tokens(old.id)
        assert digest_of(tablet.token) not in tokens
        # The device keeps its origin there, so it is revoked at both tables.
        assert await revoke_device(store, {seats.own}, listed["phone"]) == {old.id, again.id}
        assert digest_of(phone.token) not in await store.seat_tokens(again.id)

    run(test)


def test_only_so_many_devices_come_of_one_token(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        sources = [(seats.game.id, seats.own)]
        for _ in range(MOST_DEVICES):
            assert await add_link(store, new_token(), sources, NOW)
        assert await add_link(store, new_token(), sources, NOW) is None
        assert await add_link(store, new_token(), [(seats.game.id, digest_of(seats.tokens[1]))], NOW)
        assert await add_link(store, new_token(), sources, NOW + LINK_SECONDS)

    run(test)


def test_devices_of_devices_are_counted_for_their_seat(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        made = [seats.own]
        while len(made) <= MOST_OF_SEAT:
            made.append(digest_of((await seats.device(made[-1])).token))
        for digest in (seats.own, made[-1]):
            assert await add_link(store, new_token(), [(seats.game.id, digest)], NOW) is None
        assert await add_link(store, new_token(), [(seats.game.id, digest_of(seats.tokens[1]))], NOW)
        assert len(await store.seat_tokens(seats.game.id)) == len(seats.tokens) + MOST_OF_SEAT

    run(test)


def test_tokens_are_known_only_with_their_game(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        other = await Seats.made(store)
        asked = [(seats.game.id, seats.own), (other.game.id, seats.own), (seats.game.id, digest_of(new_token()))]
        assert await known_seats(store, asked) == {(seats.game.id, seats.own): 0}

    run(test)


def test_what_is_spent_is_deleted(run: Run) -> None:
    async def test(store: Store, seats: Seats) -> None:
        await seats.link()  # NOW is in the future, so it is kept
        phone = await seats.device()
        async with store.writing() as connection:
            await connection.execute(delete(seat_tokens).where(seat_tokens.c.digest == digest_of(phone.token)))
        await delete_expired(store, 0, 0)
        listed = await devices_of(store, {seats.own}, NOW)
        assert [each.redeemed for each in listed] == [None]

    run(test)


def test_after_a_downgrade_only_the_links_of_the_seats_are_left(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
        await migrate(store.engine)
        seats = await Seats.made(store)
        phone = await seats.device()
        await downgrade(store.engine, "0006")
        async with store.reading() as connection:
            left = set(await connection.scalars(text("SELECT digest FROM doors")))
        assert left == {digest_of(token) for token in seats.tokens.values()}
        await migrate(store.engine)
        assert not await seats.opens(phone.token)
        assert await seats.opens(seats.tokens[0])
        await store.close()

    asyncio.run(test())
