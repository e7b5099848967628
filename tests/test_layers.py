"""The layers of the package: what each part may import."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
MODULES = sorted((SOURCE / "goa").rglob("*.py"))

# A package may import itself and the packages above it in this list. "goa" is goa/__init__.py, the public names.
ORDER = [
    "locales",
    "editions",
    "core",
    "rules",
    "views",
    "record",
    "goa",
    "rows",
    "bots",
    "env",
    "tables",
    "page",
    "server",
    "cli",
]

OUTSIDE_WORLD = {"asyncio", "logging", "os", "random", "time"}
MAY_USE_OUTSIDE_WORLD = ("server", "cli", "bots.players.search")  # the search bot needs a clock for its time limit
MAY_USE_NUMPY = ("env", "bots.network")
SERVER_ONLY = {"asyncio", "fastapi", "logging", "multiprocessing", "numpy", "pydantic", "sqlalchemy", "starlette"}
LONGEST_MODULE = 300

# The packages of the server, from left to right likewise.
SERVER_ORDER = ["limits", "workers", "store", "live", "calls", "bots", "api", "ops", "processes"]
USED_IN_ALL_OF_THE_SERVER = ("ops.settings", "ops.metrics", "ops.gc_schedule", "ops.client_files", "ops.monitoring")


def dotted(path: Path) -> str:
    """goa.core.engine for src/goa/core/engine.py, goa.core for src/goa/core/__init__.py."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def package_of(module: str) -> str:
    """The package of a module in ORDER: core for goa.core.engine, goa for goa itself."""
    if module == "goa.__main__":
        return "cli"
    return module.split(".")[1] if "." in module else module


def imports(code: str, module: str, *, is_package: bool) -> Iterator[str]:
    """Every module that the code imports, anywhere in the file; "from a import b" counts as a.b."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".") if is_package else module.split(".")[:-1]
                base = ".".join([*parents[: len(parents) - node.level + 1], *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


@cache
def all_imports() -> tuple[tuple[str, str], ...]:
    """Every module of the package with each of its imports."""
    return tuple(
        (dotted(path), name)
        for path in MODULES
        for name in imports(path.read_text(encoding="utf-8"), dotted(path), is_package=path.stem == "__init__")
    )


def imported_package(name: str) -> str:
    """The package that an import uses: core for goa.core.engine and "from goa import core", goa for goa.apply."""
    package = package_of(name)
    return package if package in ORDER else "goa"


def test_every_package_has_its_place() -> None:
    assert {package_of(dotted(path)) for path in MODULES} == set(ORDER)


def test_commands_name_modules_of_the_server_that_exist() -> None:
    """Commands import them late and by name, so no type checker sees when a module moves."""
    calls = re.compile(r"(?<!def )server_module\(([^)]*)\)")
    named = [name for path in MODULES for name in calls.findall(path.read_text(encoding="utf-8"))]
    existing = {f'"{dotted(path).removeprefix("goa.server.")}"' for path in MODULES}
    assert named
    assert [name for name in named if name not in existing] == []


@pytest.mark.parametrize("name", [*MAY_USE_OUTSIDE_WORLD, *MAY_USE_NUMPY])
def test_every_exception_names_a_module_that_exists(name: str) -> None:
    assert f"goa.{name}" in {dotted(path) for path in MODULES}


def test_a_package_imports_only_itself_and_those_above_it() -> None:
    wrong = [
        f"{module} imports {name}"
        for module, name in all_imports()
        if name.split(".")[0] == "goa" and ORDER.index(package_of(module)) < ORDER.index(imported_package(name))
    ]
    assert wrong == []


def test_only_server_and_cli_use_the_outside_world() -> None:
    wrong = [
        f"{module} imports {name}"
        for module, name in all_imports()
        if name.split(".")[0] in OUTSIDE_WORLD
        and module != "goa.__main__"
        and not any(f"{module}.".startswith(f"goa.{place}.") for place in MAY_USE_OUTSIDE_WORLD)
    ]
    assert wrong == []


def test_only_environments_and_networks_use_numpy() -> None:
    wrong = [
        f"{module} imports {name}"
        for module, name in all_imports()
        if name.split(".")[0] == "numpy"
        and not any(f"{module}.".startswith(f"goa.{place}.") for place in MAY_USE_NUMPY)
    ]
    assert wrong == []


def test_packages_of_the_server_import_one_way() -> None:
    wrong = []
    for module, name in all_imports():
        if module.startswith("goa.server.") and name.startswith("goa.server."):
            importer, imported, part = module.split(".")[2], *name.split(".")[2:4]
            is_shared = f"{imported}.{part}" in USED_IN_ALL_OF_THE_SERVER
            if not is_shared and SERVER_ORDER.index(importer) < SERVER_ORDER.index(imported):
                wrong.append(f"{module} imports {name}")
    assert wrong == []


def test_tables_need_nothing_of_a_server() -> None:
    """A page in a browser hosts tables too: nothing that they import, however indirectly, is a server's."""
    tables = [dotted(path) for path in MODULES if package_of(dotted(path)) == "tables"]
    code = f"import sys; {'; '.join(f'import {name}' for name in tables)}; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own modules
    assert "goa.tables.views.views" in shown.split()
    assert sorted({name.split(".")[0] for name in shown.split()} & SERVER_ONLY) == []


def test_what_is_imported_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements = [*project["dependencies"], *chain.from_iterable(project["optional-dependencies"].values())]
    declared = {re.split(r"[^\w-]", requirement)[0].replace("-", "_") for requirement in requirements}
    declared |= {"pyspiel"} if "open_spiel" in declared else set()  # the other half of that package
    known = {"goa", *declared, *sys.stdlib_module_names}
    assert [f"{module} imports {name}" for module, name in all_imports() if name.split(".")[0] not in known] == []


def test_modules_are_short() -> None:
    lengths = {dotted(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {module: length for module, length in lengths.items() if length > LONGEST_MODULE} == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import os.path", "os.path"),
        ("from goa.core import state", "goa.core.state"),
        ("from . import bids", "goa.rules.bids"),
        ("from .bids import BID", "goa.rules.bids.BID"),
        ("from ..core.state import State", "goa.core.state.State"),
        ("def f():\n    import time", "time"),
    ],
)
def test_an_import_is_seen(code: str, found: str) -> None:
    assert list(imports(code, "goa.rules.auction", is_package=False)) == [found]
    assert list(imports(code, "goa.rules", is_package=True)) == [found]
