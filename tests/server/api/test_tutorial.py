"""The tutorial: a prepared round that a learner can follow, leave, and come back to."""

import time
from typing import Any

import httpx
from tests.server.players import Seats
from tests.server.schema import declared

from goa.record.wire import JsonObject
from goa.tables.lessons.lesson import STRAYED
from goa.tables.lessons.lessons import FIRST_ROUND, SECOND_HALF, lesson_of

LESSON = lesson_of(FIRST_ROUND)
LEARNER, SCRIPT, STEPS = LESSON.learner, LESSON.script, LESSON.steps


def begin(client: httpx.Client, **more: Any) -> Seats:
    made = client.post("/api/tutorial", json={"pace": 0, **more})
    assert made.status_code == 201, made.text
    declared("Created").validate(made.json())
    return Seats(client, made.json())


def asked(table: Seats, seconds: float = 60) -> JsonObject:
    """The learner's view as soon as it is the learner's choice, or the game is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        view = table.view(LEARNER)
        if view["own"]["offered"] or view["table"]["is_over"]:
            return view
        assert view["tutorial"] is None
        time.sleep(0.02)
    raise AssertionError("the bots do not go on")


def follow(table: Seats, steps: int) -> list[JsonObject]:
    """Choose what is suggested; what was told."""
    told = []
    for _ in range(steps):
        view = asked(table)
        told.append(view["tutorial"])
        answered = table.choose(LEARNER, view["number"], view["tutorial"]["suggest"])
        assert answered.status_code == 200, answered.text
    return told


def test_the_whole_tutorial_through_the_server(client: httpx.Client) -> None:
    table = begin(client)
    assert [link["seat"] for link in table.made["seats"]] == [LEARNER]
    own = [step for step in SCRIPT if step.seat == LEARNER]
    told = follow(table, len(own))
    assert [tuple(each.get("notes", ())) for each in told] == [step.notes for step in own]
    assert [(each["suggest"], each["key"]) for each in told] == [(step.choose, step.key) for step in own]
    assert [each["step"] for each in told] == list(range(1, len(own) + 1))
    assert {each["steps"] for each in told} == {STEPS}
    lines = table.request("GET", "lines", LEARNER).json()["lines"]
    assert [(line["seat"], line["text"]) for line in lines if line["kind"] == "choose"][: len(SCRIPT)] == [
        (step.seat, step.choose) for step in SCRIPT
    ]
    for number, key in enumerate(LESSON.afterwards):
        view = asked(table)
        declared("ViewAndPresence").validate(view)
        assert (view["table"]["part"], view["table"]["round"]) == (0, 2)
        following = {"following": SECOND_HALF} if key == LESSON.afterwards[-1] else {}
        last = {"suggest": None, "key": key, "step": len(own) + number + 1, "steps": STEPS, **following}
        assert view["tutorial"] == last
        assert table.choose(LEARNER, view["number"], table.pick(view)).status_code == 200
    view = asked(table)
    assert view["tutorial"] is None
    assert table.view(-1)["tutorial"] is None


def test_a_learner_who_strays_may_come_back(client: httpx.Client) -> None:
    table = begin(client)
    follow(table, 3)
    view = asked(table)
    assert view["tutorial"]["key"] == "tutorial.bid"
    before = view["table"]["choices"]
    assert table.choose(LEARNER, view["number"], "pass").status_code == 200
    strayed = asked(table)
    assert strayed["own"]["may_ask_back"] == strayed["table"]["choices"] - before
    assert strayed["tutorial"] == {"suggest": None, "key": STRAYED, "step": 4, "steps": STEPS}
    back = strayed["table"]["choices"] - before
    undone = table.request("POST", "undo", LEARNER, json={"after": strayed["number"], "choices": back})
    assert undone.status_code == 200, undone.text
    again = asked(table)
    assert again["tutorial"] == view["tutorial"]
    follow(table, 2)


def test_a_learner_who_strays_plays_on_among_bots(client: httpx.Client) -> None:
    table = begin(client, name="Eve", language="xx")
    view = asked(table)
    assert [seat["name"] for seat in view["table"]["seats"]] == ["Eve", "Blue", "Green"]
    assert table.choose(LEARNER, view["number"], "flag south a").status_code == 200
    while (view := asked(table))["table"]["round"] == 1:
        assert view["tutorial"]["key"] == STRAYED
        assert table.choose(LEARNER, view["number"], table.pick(view)).status_code == 200
    assert view["tutorial"] is None


def test_other_tables_have_no_tutorial(client: httpx.Client) -> None:
    made = client.post("/api/games", json={"seats": [{}, {}]}).json()
    assert Seats(client, made).view(0)["tutorial"] is None


def test_the_lesson_of_the_second_half(client: httpx.Client) -> None:
    table = begin(client, lesson=SECOND_HALF)
    lesson = lesson_of(SECOND_HALF)
    told = follow(table, len(lesson.script))
    assert [each["suggest"] for each in told] == [step.choose for step in lesson.script]
    view = asked(table)
    assert view["tutorial"]["key"] == lesson.afterwards[0]
    for _ in range(4):
        view = asked(table)
        assert table.choose(LEARNER, view["number"], table.pick(view)).status_code == 200
    view = asked(table)
    assert view["tutorial"]["key"] == lesson.afterwards[-1]
    assert view["tutorial"]["step"] == view["tutorial"]["steps"]


def test_an_unknown_lesson_is_refused(client: httpx.Client) -> None:
    refused = client.post("/api/tutorial", json={"lesson": "third-half"})
    assert refused.status_code == 422
    assert "first-round" in refused.json()["sentence"]
    assert "third-half" in refused.json()["sentence"]
