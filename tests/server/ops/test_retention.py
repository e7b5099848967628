"""What is kept, for how long, and what is deleted on request: on SQLite and on PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.commands import goa_here
from tests.server.ops.hosted import DATABASES, Hosted, hosted_on, until
from tests.server.players import Seats, make_table
from tests.server.sockets import Socket

from goa.locales import languages
from goa.server.api.routes.privacy_routes import privacy_page
from goa.server.ops.settings import Settings

HOUSE_RULES = Path(__file__).parents[2] / "stored" / "records" / "house-rules.toml"
DAYS = 86400


@pytest.fixture(scope="module", params=DATABASES)
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("kept")
    with hosted_on(request.param, folder, GOA_KEEP_FINISHED_DAYS="30", GOA_KEEP_IDLE_DAYS="90") as hosted:
        yield hosted


def make_older(hosted: Hosted, table: Seats, days: int, *, is_over: bool = False) -> None:
    game = f"'{table.id}'"
    hosted.sql(f"UPDATE games SET made = made - {days * DAYS} WHERE id = {game}")  # noqa: S608 - ids of our own
    hosted.sql(f"UPDATE entries SET made = made - {days * DAYS} WHERE game = {game}")  # noqa: S608 - ids of our own
    if is_over:
        hosted.sql(f"UPDATE games SET result = '{{}}' WHERE id = {game}")  # noqa: S608 - ids of our own


def is_there(hosted: Hosted, table: Seats) -> bool:
    return table.id in hosted.admin("list")


def test_old_games_are_deleted_with_everything_of_theirs(hosted: Hosted) -> None:
    tables = {name: make_table(hosted.client) for name in ("finished", "fresh", "idle", "waiting")}
    tables["custom"] = make_table(hosted.client, edition_text=HOUSE_RULES.read_text("utf-8"))
    for table in tables.values():
        table.step()
        table.request("POST", "chat", 0, json={"text": "hello"})
    make_older(hosted, tables["finished"], 31, is_over=True)
    make_older(hosted, tables["fresh"], 29, is_over=True)
    make_older(hosted, tables["idle"], 91)
    make_older(hosted, tables["waiting"], 89)
    make_older(hosted, tables["custom"], 400)
    assert "3 deleted" in hosted.admin("expire")
    assert {name for name, table in tables.items() if is_there(hosted, table)} == {"fresh", "waiting"}
    until(lambda: tables["idle"].request("GET", "view", 0).status_code == 404)
    assert f"Olga  expire {tables['idle'].id}" in hosted.admin("log")


def test_the_server_deletes_by_itself(tmp_path: Path) -> None:
    with hosted_on("sqlite", tmp_path, GOA_KEEP_IDLE_DAYS="7") as hosted:
        table, kept = make_table(hosted.client), make_table(hosted.client)
        make_older(hosted, table, 8)
        hosted.server.kill()
        hosted.server.start()
        until(lambda: table.request("GET", "view", 0).status_code == 404)
        assert kept.view(0)["number"] == 0
        assert f"goa serve  expire {table.id}" in hosted.admin("log")


def test_without_a_period_nothing_is_deleted(hosted: Hosted) -> None:
    table = make_table(hosted.client)
    make_older(hosted, table, 4000)
    periods = {"GOA_KEEP_FINISHED_DAYS", "GOA_KEEP_IDLE_DAYS"}
    without = {name: value for name, value in hosted.server.environment.items() if name not in periods}
    done = goa_here("admin", "--data", str(hosted.server.folder), "expire", environment=without)
    assert "0 deleted" in done.stdout, done.stderr
    assert is_there(hosted, table)
    hosted.admin("delete", table.id)


def test_a_person_is_forgotten(hosted: Hosted) -> None:
    body = {"seats": [{"name": "Ann"}, {"kind": "open"}], "pace": 0}
    table = Seats(hosted.client, hosted.client.post("/api/games", json=body).json())
    taken = table.request("POST", "seats", -2, json={"name": "Roberta"}).json()
    table.tokens[1] = taken["token"]
    table.request("POST", "chat", 1, json={"text": "I live in Cochin"})
    table.request("POST", "chat", 0, json={"text": "I do not"})
    table.request("PUT", "note", 1, json={"text": "my secret plan"})
    with Socket(table, 0) as watching:
        watching.next("view")
        hosted.admin("forget", f"https://goa.example.org/play/{table.id}#{table.tokens[1]}")
        until(lambda: table.request("GET", "view", 1).status_code == 404)
    seen = table.view(0)
    assert seen["table"]["seats"][1]["kind"] == "bot"
    assert seen["table"]["seats"][0]["name"] == "Ann"
    said = [line["text"] for line in table.request("GET", "chat", 0).json()["messages"]]
    assert said == ["I do not"]
    lines = table.request("GET", "lines", 0).text
    assert "Roberta" not in lines + str(seen)
    dump = hosted.server.folder / "exported"
    assert hosted.goa("games", "--data", str(hosted.server.folder), "export", str(dump), table.id).returncode == 0
    assert "Roberta" not in (dump / f"{table.id}.goa").read_text("utf-8")
    assert table.id not in hosted.goa("games", "--data", str(hosted.server.folder), "check").stdout  # no difference
    log = hosted.admin("log", table.id)
    assert re.search(rf"Olga  forget {table.id} seat 2", log)
    assert "no person has seat 2" in hosted.refused("forget", table.id, "--seat", "2")


@pytest.mark.parametrize("language", languages())
def test_the_privacy_page_names_the_periods(language: str) -> None:
    page = privacy_page(Settings(keep_finished_days=31, keep_idle_days=0), language)
    assert "31" in page
    assert "{" not in page
    assert "<script" not in page
    assert page.count("<li>") == 13


def test_the_privacy_page_is_served(hosted: Hosted) -> None:
    page = hosted.client.get("/privacy", params={"language": "de"})
    assert page.status_code == 200
    assert "Beendete Spiele werden nach 30 Tagen gelöscht." in page.text
    assert "Finished games are deleted after 30 days." in hosted.client.get("/privacy").text
