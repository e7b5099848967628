"""goa play --server against a real server, through pipes."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from tests.cli.pseudo_terminal import COMMAND, environment, run
from tests.server.players import make_table
from tests.server.process import ServerProcess, free_port

from goa.record.read_record import read_record
from goa.record.replay import replay

BOT = {"kind": "bot", "level": "random"}
WHOLE_GAME = "1\n" * 3000  # a number that might be a bid is typed twice


def play(link: str, typed: str, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Many answers through a pipe."""
    command = [*COMMAND, "play", "--plain", "--server", link]
    return subprocess.run(  # noqa: S603 - our own script
        command, input=typed, capture_output=True, encoding="utf-8", env=variables, timeout=180, check=False
    )


def refusal(*words: str, data: Path) -> str:
    ended = run("play", "--plain", *words, data=data)
    assert ended.returncode == 2, ended.stdout + ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    return ended.stderr


def test_what_is_no_link_is_refused(tmp_path: Path) -> None:
    assert "Expected the link of a seat" in refusal("--server", "example.org", data=tmp_path)


def test_a_link_without_its_secret_is_refused_unless_the_seat_is_stored(server: ServerProcess, tmp_path: Path) -> None:
    assert "no secret after the #" in refusal("--server", f"{server.url}/play/7k2m", data=tmp_path)


def test_no_such_table_and_a_wrong_token_are_refused(
    client: httpx.Client, server: ServerProcess, tmp_path: Path
) -> None:
    for game in ("nothing", make_table(client).id):
        told = refusal("--server", f"{server.url}/play/{game}#secret", "--language", "de", data=tmp_path)
        assert "gibt es nicht" in told
        assert "secret" not in told


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    address = f"http://127.0.0.1:{free_port()}"
    assert f"{address} cannot be reached" in refusal("--server", f"{address}/play/7#x", data=tmp_path)


def test_spectators_and_late_guests_get_no_seat(client: httpx.Client, tmp_path: Path) -> None:
    made = make_table(client, seats=2).made
    assert "use the invitation link" in refusal("--server", made["spectators"]["link"], data=tmp_path)
    body = {"seats": [{"name": "Ann"}, {"kind": "open"}], "pace": 0}
    made = client.post("/api/games", json=body).json()
    guest = {"Authorization": f"Bearer {made['invitation']['token']}"}
    assert client.post(f"/api/games/{made['id']}/seats", json={"name": "Bob"}, headers=guest).status_code == 200
    assert "All seats are taken" in refusal("--server", made["invitation"]["link"], data=tmp_path)


def test_a_link_that_was_renewed_no_longer_opens_the_seat(tmp_path: Path, client: httpx.Client) -> None:
    """The token that was stored is forgotten with it."""
    body = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "pace": 0, "absence_hours": 0}
    made = client.post("/api/games", json=body).json()
    seats = tmp_path / "seats.json"
    seats.write_text(json.dumps({made["seats"][0]["link"].partition("#")[0]: "renewed"}))
    assert "this link does not open it" in refusal(
        "--server", made["seats"][0]["link"].partition("#")[0], data=tmp_path
    )
    assert json.loads(seats.read_text()) == {}


