"""Games that an older site stored in a browser go on under the rules they were begun with: tests/stored/README.md."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

import pytest
from tests.page.page_client import Page
from tests.server.players import Seats
from tests.stored.trace import contents

import goa

TESTS = Path(__file__).parent.parent
STORED: dict[str, dict[str, Any]] = json.loads(lzma.decompress((TESTS / "stored" / "page.json.xz").read_bytes()))
RULES_1 = "duty within harvest"


def opened(page: Page, name: str) -> Seats:
    """What the page does with the rows of its database."""
    stored = STORED[name]
    rows = [json.dumps(stored[part]) for part in ("game", "entries", "notes")]
    assert json.loads(page.host.restore(*rows))["status"] == 204
    links = [{"seat": int(seat), "token": token} for seat, token in stored["tokens"].items() if int(seat) >= 0]
    made = {"id": stored["id"], "seats": links, "spectators": {"token": stored["tokens"]["-1"]}, "invitation": None}
    return Seats(page.client, made)


@pytest.mark.parametrize("name", STORED)
def test_every_seat_is_asked_the_same(page: Page, name: str) -> None:
    table = opened(page, name)
    for seat, expected in STORED[name]["views"].items():
        view = table.view(int(seat))
        offered = view["own"]["offered"] if view["own"] else []
        assert {"number": view["number"], "offered": [each["text"] for each in offered]} == expected
    assert contents(page.host.unfinished_record(table.id)) == contents(STORED[name]["record"])


@pytest.mark.parametrize("name", STORED)
def test_it_is_played_to_its_end(page: Page, name: str) -> None:
    table = opened(page, name)
    while table.awaited() >= 0:
        if not page.let_bots_choose(table.id):
            table.step()
    assert table.view(-1)["table"]["scores"] is not None
    record = goa.read_record(page.host.unfinished_record(table.id))
    assert record.options.rules_version == (1 if name == RULES_1 else 2)
    before = contents(STORED[name]["record"])["moves"]
    assert contents(page.host.unfinished_record(table.id))["moves"][: len(before)] == before


def test_a_game_of_rules_1_goes_on_under_them(page: Page) -> None:
    """Choices that rules 2 would refuse: there, the harvest is interrupted by the Duty tile."""
    table = opened(page, RULES_1)
    path = TESTS / "stored" / "records" / "duty-within-harvest-to-the-end.goa"
    to_the_end = goa.read_record(path.read_text("utf-8"))
    for move in to_the_end.moves[len(STORED[RULES_1]["entries"]) :]:
        answer = table.choose(move.seat, table.view(move.seat)["number"], move.choice.text)
        assert answer.status_code == 200, answer.text
    assert contents(page.host.unfinished_record(table.id))["result"] == contents(path.read_text("utf-8"))["result"]
    assert table.view(-1)["table"]["scores"] is not None


def test_the_note_is_still_there(page: Page) -> None:
    assert opened(page, "2012 around one screen").request("GET", "note", 0).json()["text"] == "keep 9 ducats"


def test_a_game_of_rules_that_came_later_is_refused_in_words(page: Page) -> None:
    """Somebody opens an older copy of the site: nothing is lost, and the game opens again in the newer one."""
    stored = STORED["2004 with bots"]
    game = {**stored["game"], "rules": "9.0.0 rules 99"}
    reply = json.loads(page.host.restore(json.dumps(game), json.dumps(stored["entries"]), "[]", "de"))
    assert reply["status"] == 409
    assert reply["body"]["sentence"].startswith("Dieses Spiel wurde mit einem neueren goa begonnen, 9.0.0")
