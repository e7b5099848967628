"""NUL, which PostgreSQL refuses in texts: no string of a request brings it there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.calls.push_service import Browser
from tests.server.cluster import Cluster, missing
from tests.server.given_clock import given_application

import goa
from goa.editions.load import edition_text
from goa.server.store.schema import metadata
from goa.server.store.store import Store
from goa.tables.tokens import new_token

NUL = "\0"
KEY = "k" * 22
PUSH = "https://push.example.org/1"
CALLS: dict[str, Any] = {
    "public_address": "https://goa.example.org",
    "smtp_host": "127.0.0.1",
    "smtp_from": "goa@example.org",
}
on_postgres = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing())]


def table_bodies(keys: dict[str, str]) -> list[tuple[str, str, dict[str, Any]]]:
    """Requests at a table: method, path, body. Each string of a body has NUL in it once."""
    at = {"after": 0}
    return [
        ("POST", "chat", {"text": f"hel{NUL}lo"}),
        ("PUT", "note", {"text": f"my {NUL} plan"}),
        ("POST", "choices", {**at, "choose": [NUL]}),
        ("POST", "choices", {**at, "choose": ["pass"], "key": NUL}),
        ("POST", "rehearsal", {**at, "choose": [NUL]}),
        ("POST", "seats", {"name": f"An{NUL}na"}),
        ("POST", "seats", {"name": "Ann", "colour": NUL}),
        ("POST", "seats", {"name": "Ann", "key": KEY + NUL}),
        ("POST", "resign", {"level": NUL}),
        ("POST", "orders", {"lot": 1, "kind": "pass", "space": NUL}),
        ("POST", "orders", {"lot": 1, "kind": NUL}),
        ("POST", "renew", {"key": KEY + NUL}),
        ("POST", "renew", {"key": KEY, "keep": [NUL]}),
        ("POST", "calls/mail", {"address": f"ann{NUL}@example.com"}),
        ("POST", "calls/push", {**keys, "endpoint": PUSH + NUL}),
        ("POST", "calls/push", {**keys, "public_key": keys["public_key"] + NUL}),
        ("POST", "calls/push", {**keys, "auth": NUL + keys["auth"]}),
        ("DELETE", "calls/%00", {}),
        ("DELETE", "orders/%00", {}),
        ("GET", "why?choose=%00", {}),
        ("GET", "view?language=%00", {}),
    ]


def other_bodies(own: dict[str, str]) -> list[tuple[str, dict[str, Any]]]:
    """Requests without a table, or about many."""
    people = [{"name": "Ann"}, {"name": "Bob"}]
    file = edition_text("2012")
    record = goa.write_record(goa.new_game("2012", players=2, seed=5), ("Ann", "Bob")).replace("Bob", f"Bo{NUL}b")
    return [
        ("games", {"seats": [{"name": f"A{NUL}nn"}, {"name": NUL}]}),
        ("games", {"seats": [{"kind": "bot", "level": NUL}, {"name": "Bob"}]}),
        ("games", {"seats": people, "takeover": NUL}),
        ("games", {"seats": people, "edition_text": file + NUL}),
        ("games", {"seats": people, "edition_text": file.replace('name = "', 'name = "\\u0000', 1)}),
        ("tutorial", {"name": NUL, "language": NUL}),
        ("tutorial", {"lesson": NUL}),
        ("records", {"text": record}),
        ("records", {"text": record, "edition_text": file + NUL}),
        ("my-games", {"seats": [{**own, "game": NUL}]}),
        ("my-games", {"seats": [{**own, "token": NUL}]}),
        ("devices", {"seats": [{**own, "token": NUL}]}),
        ("devices/link", {"seats": [{**own, "token": NUL}]}),
        ("devices/redeem", {"secret": NUL, "key": KEY, "name": NUL}),
        ("devices/redeem", {"secret": new_token(), "key": KEY + NUL}),
        ("devices/revoke", {"seats": [own], "device": NUL}),
        *((f"mail/{purpose}", {"token": f"a.{NUL}"}) for purpose in ("confirm", "stop", "block")),
    ]


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=on_postgres)])
def test_nul_comes_into_no_database(tmp_path: Path, database: str) -> None:
    async def test(url: str) -> None:
        async with given_application(tmp_path, database=url, entries_a_minute=1000, **CALLS) as given:
            await given.make()
            seats = [{"game": given.id, "token": given.tokens[0]}]
            link = (await given.client.post("/api/devices/link", json={"seats": seats})).json()
            named = {"secret": link["secret"], "key": KEY, "name": f"my{NUL}phone"}
            assert (await given.client.post("/api/devices/redeem", json=named)).status_code == 200
            for path, body in other_bodies(seats[0]):
                refused_or_cleaned(await given.client.post(f"/api/{path}", json=body), path, body)
            for method, path, body in table_bodies(Browser().subscription(PUSH)):
                headers = {"Authorization": f"Bearer {given.tokens[0]}"}
                address = f"/api/games/{given.id}/{path}"
                answer = await given.client.request(method, address, headers=headers, json=body or None)
                refused_or_cleaned(answer, path, body)
            assert NUL not in await everything(given.registry.store)

    if database == "sqlite":
        asyncio.run(test(""))
        return
    cluster = Cluster().make()
    try:
        asyncio.run(test(cluster.url))
    finally:
        cluster.remove()


def refused_or_cleaned(answer: httpx.Response, path: str, body: dict[str, Any]) -> None:
    assert answer.status_code < 500, (path, body, answer.text)
    if path in ("calls/push", "devices/revoke"):
        assert answer.status_code in (400, 422), (path, body)
        assert answer.json()["sentence"]


async def everything(store: Store) -> str:
    """All texts of the database."""
    found: list[str] = []
    async with store.reading() as connection:
        for table in metadata.sorted_tables:
            rows = await connection.execute(select(table))
            found += [value for row in rows for value in row if isinstance(value, str)]
    return "\n".join(found)
