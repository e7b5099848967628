"""One name, one thing: no two classes of the package have the same name, and no two modules without a reason."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "goa"
# What is sent of a thing is named after the thing: OpenAPI and the client show these names.
PAYLOADS = SOURCE / "tables" / "payloads"
# Modules that share the name of their subject, and why.
RULES = "the rules of a subject, and the refusals of choices about it"
WORDS = "a subject, and the words for it"
COMMANDS = "what a command works with, and the command of this name"
SHARED = {
    "auction": (RULES, "rules", "rules/refusals"),
    "cards": (RULES, "rules", "rules/refusals"),
    "colony": (RULES, "rules/actions", "rules/refusals"),
    "progress": (RULES, "rules/actions", "rules/refusals"),
    "sacks": (RULES, "core", "rules/refusals"),
    "choices": (WORDS, "core", "views/words"),
    "questions": (WORDS, "rules", "views/words"),
    "database": (COMMANDS, "cli", "server/store"),
    "games": (COMMANDS, "cli", "env/stepping"),
    "replay": (COMMANDS, "cli", "record"),
    "serve": (COMMANDS, "cli", "server/ops"),
}


def classes(path: Path) -> list[str]:
    """The classes that a module defines at its top."""
    return [node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]


def places_of_classes(paths: list[Path]) -> dict[str, list[str]]:
    places = defaultdict(list)
    for path in paths:
        for name in classes(path):
            places[name].append(str(path.relative_to(SOURCE)))
    return places


def test_a_class_has_its_name_alone() -> None:
    paths = sorted(path for path in SOURCE.rglob("*.py") if PAYLOADS not in path.parents)
    assert {name: places for name, places in places_of_classes(paths).items() if len(places) > 1} == {}


def test_a_payload_has_its_name_alone_among_payloads() -> None:
    found = places_of_classes(sorted(PAYLOADS.rglob("*.py")))
    assert "Score" in found
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_a_module_has_its_name_alone() -> None:
    folders = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if path.stem != "__init__" and path.parent.name != "versions":  # migrations are named after what they bring
            folders[path.stem].append(str(path.parent.relative_to(SOURCE)))
    found = {name: sorted(places) for name, places in folders.items() if len(places) > 1}
    assert found == {name: sorted(places) for name, (_, *places) in SHARED.items()}
