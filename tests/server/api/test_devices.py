"""My games, the link of one's own seat, and links that take all seats to another device."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import delete
from tests.server.given_clock import HOUR, Given, Plain, given_application

from goa.server.live.sockets.subscriber import Dismissed, Subscriber
from goa.server.store.schema import seat_tokens
from goa.tables.tokens import digest_of, new_token

KEY = "k" * 22


def run(folder: Path, test: Callable[[Given], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with given_application(folder) as given:
            given.registry.observers.clear()  # no bot chooses
            await given.make()
            await test(given)

    asyncio.run(whole())


def seats_of(given: Given, *seats: int) -> list[Plain]:
    return [{"game": given.id, "token": given.tokens[seat]} for seat in seats]


async def post(given: Given, path: str, **body: object) -> httpx.Response:
    return await given.client.post(f"/api/{path}", json=body)


async def my_games(given: Given, *seats: Plain) -> list[Plain | None]:
    answer = await post(given, "my-games", seats=list(seats))
    assert answer.status_code == 200, answer.text
    games: list[Plain | None] = answer.json()["games"]
    return games


async def linked(given: Given, *seats: int) -> Plain:
    answer = await post(given, "devices/link", seats=seats_of(given, *seats))
    assert answer.status_code == 201, answer.text
    link: Plain = answer.json()
    return link


async def brought(given: Given, secret: str, name: str = "phone") -> list[Plain]:
    answer = await post(given, "devices/redeem", secret=secret, key=new_token(), name=name)
    assert answer.status_code == 200, answer.text
    seats: list[Plain] = answer.json()["seats"]
    return seats


async def listed(given: Given, *seats: Plain) -> dict[str, str]:
    answer = await post(given, "devices", seats=list(seats))
    return {each["name"]: each["id"] for each in answer.json()["devices"]}


async def status(given: Given, token: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    return (await given.client.get(f"/api/games/{given.id}/view", headers=headers)).status_code


def watching(given: Given, token: str) -> Subscriber:
    """What a socket with this token would be."""
    live = given.registry.tables[given.id]
    subscriber = Subscriber(live, live.seat_of(token), "en", None, token_digest=digest_of(token))
    live.subscribers.add(subscriber)
    return subscriber


async def is_dismissed(given: Given, subscriber: Subscriber) -> bool:
    try:
        async with asyncio.timeout(1):
            await subscriber.next_messages(given.registry)
    except Dismissed:
        return True
    return False


def test_a_line_says_what_the_table_says(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        while (await given.view())["table"]["round"] < 1 or (await given.view())["number"] < 12:
            await given.answer()
        given.clock.advance(HOUR)
        for seat in (-1, 0, 1, 2):
            (line,) = await my_games(given, *seats_of(given, seat))
            view = await given.view(seat)
            table = view["table"]
            assert line is not None
            points = [area["points"]["total"] for area in table["players"]]
            if seat >= 0:
                points[seat] = view["own"]["points"]["total"]
            assert line == {
                "game": given.id, "seat": seat, "number": view["number"], "edition": table["edition_name"],
                "marks": table["marks"], "tutorial": False, "seats": table["seats"], "part": table["part"],
                "round": table["round"], "is_over": False, "paused": False, "waits": table["seat"] == seat,
                "awaited": table["seat"], "since": given.clock.now() - HOUR, "expires": None, "points": points,
                "winners": [], "rematch": None, "unread": 0, "chat": 0,
            }  # fmt: skip

    run(tmp_path, test)


def test_the_list_is_the_same_for_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        for _ in range(4):
            await given.answer()
        asked = seats_of(given, 0, 1, 2, -1)
        told = await my_games(given, *asked)
        given.registry.tables.clear()
        given.registry.on_rewritten(given.id)  # nothing is kept
        assert await my_games(given, *asked) == told
        assert given.id not in given.registry.tables
        assert await my_games(given, *asked) == told  # kept now
        await given.answer()
        given.registry.tables.clear()
        later = await my_games(given, *asked)
        assert later != told
        assert [line and line["number"] for line in later] == [(await given.view())["number"]] * 4

    run(tmp_path, test)


def test_a_token_shows_nothing_of_other_seats_and_tables(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        first, own = given.id, seats_of(given, 0)[0]
        await given.make()
        wrong = [
            {"game": given.id, "token": own["token"]},
            {"game": first, "token": given.tokens[0]},
            {"game": "nosuchgame", "token": own["token"]},
            {"game": first, "token": new_token()},
            {"game": first, "token": digest_of(own["token"])},
        ]
        lines = await my_games(given, *wrong, own)
        assert lines[:-1] == [None] * len(wrong)
        assert lines[-1] is not None
        assert lines[-1]["seat"] == 0

    run(tmp_path, test)


def test_what_only_one_seat_knows_is_in_no_other_line(tmp_path: Path) -> None:
    """Cards in the hand count for the points of the seat that holds them, and for no other line."""

    async def test(given: Given) -> None:
        async def hidden() -> list[int]:
            views = [await given.view(seat) for seat in range(3)]
            return [seat for seat, view in enumerate(views) if view["own"]["points"].get("expedition_cards")]

        while not (holders := await hidden()):
            if await given.answer() < 0:  # chance: nobody kept a card in the whole game
                await given.make()
        lines = {seat: (await my_games(given, *seats_of(given, seat)))[0] for seat in (-1, 0, 1, 2)}
        for holder in holders:
            shown = {seat: line["points"][holder] for seat, line in lines.items() if line}
            public = (await given.view())["table"]["players"][holder]["points"]["total"]
            assert shown.pop(holder) > public
            assert set(shown.values()) == {public}

    run(tmp_path, test)


def test_unread_chat_is_counted_as_far_as_the_seat_may_read_it(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        for seat, text in ((0, "hello"), (1, "hi"), (-1, "from behind"), (1, "your turn")):
            assert (await given.post("chat", seat, text=text)).status_code == 201
        (line,) = await my_games(given, *seats_of(given, 0))
        assert line is not None
        assert (line["unread"], line["chat"]) == (2, 4)
        (watcher,) = await my_games(given, *seats_of(given, -1))
        assert watcher is not None
        assert watcher["unread"] == 3
        (read,) = await my_games(given, {**seats_of(given, 0)[0], "heard": 4})
        assert read is not None
        assert (read["unread"], read["chat"]) == (0, 0)

    run(tmp_path, test)


def test_a_game_waits_for_the_answer_to_an_undo_request(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make(undo="ask")
        before = (await given.view())["table"]["seat"]
        await given.answer()
        await given.answer()
        seen = await given.view(before)
        asked = await given.post("undo", before, after=seen["number"], choices=seen["own"]["may_ask_back"])
        assert asked.status_code == 200, asked.text
        lines = await my_games(given, *seats_of(given, 0, 1, 2))
        assert [line and line["waits"] for line in lines] == [seat != before for seat in range(3)]

    run(tmp_path, test)


@pytest.mark.parametrize("count", [201, 5000])
def test_the_number_of_tokens_is_bounded(tmp_path: Path, count: int) -> None:
    async def test(given: Given) -> None:
        seats = [{"game": "g", "token": "t"}] * count
        for path in ("my-games", "devices", "devices/link"):
            assert (await post(given, path, seats=seats)).status_code == 400
        assert (await post(given, "my-games", seats=seats[:200])).json()["games"] == [None] * 200
        assert (await post(given, "devices", seats=[])).status_code == 400

    run(tmp_path, test)


def test_a_device_link_takes_all_seats_along_once(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        link = await linked(given, 0, 1)
        assert link["link"] == f"http://goa/#/device/{link['secret']}"
        assert (link["seats"], link["expires"]) == (2, given.clock.now() + HOUR)
        seats = await brought(given, link["secret"], "Ann's\nphone")
        assert [each["seat"] for each in seats] == [0, 1]
        assert [await status(given, each["token"]) for each in seats] == [200, 200]
        replayed = await post(given, "devices/redeem", secret=link["secret"], key=new_token())
        assert (replayed.status_code, replayed.json()["error"]) == (404, "no such link")
        assert list(await listed(given, *seats_of(given, 0))) == ["Ann's phone"]
        assert list(await listed(given, *seats_of(given, 2))) == []

    run(tmp_path, test)


def test_a_link_that_is_late_guessed_or_revoked_brings_nothing(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        late, revoked = await linked(given, 0), await linked(given, 1)
        (id,) = (await listed(given, *seats_of(given, 1))).values()
        refused = await post(given, "devices/revoke", seats=seats_of(given, 0), device=id)
        assert refused.json()["error"] == "no such device"  # it is the link of another seat
        gone = await post(given, "devices/revoke", seats=seats_of(given, 1), device=id)
        assert (gone.status_code, gone.json()["devices"]) == (200, [])
        given.clock.advance(HOUR)
        for secret in (late["secret"], revoked["secret"], new_token(), digest_of(late["secret"])):
            answer = await post(given, "devices/redeem", secret=secret, key=new_token())
            assert answer.json()["error"] == "no such link"
        stolen = await post(given, "devices/link", seats=[{"game": given.id, "token": new_token()}])
        assert stolen.json()["error"] == "no such game"

    run(tmp_path, test)


def test_two_devices_use_one_link_at_once(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        secret = (await linked(given, 0))["secret"]
        bodies = [{"secret": secret, "key": new_token(), "name": str(n)} for n in range(6)]
        answers = await asyncio.gather(*[post(given, "devices/redeem", **body) for body in bodies])
        assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404, 404]
        assert len(await listed(given, *seats_of(given, 0))) == 1

    run(tmp_path, test)


def test_a_revoked_device_is_out_at_once_with_all_that_came_of_it(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        (phone,) = await brought(given, (await linked(given, 0))["secret"], "phone")
        own = [{"game": given.id, "token": phone["token"]}]
        onward = (await post(given, "devices/link", seats=own)).json()["secret"]
        (tablet,) = await brought(given, onward, "tablet")
        unused = (await post(given, "devices/link", seats=own)).json()["secret"]
        (laptop,) = await brought(given, (await linked(given, 0))["secret"], "laptop")
        assert await status(given, laptop["token"]) == 200  # the table is in memory
        sockets = {token: watching(given, token) for token in (phone["token"], tablet["token"], laptop["token"])}
        known = await listed(given, *seats_of(given, 0))
        assert sorted(known) == ["laptop", "phone", "tablet"]
        for thief in (own, seats_of(given, 1)):
            refused = await post(given, "devices/revoke", seats=thief, device=known["laptop"])
            assert refused.json()["error"] == "no such device"
        answer = await post(given, "devices/revoke", seats=seats_of(given, 0), device=known["phone"])
        assert [each["name"] for each in answer.json()["devices"]] == ["laptop"]
        is_out = [await is_dismissed(given, socket) for socket in sockets.values()]
        assert is_out == [True, True, False]
        assert [await status(given, each["token"]) for each in (phone, tablet, laptop)] == [404, 404, 200]
        assert (await post(given, "devices/redeem", secret=unused, key=new_token())).status_code == 404
        assert await my_games(given, *own) == [None]

    run(tmp_path, test)


def test_a_new_link_of_the_own_seat_revokes_all_others_at_once(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        (phone,) = await brought(given, (await linked(given, 0))["secret"])
        unused = (await linked(given, 0))["secret"]
        old = given.tokens[0]
        assert await status(given, old) == 200  # the table is in memory
        sockets = [watching(given, token) for token in (old, phone["token"], given.tokens[1])]
        answer = await given.post("renew", 0, key=KEY)
        assert answer.status_code == 200, answer.text
        link = answer.json()
        assert link["link"].endswith(f"/play/{given.id}#{link['token']}")
        is_out = [await is_dismissed(given, socket) for socket in sockets]
        assert is_out == [True, True, False]
        assert [await status(given, token) for token in (old, phone["token"], link["token"])] == [404, 404, 200]
        assert (await post(given, "devices/redeem", secret=unused, key=new_token())).status_code == 404
        # The answer may have been lost: the same request gets the same link, with another key it gets nothing.
        assert (await given.post("renew", 0, key=KEY)).json() == link
        assert (await given.post("renew", 0, key="x" * 22)).status_code == 404
        assert (await given.post("renew", -1, key=KEY)).json()["error"] == "spectator"
        assert await given.kinds() == ["reissue"]

    run(tmp_path, test)


def test_what_was_under_way_with_a_revoked_link_shows_and_changes_nothing(tmp_path: Path) -> None:
    """A request that waits for news, and others whose bodies come only after the link is revoked."""

    async def test(given: Given) -> None:
        await given.make()
        seen = await given.view(0)
        seat, number = seen["table"]["seat"], seen["number"]
        headers = {"Authorization": f"Bearer {given.tokens[seat]}", "Content-Type": "application/json"}
        choice = {"after": number, "choose": [(await given.view(seat))["own"]["offered"][0]["text"]]}
        come, begun = asyncio.Event(), asyncio.Semaphore(0)

        async def late(body: dict[str, object]) -> AsyncIterator[bytes]:
            begun.release()
            await come.wait()
            yield json.dumps(body).encode()

        address = f"http://goa/api/games/{given.id}"
        bodies: dict[str, dict[str, object]] = {
            "choices": choice, "undo": {"after": number}, "rehearsal": choice, "chat": {"text": "hello"}
        }  # fmt: skip
        waiting = [
            asyncio.create_task(given.client.get(f"{address}/view?after={number}&wait=30", headers=headers)),
            *(
                asyncio.create_task(given.client.post(f"{address}/{path}", headers=headers, content=late(body)))
                for path, body in bodies.items()
            ),
        ]
        live = await given.registry.find(given.id)
        while not live.polls_waiting:  # noqa: ASYNC110 - nothing tells that a request waits
            await asyncio.sleep(0)
        for _ in bodies:
            await begun.acquire()
        assert (await given.post("renew", seat, key=KEY)).status_code == 200
        come.set()
        answers = await asyncio.gather(*waiting)
        assert [answer.status_code for answer in answers] == [404] * len(answers)
        assert await given.kinds() == ["reissue"]
        assert live.table.state.choices_made == 0
        assert not live.chat_lines.after()

    run(tmp_path, test)


def test_a_device_cannot_lock_out_where_it_came_from(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        (phone,) = await brought(given, (await linked(given, 0))["secret"])
        own = given.tokens[0]
        given.tokens[0] = phone["token"]
        assert (await given.post("renew", 0, key=KEY)).json()["error"] == "device"
        assert await status(given, own) == 200

    run(tmp_path, test)


def test_who_renews_a_link_is_awaited_as_before(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        while (await given.view())["table"]["seat"] != 1:
            await given.answer()
        since = given.clock.now()
        given.clock.advance(HOUR)
        given.tokens[1] = (await given.post("renew", 1, key=KEY)).json()["token"]
        (line,) = await my_games(given, *seats_of(given, 1))
        assert line is not None
        assert (line["since"], line["waits"]) == (since, True)

    run(tmp_path, test)


def test_a_revoked_token_is_not_revived_by_reading_the_table_again(tmp_path: Path) -> None:
    """A table is being read when a token is revoked, after its tokens were read and before it is in memory."""

    async def test(given: Given) -> None:
        (phone,) = await brought(given, (await linked(given, 0))["secret"])
        known = await listed(given, *seats_of(given, 0))
        registry, store = given.registry, given.registry.store
        registry.tables.clear()
        read, has_read, may_go_on = store.seat_tokens, asyncio.Event(), asyncio.Event()

        async def slow(id: str) -> dict[str, int]:
            found = await read(id)
            has_read.set()
            await may_go_on.wait()
            return found

        store.seat_tokens = slow  # type: ignore[method-assign]  # as slow as a database may be
        loading = asyncio.create_task(registry.find(given.id))
        await has_read.wait()
        store.seat_tokens = read  # type: ignore[method-assign]  # as before
        revoked = asyncio.create_task(post(given, "devices/revoke", seats=seats_of(given, 0), device=known["phone"]))
        while digest_of(phone["token"]) in await read(given.id):
            pass  # until it is deleted
        may_go_on.set()
        await loading
        assert (await revoked).status_code == 200
        assert await status(given, phone["token"]) == 404

    run(tmp_path, test)


def test_a_token_that_was_deleted_outside_shows_no_games(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        asked = seats_of(given, 0)
        assert (await my_games(given, *asked))[0] is not None
        async with given.registry.store.writing() as connection:
            await connection.execute(delete(seat_tokens).where(seat_tokens.c.digest == digest_of(given.tokens[0])))
        assert await my_games(given, *asked) == [None]

    run(tmp_path, test)


def test_no_log_names_a_secret(tmp_path: Path) -> None:
    """The secret of a link is behind the # of its address and in bodies, which nobody logs."""

    async def test(given: Given) -> None:
        written = io.StringIO()
        handler = logging.StreamHandler(written)
        handler.setFormatter(logging.Formatter("%(message)s %(details)s", defaults={"details": ""}))
        root = logging.getLogger()
        level = root.level
        root.addHandler(handler)
        root.setLevel(logging.DEBUG)
        try:
            link = await linked(given, 0)
            (phone,) = await brought(given, link["secret"])
            await my_games(given, {"game": given.id, "token": phone["token"]})
            await post(given, "devices/redeem", secret=link["secret"], key=KEY, more="malformed")
            await post(given, "devices/revoke", seats=seats_of(given, 0), device="nosuch")
            await given.post("renew", 0, key=KEY)
        finally:
            root.removeHandler(handler)
            root.setLevel(level)
        assert "/api/devices/redeem" in written.getvalue()
        for secret in (link["secret"], phone["token"], given.tokens[0], KEY):
            assert secret not in written.getvalue()

    run(tmp_path, test)


def test_the_view_tells_a_guest_from_a_spectator(tmp_path: Path) -> None:
    async def test(given: Given) -> None:
        await given.make([{"name": "Ann"}, {"kind": "open"}])
        given.tokens[-2] = given.made["invitation"]["token"]
        assert [(await given.view(seat))["seat"] for seat in (0, -1, -2)] == [0, -1, -2]

    run(tmp_path, test)
