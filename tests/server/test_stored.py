"""Databases of an older version: every game is as it was, and goes on. tests/stored/README.md tells what they are."""

import time
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest
from tests.server.cluster import Cluster, missing, program
from tests.server.ops.hosted import DATABASES
from tests.server.stored import Stored, exported, journal, position, served
from tests.stored.trace import contents, first_difference, trace

import goa
from goa.record.wire import JsonObject

INTERRUPTED = "bots interrupted"  # its bots go on as soon as somebody looks
HOUSE_RULES = Path(__file__).parent.parent / "stored" / "records" / "house-rules.toml"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster().make()
    yield cluster
    cluster.remove()


def cluster_for(kind: str, request: pytest.FixtureRequest) -> Cluster | None:
    if kind == "sqlite":
        return None
    if missing() or program("psql") is None:
        pytest.skip(missing() or "*** NO psql HERE; THE STORED DUMP IS NOT TESTED ***")
    found: Cluster = request.getfixturevalue("cluster")
    return found


@pytest.fixture(scope="module", params=DATABASES)
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stored]:
    """A copy that is only looked at."""
    with served(request.param, tmp_path_factory.mktemp("looked"), cluster_for(request.param, request)) as found:
        yield found


@pytest.fixture(scope="module", params=DATABASES)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stored]:
    """A copy to play on; each test has its own games there."""
    with served(request.param, tmp_path_factory.mktemp("played"), cluster_for(request.param, request)) as found:
        yield found


def test_every_game_stands_as_it_stood(stored: Stored) -> None:
    for name, game in stored.games.items():
        if name != INTERRUPTED:
            now = position(stored.table(name), game)
            then = deepcopy({key: game[key] for key in now})
            if any(kind == "bot" for kind, *_ in game["seats"]):
                for seat, own in now["own"].items():  # since then an undo takes back what bots answered, too
                    assert own["may_undo"] >= then["own"][seat]["may_undo"], name
                    then["own"][seat]["may_undo"] = own["may_undo"]
            assert now == then, name
            assert journal(stored.table(name)) == game["journal"], name


def test_every_game_has_the_same_record(stored: Stored, tmp_path: Path) -> None:
    records = exported(stored, tmp_path / "exported")
    for name, game in stored.games.items():
        assert contents(records[name]) == contents(game["record"]), name
        record = goa.read_record(records[name])
        edition = goa.new_game(str(HOUSE_RULES)).edition if record.edition == "house-rules" else None
        assert first_difference(trace(record, edition), game["trace"]) is None, name
        if name != INTERRUPTED and game["is_over"]:
            shown = stored.table(name).request("GET", "record", -1)
            assert shown.status_code == 200, shown.text
            assert contents(shown.text) == contents(game["record"]), name
            assert game["commitment"] in shown.text, name


def play_on(played: Stored, name: str) -> None:
    """The choices that people made next: each is offered the same as then, and may choose the same."""
    table = played.table(name)
    for seat, offered, chosen in played.games[name]["goes_on"]:
        seen = table.view(seat)
        assert [offer["text"] for offer in seen["own"]["offered"]] == offered, name
        answer = table.choose(seat, seen["number"], chosen)
        assert answer.status_code == 200, (name, answer.text)


def test_every_running_game_goes_on_as_it_would_have(played: Stored) -> None:
    going_on = [name for name, game in played.games.items() if game["goes_on"] and not game["paused"]]
    assert len(going_on) > 30
    for name in going_on:
        play_on(played, name)


def test_bots_go_on_where_they_were_interrupted(played: Stored) -> None:
    game = played.games[INTERRUPTED]
    until_over(played, INTERRUPTED)
    now = journal(played.table(INTERRUPTED))
    assert now[: game["number"]] == game["journal"]
    assert len(now) > game["number"]
    text = played.table(INTERRUPTED).request("GET", "record", -1).text
    assert goa.replay(goa.read_record(text)).is_over


def test_a_paused_game_is_finished_by_bots(played: Stored) -> None:
    table = played.table("paused")
    assert table.request("POST", "resume", 0).status_code == 200
    play_on(played, "paused")
    assert table.request("POST", "resign", 0, json={"level": "random"}).status_code == 200
    shown = until_over(played, "paused")
    assert shown["scores"]["winners"]
    began = contents(played.games["paused"]["record"])["moves"]
    assert contents(table.request("GET", "record", -1).text)["moves"][: len(began)] == began


def test_an_invitation_still_holds(played: Stored) -> None:
    table = played.table("open seat waiting")
    taken = table.request("POST", "seats", -2, json={"name": "Late"})
    assert taken.status_code == 200, taken.text
    table.tokens[taken.json()["seat"]] = taken.json()["token"]
    assert table.step() is not None


def until_over(played: Stored, name: str, seconds: float = 120) -> JsonObject:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        shown: JsonObject = played.table(name).view(-1)["table"]
        if shown["is_over"]:
            return shown
        time.sleep(0.05)
    raise AssertionError(f"{name} is not over after {seconds} seconds")
