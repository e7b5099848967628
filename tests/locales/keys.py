"""Finds the message keys that Python and browser code use, as literals or as built strings."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from goa.core.choices import RULE_OF_ADDED_ANSWER
from goa.locales import catalogue
from goa.locales.catalogue import PLACEHOLDER
from goa.rules.questions import QUESTIONS

ROOT = Path(__file__).parents[2]
WORDS = ("term.", "count.", "list.")
SENTENCES = {key for key in catalogue("en") if not key.startswith(WORDS)}
SECTIONS = {key.split(".")[0] for key in catalogue("en") if "." in key}
KEY = re.compile(rf"({'|'.join(sorted(SECTIONS))})(\.[a-z][a-z_0-9-]*)+")

# A key between quotes in a script; ${...} stands for one name within the key.
QUOTED = re.compile(r"(['\"])((?:(?!\1)[^\\\n])*)\1")
TEMPLATE = re.compile(r"`([^`\n]*)`")
FILLED_IN = re.compile(r"\$\{[^}]*\}")
SUFFIX = re.compile(r"`\$\{[^}]*\}(_[a-z_]+)`")
ANY_NAME = "[a-z0-9_-]+"

# Functions that take a key, and the position of the key among their arguments.
KEY_ARGUMENTS = {
    "say": 0,
    "words": 0,
    "because": 1,
    "NotUnderstood": 0,
    "CannotUndo": 0,
    "AmbiguousNumber": 1,
    "localized": 0,
}


@cache
def nodes() -> tuple[ast.AST, ...]:
    """The Python code of the package."""
    paths = sorted((ROOT / "src" / "goa").rglob("*.py"))
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in paths)
    return tuple(node for tree in trees for node in ast.walk(tree))


@cache
def scripts() -> tuple[str, ...]:
    """The code of the client, without its tests."""
    paths = [path for ending in ("ts", "svelte") for path in sorted((ROOT / "client" / "src").rglob(f"*.{ending}"))]
    return tuple(path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts"))


@cache
def python_texts() -> frozenset[str]:
    """Every string literal of the package."""
    return frozenset(node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str))


@cache
def declared_texts() -> frozenset[str]:
    """Keys that questions and added answers declare."""
    answers = [text.replace(" ", "_") for text in RULE_OF_ADDED_ANSWER]
    labels = [f"{section}.{answer}" for answer in answers for section in ("choice", "help.choice")]
    return frozenset([asked.wording for asked in QUESTIONS] + labels)


@cache
def client_texts() -> frozenset[str]:
    return frozenset(found[2] for script in scripts() for found in QUOTED.finditer(script))


@cache
def patterns() -> frozenset[str]:
    """Patterns for keys that are built from a name, such as client.phase.NAME."""
    made = {_of_f_string(node) for node in nodes() if isinstance(node, ast.JoinedStr)}
    for script in scripts():
        made |= {_of_template(found[1]) for found in TEMPLATE.finditer(script)}
    return frozenset(pattern for pattern in made if _names_a_section(pattern))


def _of_f_string(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY_NAME for part in node.values]
    return "".join(parts)


def _of_template(text: str) -> str:
    return ANY_NAME.join(re.escape(part) for part in FILLED_IN.split(text))


def _names_a_section(pattern: str) -> bool:
    """Whether a pattern has a fixed part besides the section, so that it cannot match a whole section."""
    start = pattern.partition(ANY_NAME)[0].replace("\\", "")
    return start != pattern and any(start.startswith(f"{section}.") for section in SECTIONS)


@cache
def suffixed() -> frozenset[str]:
    """Keys that are a literal key with a suffix, such as ..._help."""
    suffixes = {found[1] for script in scripts() for found in SUFFIX.finditer(script)}
    return frozenset(key + suffix for key in client_texts() if KEY.fullmatch(key) for suffix in suffixes)


def is_put_together(key: str) -> bool:
    return key in suffixed() or any(re.fullmatch(pattern, key) for pattern in patterns())


def calls() -> Iterator[tuple[str, set[str]]]:
    """Literal keys in calls, with the names of the keyword arguments; calls with ** are left out."""
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            at = KEY_ARGUMENTS.get(name)
            if at is not None and len(node.args) > at:
                key = node.args[at]
                is_whole = all(keyword.arg for keyword in node.keywords)
                if isinstance(key, ast.Constant) and key.value in SENTENCES and is_whole:
                    yield str(key.value), {keyword.arg for keyword in node.keywords if keyword.arg}


def placeholders(sentence: str) -> set[tuple[str, str]]:
    return {(found[1], found[2] or "") for found in PLACEHOLDER.finditer(sentence)}


def names(sentence: str) -> set[str]:
    return {name for name, _ in placeholders(sentence)}
