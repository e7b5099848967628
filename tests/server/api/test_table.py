"""Undo, pause, resign, rematch, open seats: what people do at a table besides choosing."""

import time

import httpx
import pytest
from tests.server.players import Seats, make_table
from tests.server.sockets import Socket

from goa.editions.load import edition_text


def undo(table: Seats, seat: int, choices: int = 1) -> httpx.Response:
    return table.request("POST", "undo", seat, json={"after": table.view(seat)["number"], "choices": choices})


def test_own_last_choices_can_be_taken_back(client: httpx.Client) -> None:
    table = make_table(client, quick_start=True)
    seat = table.awaited()
    before = table.view(seat)
    table.choose(seat, 0, "progress ships", "progress taxes")
    assert table.view(seat)["own"]["may_undo"] == 2
    with Socket(table, 1 - seat, after=2) as watching:
        watching.next("view")
        undone = undo(table, seat).json()
        assert undone["number"] == 3
        assert undone["table"]["choices"] == 1
        assert watching.next("view")["lines"][0]["kind"] == "undo"
    assert undo(table, seat).json()["table"]["choices"] == 0
    after = table.view(seat)
    assert after["own"]["offered"] == before["own"]["offered"]
    assert table.choose(seat, after["number"], "take ducats").status_code == 200


def test_never_across_another_seats_choice(client: httpx.Client) -> None:
    table = make_table(client)
    seat = table.awaited()
    table.step()
    table.step()
    refused = undo(table, seat)
    assert (refused.status_code, refused.json()["error"]) == (422, "no undo")


def test_never_across_a_reveal(client: httpx.Client) -> None:
    """A player who has drawn cards has seen them."""
    table = make_table(client)
    for _ in range(400):
        seat = table.awaited()
        seen = table.view(seat)
        offered = [choice["text"] for choice in seen["own"]["offered"]]
        text = "expedition" if "expedition" in offered else table.pick(seen)
        seen = table.choose(seat, seen["number"], text).json()["view"]
        if text == "expedition":
            drew = any(event["event"] == "CardsDrawn" for line in seen["lines"] for event in line["events"])
            if drew:
                assert seen["own"]["may_undo"] == 0
                assert undo(table, seat).status_code == 422
                return
            offered = [choice["text"] for choice in seen["own"]["offered"]]
            if "draw" in offered:
                seen = table.choose(seat, seen["number"], "draw").json()["view"]
                assert seen["own"]["may_undo"] == 0
                assert undo(table, seat).status_code == 422
                return
    raise AssertionError("nobody went on an expedition")


def test_nothing_is_taken_back_where_that_was_agreed(client: httpx.Client) -> None:
    table = make_table(client, undo="never")
    seat = table.awaited()
    table.step()
    assert undo(table, seat).status_code == 422


def test_more_can_be_undone_if_all_agree(client: httpx.Client) -> None:
    table = make_table(client, 3, undo="ask")
    table.play(6)
    asked = undo(table, 0, 5).json()
    assert asked["table"]["asked"] == {"seat": 0, "left": 1, "agreed": [0]}

    def answer(seat: int, *, agree: bool) -> httpx.Response:
        return table.request("POST", "undo/answer", seat, json={"after": table.view(seat)["number"], "agree": agree})

    assert answer(0, agree=True).status_code == 409
    assert answer(1, agree=True).json()["table"]["choices"] == 6
    assert answer(2, agree=True).json()["table"]["choices"] == 1
    assert answer(2, agree=True).json()["error"] == "nothing asked"
    table.play(4)
    undo(table, 1, 3)
    assert answer(2, agree=False).json()["table"]["asked"] is None
    assert table.view(0)["table"]["choices"] == 5


def test_a_paused_game_waits(client: httpx.Client) -> None:
    table = make_table(client)
    seat = table.awaited()
    text = table.pick(table.view(seat))
    assert table.request("POST", "pause", 1 - seat).json()["table"]["paused"]
    assert table.request("POST", "pause", seat).json()["number"] == 1  # paused already: nothing new
    seen = table.view(seat)
    assert seen["own"]["offered"] == []
    assert table.choose(seat, seen["number"], text).json()["error"] == "paused"
    assert table.request("POST", "pause", -1).status_code == 403
    assert not table.request("POST", "resume", seat).json()["table"]["paused"]
    assert table.choose(seat, 2, text).status_code == 200


def test_who_resigns_is_followed_by_a_bot(client: httpx.Client) -> None:
    table = make_table(client)
    leaver = table.awaited()
    seen = table.request("POST", "resign", leaver, json={}).json()
    assert seen["table"]["seats"][leaver]["kind"] == "bot"
    deadline = time.monotonic() + 30
    while table.awaited() != 1 - leaver:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert table.view(leaver)["own"]["seat"] == leaver  # the player may stay and watch


def test_a_rematch_has_the_same_seats_and_links(client: httpx.Client) -> None:
    table = make_table(client)
    assert table.request("POST", "rematch", 0).json()["error"] == "not over"
    table.play()
    first = table.request("POST", "rematch", 0).json()["id"]
    assert table.request("POST", "rematch", 1).json()["id"] == first
    assert table.view(-1)["table"]["rematch"] == first
    again = Seats(client, {**table.made, "id": first})
    assert again.view(1)["table"]["seats"] == table.view(1)["table"]["seats"]
    assert again.view(1)["table"]["commitment"] != table.made["commitment"]
    again.step()


