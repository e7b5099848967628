"""The recipes for a card, a tile, a figure, a question and a language in CONTRIBUTING.md, walked in copies of goa."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from building.paths import CLIENT
from tests.building.tools import node_with_packages
from tests.recipes.additions import PROJECT, project_with_additions
from tests.recipes.report import ANSWER, CARD, TILE, what_stays


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return project_with_additions(tmp_path_factory.mktemp("project"))


def run(project: Path, *arguments: str) -> str:
    """Run Python with the sources of the copy."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project / "src"), str(project)])}
    environment.pop("GOA_EXPECT", None)  # the copy is not compiled
    return output_of([sys.executable, *arguments], project, environment)


def output_of(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own code
    assert ended.returncode == 0, ended.stdout[-5_000:] + ended.stderr[-5_000:]
    return ended.stdout


@pytest.fixture(scope="module")
def report(project: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(project, "-m", "tests.recipes.report"))
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


def test_an_edition_may_lack_a_new_figure(report: dict[str, Any]) -> None:
    absent, default, other = report["figure"]
    assert absent == default == what_stays()["digests"][0]
    assert other != absent


def test_a_card_and_a_tile_need_no_drawing(project: Path) -> None:
    """The client's tests of its drawings pass."""
    node = node_with_packages()
    client = project / "client"
    (client / "node_modules").symlink_to(CLIENT / "node_modules", target_is_directory=True)
    vitest = str(client / "node_modules" / "vitest" / "vitest.mjs")
    assert " passed" in output_of([node.program, vitest, "run", "src/art"], client, node.environment())


def test_a_language_may_have_more_forms_of_numbers(tmp_path: Path) -> None:
    """As in French, where 0 is in the singular."""
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    locales = tmp_path / "src" / "goa" / "locales"
    english = (locales / "en.toml").read_text("utf-8")
    assert 'ducats = { 1 = "1 ducat"' in english
    french = english.replace('ducats = { 1 = "1 ducat"', 'ducats = { 0 = "{n} ducat", 1 = "1 ducat"')
    (locales / "fr.toml").write_text(french, "utf-8")
    program = "from goa.locales import say; print(*[say('choice.bid', 'fr', amount=amount) for amount in (0, 1, 2)])"
    assert run(tmp_path, "-c", program) == "Bid 0 ducat Bid 1 ducat Bid 2 ducats\n"


@pytest.mark.slow
def test_the_tests_accept_the_additions(project: Path) -> None:
    """Rules, words and numbers are complete, golden records replay, and nothing else had to be changed."""
    checks = ["test_public_api.py", "test_every_rule_has_a_test.py", "editions"]
    checks += ["locales", "record/test_golden.py", "record/test_record_page.py", "record/test_stored.py"]
    checks += ["rules/test_cards.py", "rules/test_handlers.py", "rules/test_questions.py", "rules/test_refusals.py"]
    checks += ["rules/tiles/test_use.py", "rows/test_layout.py", "views/test_words.py", "env/test_encode.py"]
    checks += ["bots/evaluation/test_weights.py", "cli/edition"]
    told = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", *[f"tests/{each}" for each in checks])
    assert " passed" in told
    assert " failed" not in told
