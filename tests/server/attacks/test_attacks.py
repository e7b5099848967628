"""bench/attacks/attacks.py, shortly: every attack reaches what it attacks, and a neighbour can go on meanwhile."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.attacks.attack_answers import Answers

ROOT = Path(__file__).parents[3]
SECONDS = 1_200
TIMES = 20  # as long as when all is quiet, ...
SPARE = 4_000.0  # ... and some milliseconds: tests run beside others, so this finds only what stops a server


@pytest.mark.slow
def test_every_attack_attacks_something_and_the_neighbour_goes_on() -> None:
    command = [sys.executable, str(ROOT / "bench" / "attacks" / "attacks.py"), "--short"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS, cwd=ROOT)
    assert done.stdout, done.stderr
    told = json.loads(done.stdout)
    assert told["wrong"] == {}
    slow = {name: each for name, each in told["attacks"].items() if is_slow(each["attacked"], each["quiet"])}
    assert slow == {}
    assert len(told["attacks"]) >= 30


def is_slow(attacked: dict[str, float], quiet: dict[str, float]) -> bool:
    return attacked["p99_ms"] > TIMES * quiet["p99_ms"] + SPARE


def test_an_attack_that_attacks_nothing_is_found() -> None:
    answers = Answers()
    assert answers.problems() == ["nothing was answered"]
    answers.count("view", 429, 200)
    assert answers.problems() == ["view: never 200, but {'429': 1}"]
    answers.count("view", 200, 200)
    assert answers.problems() == []
    answers.count("view", 404, 200)
    assert answers.problems() == ["view: 404 instead of 200"]
