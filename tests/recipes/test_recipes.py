"""The recipes of CONTRIBUTING.md for a card, a tile and a question, walked in a copy of the project."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.recipes.additions import project_with_additions
from tests.recipes.report import ANSWER, CARD, TILE, what_stays


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return project_with_additions(tmp_path_factory.mktemp("project"))


def run(project: Path, *arguments: str) -> str:
    """Run Python with the sources of the copy."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project / "src"), str(project)])}
    environment.pop("GOA_EXPECT", None)  # the copy is not compiled
    command = [sys.executable, *arguments]
    ended = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own code
    assert ended.returncode == 0, ended.stdout[-5_000:] + ended.stderr[-5_000:]
    return ended.stdout


@pytest.fixture(scope="module")
def report(project: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(project, "-m", "tests.recipes.report", "play"))
    return found


def test_new_choices_come_after_all_others(report: dict[str, Any]) -> None:
    before = what_stays()["catalogue"]
    assert report["catalogue"][: len(before)] == before
    cards = [
        f"{verb} market day {symbol}"
        for verb in ("discard", "play")
        for symbol in ("elephant", "tiger", "fish", "palm", "shell", "statue")
    ]
    assert report["catalogue"][len(before) :] == [*cards, "take harbour tile", "use harbour", "unload"]


def test_nothing_that_is_stored_or_learned_changes(report: dict[str, Any]) -> None:
    before = what_stays()
    assert report["digests"] == before["digests"]
    assert report["layout"] == before["layout"]
    assert report["questions"] == [*before["questions"], "choose_cargo"]


def test_the_card_and_the_tile_are_played(report: dict[str, Any]) -> None:
    assert min(report["chosen"][text] for text in (CARD, TILE, ANSWER)) > 0


@pytest.mark.slow
def test_the_tests_accept_the_additions(project: Path) -> None:
    """Rules, words and numbers are complete, golden records replay, and nothing else had to be changed."""
    checks = ["test_public_api.py", "test_every_rule_has_a_test.py", "editions/test_kinds.py", "editions/test_cards.py"]
    checks += ["locales", "record/test_golden.py", "record/test_record_page.py", "record/test_stored.py"]
    checks += ["rules/test_cards.py", "rules/test_handlers.py", "rules/test_questions.py", "rules/test_refusals.py"]
    checks += ["rules/tiles/test_use.py", "rows/test_layout.py", "views/test_words.py", "env/test_encode.py"]
    checks += ["bots/evaluation/test_weights.py", "cli/edition"]
    told = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", *[f"tests/{each}" for each in checks])
    assert " passed" in told
    assert " failed" not in told
