"""Two people at a table of a real server, in pseudo-terminals."""

from __future__ import annotations

import os
import re
import select
import signal
import time
from pathlib import Path

import httpx
from tests.cli.pseudo_terminal import PATIENCE, Terminal, text_of
from tests.server.process import ServerProcess


def wait_for(terminal: Terminal, text: str) -> str:
    """Read until the new output, without escape codes, contains a text; the output up to its end."""
    deadline = time.monotonic() + PATIENCE * 2
    while time.monotonic() < deadline:
        written = text_of(terminal.written)
        at = written.find(text, terminal.seen)
        if at >= 0:
            start, terminal.seen = terminal.seen, at + len(text)
            return written[start : terminal.seen]
        if select.select([terminal.keyboard], [], [], 0.2)[0] and not terminal._read_some():
            break
    raise AssertionError(f"no {text!r} in:\n{text_of(terminal.written)[-3000:]}")


def joined(link: str, data: Path, *words: str) -> Terminal:
    return Terminal(["play", "--server", link, *words], data)


def two_seats(client: httpx.Client, **more: object) -> tuple[str, str, str]:
    """The links of Ann and Bob, and the id of the table. Bob, or Ann, begins."""
    made = client.post("/api/games", json={"seats": [{"name": "Ann"}, {"name": "Bob"}], "pace": 0, **more}).json()
    return made["seats"][0]["link"], made["seats"][1]["link"], made["id"]


def awaited(client: httpx.Client, link: str) -> int:
    game, token = re.fullmatch(r".*/play/(\w+)#(.+)", link).groups()  # type: ignore[union-attr]  # it is such a link
    seen = client.get(f"/api/games/{game}/view", headers={"Authorization": f"Bearer {token}"}).json()
    return int(seen["table"]["seat"])


def test_people_see_each_others_choices_talk_undo_and_come_back(client: httpx.Client, tmp_path: Path) -> None:
    *links, _ = two_seats(client, clock={"kind": "live", "seconds": 1800}, undo="ask")
    first = awaited(client, links[0])
    names = ("Ann", "Bob")
    with (
        joined(links[first], tmp_path / "first") as chooser,
        joined(links[1 - first], tmp_path / "other", "--plain") as other,
    ):
        wait_for(chooser, "▸ ")
        assert "Time left: Ann 30:00" in wait_for(other, f"Waiting for {names[first]}") + wait_for(other, "\n> ")
        other.send("chat good luck")
        wait_for(chooser, f"{names[1 - first]} says: good luck")
        chooser.send("1")
        wait_for(other, "places the flag")
        wait_for(other, "Your choice: ")
        other.send("pass")  # not offered: the marker must be placed
        wait_for(other, "Your choice: ")
        chooser.send("undo")  # nobody has answered yet
        wait_for(other, f"{names[first]} takes back the last choices.")
        wait_for(chooser, "Place the flag")
        chooser.process.send_signal(signal.SIGINT)  # as Ctrl-C does
        told = wait_for(chooser, "Continue it with: goa play --server")
        assert "your seat is kept" in told
        assert chooser.end() == 130
    table = links[first].partition("#")[0]
    with joined(table, tmp_path / "first", "--language", "de") as again:
        wait_for(again, "Flagge")
        again.send("ende")
        assert again.end() == 0


def test_what_was_typed_survives_the_death_of_the_server(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path).start()
    try:
        with process.client() as client:
            *links, _ = two_seats(client)
            first = awaited(client, links[0])
        with joined(links[first], tmp_path / "data") as chooser:
            wait_for(chooser, "▸ ")
            os.write(chooser.keyboard, b"flag nor")
            wait_for(chooser, "flag nor")
            process.kill()
            wait_for(chooser, "The connection is lost")
            wait_for(chooser, "flag nor")  # printed again below the news
            chooser.send("th a")  # sent while nobody answers
            wait_for(chooser, "is sent again until it does")
            process.start()
            wait_for(chooser, "places the flag at the north edge, by a1")
        with process.client() as client:
            game = links[0].rpartition("/")[2].partition("#")[0]
            token = {"Authorization": f"Bearer {links[0].partition('#')[2]}"}
            lines = client.get(f"/api/games/{game}/lines", headers=token).json()["lines"]
        assert [line["text"] for line in lines if line["kind"] == "choose"] == ["flag north a"]
    finally:
        process.stop()


def test_a_secret_order_is_left_listed_revoked_and_carried_out(client: httpx.Client, tmp_path: Path) -> None:
    *links, game = two_seats(client, undo="never")
    seats = {seat: {"Authorization": f"Bearer {link.partition('#')[2]}"} for seat, link in enumerate(links)}

    def view(seat: int) -> dict[str, object]:
        seen: dict[str, object] = client.get(f"/api/games/{game}/view", headers=seats[seat]).json()
        return seen

    def choose(seat: int, text: str | None = None) -> None:
        seen: dict[str, object] = view(seat)
        offered = seen["own"]["offered"]  # type: ignore[index]  # JSON
        body = {"after": seen["number"], "choose": [text or offered[0]["text"]]}
        assert client.post(f"/api/games/{game}/choices", json=body, headers=seats[seat]).status_code == 200

    while view(0)["table"]["phase"] != "auctions":  # type: ignore[index]  # JSON
        choose(awaited(client, links[0]))
    bidder = awaited(client, links[0])  # bids first on the flag; the other auctions it
    with joined(links[1 - bidder], tmp_path) as auctioneer:
        wait_for(auctioneer, "Waiting for")
        auctioneer.send("order 1 sell")
        wait_for(auctioneer, "Lot 1: the flag: Sell it.")
        auctioneer.send("revoke 1")
        wait_for(auctioneer, "You have left no orders.")
        auctioneer.send("order 1 what")
        wait_for(auctioneer, "For example: order 3 bid 4")
        auctioneer.send("order 1 sell")
        wait_for(auctioneer, "Lot 1: the flag: Sell it.")
        choose(bidder, "bid 1")
        auctioneer.send("")
        wait_for(auctioneer, "takes the flag")