@contextmanager
def other_server(answers: dict[str, object], error: str = "http") -> Iterator[str]:
    """A server that answers with these objects by the last part of the path, and 404 with this word to others."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = answers.get(self.path.partition("?")[0].rpartition("/")[2])
            self.send_response(200 if found is not None else 404)
            self.end_headers()
            self.wfile.write(json.dumps(found or {"error": error, "sentence": "Nothing here."}).encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_server_of_something_else_is_told(tmp_path: Path) -> None:
    with other_server({"about": [1]}) as address:
        assert f"No goa server answers at {address}" in refusal("--server", f"{address}/play/7#x", data=tmp_path)


@pytest.mark.parametrize("error", ["http", "unknown address"])  # of older servers, and of this one
@pytest.mark.parametrize("observation", [None, {"number": 3, "observation": {"edition": "unknown", "news": 1}}])
def test_an_older_or_newer_server_is_told(
    observation: object, error: str, client: httpx.Client, tmp_path: Path
) -> None:
    table = make_table(client)
    view = table.view(0)
    answers: dict[str, object] = {"about": {"version": "9.9"}, "view": view, "edition": "", "chat": {"messages": []}}
    if isinstance(observation, dict):
        answers["observation"] = {**observation, "number": view["number"]}
    with other_server(answers, error) as address:
        told = refusal("--server", f"{address}/play/7#x", data=tmp_path)
    assert "The server runs goa 9.9 and this is goa" in told


def test_a_name_is_asked_for_until_it_fits_and_the_seat_is_stored(client: httpx.Client, tmp_path: Path) -> None:
    made = client.post("/api/games", json={"seats": [{"kind": "open"}, BOT], "pace": 0}).json()
    link = made["invitation"]["link"]
    ended = run("play", "--plain", "--server", link, data=tmp_path, typed="#\nZoë\nquit\n")
    assert ended.returncode == 0, ended.stderr
    assert "Expected a name of 1 to 30 characters" in ended.stdout
    assert "Zoë sits down." in ended.stdout
    assert f"goa play --server {link.partition('#')[0]}" in ended.stdout
    assert (tmp_path / "seats.json").stat().st_mode & 0o777 == 0o600
    again = run("play", "--plain", "--server", link, data=tmp_path, typed="quit\n")  # the invitation finds the seat too
    assert "Your name" not in again.stdout
    assert "Zoë sits down." in again.stdout


def test_a_whole_game_is_played_to_the_scoring_sheet(client: httpx.Client, tmp_path: Path) -> None:
    made = client.post("/api/games", json={"seats": [{"name": "Ann"}, BOT], "pace": 0, "takeover": "random"}).json()
    ended = play(made["seats"][0]["link"], WHOLE_GAME, environment(tmp_path))
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr
    assert "(SCO-7): Ann" in ended.stdout
    assert re.search(r"(Ann|Blue) wins with \d+ points", ended.stdout) or "share" in ended.stdout
    spectator = {"Authorization": f"Bearer {made['spectators']['token']}"}
    record = read_record(client.get(f"/api/games/{made['id']}/record", headers=spectator).text)
    final = replay(record)
    assert final.is_over
    assert ended.stdout.count("Your choice:") >= sum(move.seat == 0 for move in record.moves) / 3


def test_help_is_that_of_a_local_game(client: httpx.Client, tmp_path: Path) -> None:
    """Help, reasons, hints, rules, tiles and series come from the same code."""
    made = client.post("/api/games", json={"seats": [{"name": "Ann"}, BOT], "pace": 0, "undo": "own"}).json()
    token = made["seats"][0]["token"]
    typed = "help\nhelp 1\nwhy bid 12\nhint\nrules\ntiles\ntable\nmat\nlog all\nnonsense\npass; pass\n"
    ended = run("play", "--plain", "--server", made["seats"][0]["link"], data=tmp_path, typed=typed)
    told = ended.stdout
    seen = client.get(f"/api/games/{made['id']}/view", headers={"Authorization": f"Bearer {token}"}).json()
    assert seen["number"] <= 1
    for offered in seen["own"]["offered"][:1]:
        assert offered["help"] in told
    assert "leave a secret order for a lot" in told
    assert "Nothing was done." in told
    assert "points" in told
    assert "The input has ended" in told


def test_without_hints_there_are_none(client: httpx.Client, tmp_path: Path) -> None:
    made = client.post("/api/games", json={"seats": [{"name": "Ann"}, BOT], "pace": 0, "hints": False}).json()
    ended = run("play", "--plain", "--server", made["seats"][0]["link"], data=tmp_path, typed="hint\n")
    assert "This table was set up without hints." in ended.stdout


def test_without_sockets_it_polls(client: httpx.Client, tmp_path: Path) -> None:
    """The library for sockets is an extra."""
    (tmp_path / "websockets").mkdir()
    (tmp_path / "websockets" / "__init__.py").write_text("raise ImportError")
    variables = environment(tmp_path / "data")
    variables["PYTHONPATH"] = f"{tmp_path}:{variables['PYTHONPATH']}"
    made = client.post("/api/games", json={"seats": [{"name": "Ann"}, BOT], "pace": 0}).json()
    ended = play(made["seats"][0]["link"], "1\n" * 40, variables)
    assert ended.returncode == 0, ended.stderr
    spectator = {"Authorization": f"Bearer {made['spectators']['token']}"}
    assert client.get(f"/api/games/{made['id']}/view", headers=spectator).json()["number"] > 10
