"""The stored databases, served by the code of today."""

from __future__ import annotations

import json
import lzma
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
from tests.server.cluster import Cluster, program
from tests.server.commands import goa_here
from tests.server.conftest import assert_clean
from tests.server.players import Seats
from tests.server.process import ServerProcess

from goa.record.wire import JsonObject

FOLDER: Final = Path(__file__).parent.parent / "stored"


def expected(kind: str) -> dict[str, JsonObject]:
    """What each game of a database was like, by its name."""
    games: dict[str, JsonObject] = json.loads(lzma.decompress((FOLDER / f"{kind}.json.xz").read_bytes()))
    return games


@dataclass
class Stored:
    """A copy of a stored database, and a server that runs on it."""

    games: dict[str, JsonObject]
    server: ServerProcess
    client: httpx.Client

    def table(self, name: str) -> Seats:
        game = self.games[name]
        tokens = {int(seat): token for seat, token in game["tokens"].items()}
        made: JsonObject = {
            "id": game["id"],
            "seats": [{"seat": seat, "token": token} for seat, token in tokens.items() if seat >= 0],
            "spectators": {"token": tokens[-1]},
            "invitation": {"token": tokens[-2]} if -2 in tokens else None,
        }
        return Seats(self.client, made)


@contextmanager
def served(kind: str, folder: Path, cluster: Cluster | None = None) -> Iterator[Stored]:
    """A server on a copy of its own, so that a test may play on."""
    environment = unpack(kind, folder, cluster)
    server = ServerProcess(folder, "--migrate", **environment).start()
    try:
        with server.client() as client:
            yield Stored(expected(kind), server, client)
    finally:
        status = server.stop()
    assert status == 0
    assert_clean(server.log)


def unpack(kind: str, folder: Path, cluster: Cluster | None = None) -> dict[str, str]:
    """A copy of the stored database; what the environment must say to find it."""
    if kind == "sqlite":
        (folder / "games.sqlite").write_bytes(lzma.decompress((FOLDER / "games.sqlite.xz").read_bytes()))
        return {}
    assert cluster is not None
    dump = folder / "games.sql"
    dump.write_bytes(lzma.decompress((FOLDER / "games.postgres.sql.xz").read_bytes()))
    name = f"copy_{folder.name.replace('-', '_').lower()}"
    psql = program("psql")
    assert psql is not None
    usual = [psql, "--quiet", "--no-psqlrc", "--set", "ON_ERROR_STOP=1", "--output", os.devnull]
    subprocess.run([*usual, "--dbname", cluster.url, "--command", f"CREATE DATABASE {name}"], check=True)
    url = f"{cluster.url.rsplit('/', 1)[0]}/{name}"
    subprocess.run([*usual, "--dbname", url, "--file", str(dump)], check=True)
    return {"GOA_DATABASE_URL": url}


def exported(stored: Stored, folder: Path) -> dict[str, str]:
    """The record of each game, finished or not, as goa games export writes it."""
    command = ("games", "--data", str(stored.server.folder), "export", str(folder))
    done = goa_here(*command, environment=stored.server.environment)
    assert done.returncode == 0, done.stderr
    return {name: (folder / f"{game['id']}.goa").read_text("utf-8") for name, game in stored.games.items()}


def position(table: Seats, game: JsonObject) -> JsonObject:
    """What the API tells of a game, in the words of the stored description."""
    seen = table.view(-1)
    shown = seen["table"]
    scores = shown["scores"]
    return {
        "number": seen["number"],
        "choices": shown["choices"],
        "seat": shown["seat"],
        "seats": [[seat["kind"], seat["name"], seat["colour"], seat["level"]] for seat in shown["seats"]],
        "edition": [shown["edition_name"], shown["edition"]],
        "commitment": shown["commitment"],
        "is_over": shown["is_over"],
        "paused": shown["paused"],
        "asked": shown["asked"],
        "rematch": shown["rematch"],
        "own": {seat: _own(table, int(seat)) for seat in game["own"]},
        "scores": scores and {"winners": scores["winners"], "totals": [line["total"] for line in scores["seats"]]},
        "chat": [[line["seat"], line["text"]] for line in _answer(table, "chat", -1)["messages"]],
        "notes": {seat: text for seat in game["own"] if (text := _answer(table, "note", int(seat))["text"])},
        "tutorial": table.view(0)["tutorial"] if game["tutorial"] else None,
    }


def _own(table: Seats, seat: int) -> JsonObject:
    own = table.view(seat)["own"]
    return {
        "ducats": own["ducats"],
        "points": own["points"]["total"],
        "cards": len(own["hand"]),
        "may_undo": own["may_undo"],
        "may_ask_back": own["may_ask_back"],
        "offered": [offer["text"] for offer in own["offered"]],
    }


def journal(table: Seats) -> list[list[Any]]:
    """Everything that happened at a table: kind, seat and text."""
    lines = _answer(table, "lines", -1)["lines"]
    return [[line["kind"], line["seat"], line["text"]] for line in lines if line["number"] > 0]


def _answer(table: Seats, path: str, seat: int) -> JsonObject:
    response = table.request("GET", path, seat)
    assert response.status_code == 200, response.text
    answer: JsonObject = response.json()
    return answer
