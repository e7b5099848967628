"""People at a table, as scripts: they look, choose at random among what is offered, and notice everything odd."""

from __future__ import annotations

import random
from typing import Any

import httpx

from goa.record.wire import JsonObject


class Seats:
    """A table made through the API, and a token for each who sits at it."""

    def __init__(self, client: httpx.Client, made: JsonObject) -> None:
        self.client = client
        self.made = made
        self.id: str = made["id"]
        self.tokens: dict[int, str] = {link["seat"]: link["token"] for link in made["seats"]}
        self.tokens[-1] = made["spectators"]["token"]
        if made["invitation"]:
            self.tokens[-2] = made["invitation"]["token"]
        self.random = random.Random(self.id)

    def headers(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def request(self, method: str, path: str, seat: int, **more: Any) -> httpx.Response:
        return self.client.request(method, f"/api/games/{self.id}/{path}", headers=self.headers(seat), **more)

    def view(self, seat: int, **query: Any) -> JsonObject:
        response = self.request("GET", "view", seat, params=query)
        assert response.status_code == 200, response.text
        seen: JsonObject = response.json()
        return seen

    def awaited(self) -> int:
        seat: int = self.view(-1)["table"]["seat"]
        return seat

    def choose(self, seat: int, after: int, *texts: str, key: str | None = None) -> httpx.Response:
        body: JsonObject = {"after": after, "choose": list(texts)}
        if key is not None:
            body["key"] = key
        return self.request("POST", "choices", seat, json=body)

    def step(self) -> JsonObject | None:
        """One random choice of the awaited seat. Returns the answer, or nothing once the game is over."""
        seat = self.awaited()
        if seat < 0:
            return None
        seen = self.view(seat)
        response = self.choose(seat, seen["number"], self.pick(seen))
        assert response.status_code == 200, response.text
        answered: JsonObject = response.json()
        return answered

    def pick(self, seen: JsonObject) -> str:
        text: str = self.random.choice(seen["own"]["offered"])["text"]
        return text

    def play(self, choices: int = 10_000) -> JsonObject:
        """Play on; the table as spectators see it then."""
        seat = self.awaited()
        while choices and seat >= 0:
            seen = self.view(seat)
            while choices and seen["own"]["offered"]:
                response = self.choose(seat, seen["number"], self.pick(seen))
                assert response.status_code == 200, response.text
                seen = response.json()["view"]
                choices -= 1
            seat = seen["table"]["seat"]
        return self.view(-1)


def make_table(client: httpx.Client, seats: int = 2, **more: Any) -> Seats:
    """A table of people."""
    body = {"seats": [{"name": name} for name in ("Ann", "Bob", "Cyd", "Dee")[:seats]], "pace": 0, **more}
    response = client.post("/api/games", json=body)
    assert response.status_code == 201, response.text
    return Seats(client, response.json())
