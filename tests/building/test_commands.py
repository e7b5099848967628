"""Commands that the documents, the Makefile and docstrings name can be run: their modules and scripts exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from building.paths import ROOT

FOLDERS = ("bench", "building", "examples", "tests", "training")
TEXTS = ("*.md", "docs/**/*.md", "training/**/*.md", "examples/**/*", "Makefile", ".github/**/*")
CODE = ("src/**/*.py", "bench/**/*.py", "building/**/*.py", "tests/**/*.py", "training/**/*.py")
SCRIPT = re.compile(rf"\bpython3? ((?:{'|'.join(FOLDERS)})/[\w/.-]+\.py)")
MODULE = re.compile(rf"\bpython3? -m ((?:goa|{'|'.join(FOLDERS)})(?:\.\w+)*)")
BENCHMARK = re.compile(r"\bbench/[\w/]+\.py\b")


def pages() -> Iterator[Path]:
    for pattern in (*TEXTS, *CODE):
        yield from (path for path in sorted(ROOT.glob(pattern)) if path.is_file() and "plugin_bots" not in path.parts)


def missing(text: str) -> list[str]:
    """What a text tells one to run and is not there. A command may go over the end of a line."""
    on_one_line = " ".join(text.split())
    scripts = {*SCRIPT.findall(on_one_line), *BENCHMARK.findall(on_one_line)}
    return [script for script in sorted(scripts) if not (ROOT / script).is_file()] + [
        module for module in sorted(set(MODULE.findall(on_one_line))) if not has_module(module)
    ]


def has_module(name: str) -> bool:
    path = ROOT / ("src" if name.startswith("goa") else ".") / Path(*name.rstrip(".").split("."))
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


def test_every_command_names_something_that_exists() -> None:
    wrong = {}
    for page in pages():
        try:
            text = page.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        if absent := missing(text):
            wrong[str(page.relative_to(ROOT))] = absent
    assert wrong == {}


@pytest.mark.parametrize(
    ("text", "absent"),
    [
        ("`python bench" + "/load.py`", ["bench" + "/load.py"]),
        ("`PYTHONPATH=src python3\n" + "bench/engine/rows.py`", []),
        ("python -m " + "building.nothing", ["building.nothing"]),
        ("python -m building.play", []),
        ("python -m http.server", []),
    ],
)
def test_a_command_that_leads_nowhere_is_found(text: str, absent: list[str]) -> None:
    assert missing(text) == absent
