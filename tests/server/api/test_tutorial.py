"""The tutorial: a prepared round that a learner can follow, leave, and come back to."""

import time
from typing import Any

import httpx
import pytest
from tests.server.api.test_responses import declared
from tests.server.players import Plain, Seats

from goa.core.choices import BY_TEXT
from goa.locales import catalogue, languages
from goa.rules.game import apply, new_game
from goa.tables.odds import odds_for
from goa.tables.tutorial_script import AFTERWARDS, COURSE, EDITION, LEARNER, SEATS, SEED, STEPS, STRAYED


def begin(client: httpx.Client, **more: Any) -> Seats:
    made = client.post("/api/tutorial", json={"pace": 0, **more})
    assert made.status_code == 201, made.text
    declared("Created").validate(made.json())
    return Seats(client, made.json())


def asked(table: Seats, seconds: float = 60) -> Plain:
    """The learner's view as soon as it is the learner's choice, or the game is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        view = table.view(LEARNER)
        if view["own"]["offered"] or view["table"]["is_over"]:
            return view
        assert view["tutorial"] is None
        time.sleep(0.02)
    raise AssertionError("the bots do not go on")


def follow(table: Seats, steps: int) -> list[Plain]:
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
    own = [step for step in COURSE if step.seat == LEARNER]
    told = follow(table, len(own))
    assert [(each["suggest"], each["key"]) for each in told] == [(step.choose, step.key) for step in own]
    assert [each["step"] for each in told] == list(range(1, len(own) + 1))
    assert {each["steps"] for each in told} == {STEPS}
    lines = table.request("GET", "lines", LEARNER).json()["lines"]
    assert [(line["seat"], line["text"]) for line in lines if line["kind"] == "choose"][: len(COURSE)] == [
        (step.seat, step.choose) for step in COURSE
    ]
    for number, key in enumerate(AFTERWARDS):
        view = asked(table)
        declared("View").validate({name: value for name, value in view.items() if name != "presence"})
        assert (view["table"]["part"], view["table"]["round"]) == (0, 2)
        assert view["tutorial"] == {"suggest": None, "key": key, "step": len(own) + number + 1, "steps": STEPS}
        assert table.choose(LEARNER, view["number"], table.pick(view)).status_code == 200
    view = asked(table)
    assert view["tutorial"] is None
    assert table.view(-1)["tutorial"] is None


def test_whoever_strays_may_come_back(client: httpx.Client) -> None:
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


def test_the_course_is_what_its_words_say() -> None:
    """The round as it is told: figures in the sentences are those of the table."""
    state = new_game(EDITION, players=SEATS, seed=SEED)
    kinds = set()
    for step in COURSE:
        assert state.seat == step.seat
        assert bool(step.key) == (step.seat == LEARNER)
        assert BY_TEXT[step.choose] in state.offered, step
        if step.key == "tutorial.found":
            quilon = odds_for(state, LEARNER)[0]
            assert (quilon["needs"], quilon["recruits"], quilon["colonists"]) == (6, 2, 2)
            assert quilon["with_colonists"] == pytest.approx(1)
        if step.key == "tutorial.recruits":
            assert state.recruits == 5
        if step.key in ("tutorial.flag_lot", "tutorial.own_lot"):
            assert max(state.bids) == {"tutorial.flag_lot": 2, "tutorial.own_lot": 3}[step.key]
        if step.key == "tutorial.extra_action":
            assert state.players[LEARNER].extra_actions == 3
        if step.key == "tutorial.last_extra":
            assert (state.players[LEARNER].extra_actions, state.players[LEARNER].ducats) == (1, 0)
        kinds.add(step.choose.split()[0])
        apply(state, step.choose)
    assert (state.part, state.round, state.seat) == (0, 2, LEARNER)
    assert state.players[LEARNER].ducats == 9
    assert {"flag", "mark", "bid", "pass", "buy", "extra", "play", "draw"} <= kinds
    assert {"progress", "build", "harvest", "taxes", "expedition", "found"} <= kinds


@pytest.mark.parametrize("language", languages())
def test_every_step_is_explained(language: str) -> None:
    keys = {step.key for step in COURSE if step.key} | {*AFTERWARDS, STRAYED}
    assert keys == {key for key in catalogue(language) if key.startswith("tutorial.")}
    assert len(keys) == STEPS + 1, "each step has its own explanation"