def test_open_seats_are_for_the_first_who_come(client: httpx.Client) -> None:
    body = {"seats": [{"name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}
    table = Seats(client, client.post("/api/games", json=body).json())
    assert set(table.tokens) == {0, -1, -2}
    assert table.request("POST", "seats", -1, json={}).status_code == 403
    assert table.request("POST", "seats", 0, json={"name": "Eve"}).status_code == 200  # one's own seat, by another name
    assert table.view(-1)["table"]["seats"][0]["name"] == "Eve"
    assert table.request("POST", "seats", 0, json={"name": "Ann"}).status_code == 200
    wanted = {"name": "Bob", "colour": "yellow", "key": "k" * 22}
    first = table.request("POST", "seats", -2, json=wanted).json()
    assert table.request("POST", "seats", -2, json=wanted).json() == first  # a double click is one seat
    second = table.request("POST", "seats", -2, json={"name": "Cyd", "colour": "yellow"}).json()
    assert (first["seat"], second["seat"]) == (1, 2)
    assert table.request("POST", "seats", -2, json={}).json()["error"] == "no open seat"
    table.tokens[1], table.tokens[2] = first["token"], second["token"]
    seats = table.view(2)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob", "Cyd"]
    assert len({seat["colour"] for seat in seats}) == 3
    assert seats[1]["colour"] == "yellow"
    assert first["link"].endswith(f"/play/{table.id}#{first['token']}")


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"edition": "/etc/passwd"}, 400),
        ({"edition": "2004", "bonanza": True}, 422),
        ({"edition_text": "nonsense"}, 422),
        ({"edition_text": "x" * 200_000}, 413),
        ({"seats": [{}]}, 400),
        ({"seats": [{"kind": "bot", "level": "../../x"}, {}]}, 400),
        ({"seats": [{"name": "a # b"}, {}]}, 400),
        ({"pace": -1}, 400),
    ],
)
def test_tables_that_cannot_be(client: httpx.Client, more: dict[str, object], status: int) -> None:
    refused = client.post("/api/games", json={"seats": [{}, {}], **more})
    assert refused.status_code == status, refused.text
    assert refused.json()["sentence"]


def test_a_corrected_edition_travels_with_the_game(client: httpx.Client) -> None:
    text = edition_text("2012").replace('name = "2012"', 'name = "mine"', 1)
    changed = text.replace("first_player_ducats = 5", "first_player_ducats = 6")
    assert changed != text
    table = make_table(client, edition_text=changed)
    for seat in table.tokens:
        seen = table.view(seat)["table"]
        assert (seen["edition_name"], seen["marks"]) == ("mine", ["custom_edition"])
    table.play(5)


def test_in_a_corrected_edition_a_captain_sits_down_for_an_admiral(client: httpx.Client) -> None:
    """The network was not trained with other figures."""
    text = edition_text("2012").replace("other_players_ducats = 10", "other_players_ducats = 9", 1)
    body = {"seats": [{"name": "Ann"}, {"kind": "bot", "level": "admiral"}]}
    for more, level in (({}, "admiral"), ({"edition_text": text}, "captain")):
        made = client.post("/api/games", json={**body, **more})
        assert made.status_code == 201, made.text
        assert Seats(client, made.json()).view(0)["table"]["seats"][1]["level"] == level


def test_chat_is_heard_by_whom_it_is_for(client: httpx.Client) -> None:
    table = make_table(client)
    with Socket(table, 0) as ann, Socket(table, -1) as somebody:
        table.request("POST", "chat", -1, json={"text": "Ann holds nothing"})
        table.request("POST", "chat", 1, json={"text": "  good\x00 luck <b>&\n "})
        assert [line["text"] for line in ann.next("chat")["messages"]] == ["good luck <b>&"]
        heard = somebody.next("chat")["messages"]
        assert heard[0]["text"] == "Ann holds nothing"
    assert [line["name"] for line in table.request("GET", "chat", 0).json()["messages"]] == ["Bob"]
    assert len(table.request("GET", "chat", -1).json()["messages"]) == 2
    assert table.request("POST", "chat", 0, json={"text": " \n "}).status_code == 422


def test_a_note_is_its_seats_own(client: httpx.Client) -> None:
    table = make_table(client)
    table.request("PUT", "note", 0, json={"text": "bid high"})
    table.request("PUT", "note", 0, json={"text": "bid higher"})
    assert table.request("GET", "note", 0).json() == {"text": "bid higher"}
    assert table.request("GET", "note", 1).json() == {"text": ""}
    assert table.request("GET", "note", -1).status_code == 403


def test_words_come_in_the_language_asked_for(client: httpx.Client) -> None:
    table = make_table(client)
    seat = table.awaited()
    seen = table.view(seat, language="xx")
    assert seen["question"]
    for choice in seen["own"]["offered"]:
        assert set(choice) == {"id", "text", "words", "help", "rule"}
        assert all(choice[part] for part in ("text", "words", "help", "rule"))
