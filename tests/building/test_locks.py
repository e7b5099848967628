"""The pinned versions: complete, the same everywhere, and without addresses."""

import json
import re
from typing import Any

import pytest
from building.client import SOURCES
from building.locks import CONSTRAINTS, PACKAGE_LOCK, UNPINNED_EXTRAS, problems_of
from building.paths import CLIENT, project

PINNED = re.compile(r"([a-z0-9-]+)==[\w.+]+(?: ; .+)?")


def test_everything_that_work_on_goa_needs_is_pinned() -> None:
    lines = [line for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith("#")]
    pins = [PINNED.fullmatch(line) for line in lines]
    assert None not in pins, lines  # no address of an index, no path, no extra
    pinned = {pin[1] for pin in pins if pin is not None}
    lists = project()
    extras = [group for name, group in lists["project"]["optional-dependencies"].items() if name not in UNPINNED_EXTRAS]
    wanted = [lists["project"]["dependencies"], *extras, *lists["dependency-groups"].values()]
    names = {re.split(r"[^\w-]", each)[0] for group in wanted for each in group if isinstance(each, str)}
    assert names - {"goa"} <= pinned, "make lock"


def test_the_lock_of_the_client_is_that_of_its_package_file() -> None:
    package = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))
    lock = json.loads(PACKAGE_LOCK.read_text(encoding="utf-8"))
    assert lock["packages"][""]["devDependencies"] == package["devDependencies"], "make lock"
    assert problems_of(lock) == []
    assert "client" in SOURCES  # a new lock means a new build


@pytest.mark.parametrize(
    ("package", "problem"),
    [
        ({"resolved": "https://example.org/a.tgz"}, "node_modules/a names the address https://example.org/a.tgz"),
        ({"integrity": ""}, "node_modules/a has no checksum"),
        ({"optionalDependencies": {"a-win32": "1.0"}}, "node_modules/a needs a-win32 on some platforms"),
        ({"optionalDependencies": {"a-linux": "1.0"}}, ""),
        ({"optionalDependencies": {"a-darwin": "1.0"}}, ""),
    ],
)
def test_a_lock_that_would_not_install_elsewhere_is_seen(package: dict[str, Any], problem: str) -> None:
    good = {"version": "1.0", "integrity": "sha512-"}
    a = {name: value for name, value in {**good, **package}.items() if value}
    packages = {"": {}, "node_modules/a": a, "node_modules/a-linux": good, "node_modules/a/node_modules/a-darwin": good}
    found = problems_of({"packages": packages})
    assert [each.startswith(problem) for each in found] == ([True] if problem else [])
