"""Renews the pinned versions: constraints.txt for Python, client/package-lock.json for Node: python -m building.locks.

Both hold on every platform and name no download addresses, so that any mirror will do.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from building.node import Node, NoNodeError, find_node
from building.paths import CLIENT, ROOT, project

CONSTRAINTS: Final = ROOT / "constraints.txt"
PACKAGE_LOCK: Final = CLIENT / "package-lock.json"
UNPINNED_EXTRAS: Final = ("openspiel", "ray", "train")  # large; tests that need them are left out without them
NPM_LOCK: Final = ("install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund")


class IncompleteLockError(Exception):
    """The new lock file would not install everywhere; the message says what is wrong."""


def renew_constraints(target: Path = CONSTRAINTS) -> None:
    """Resolve every dependency group and extra once, for all supported versions of Python and all platforms."""
    lists = project()
    extras = sorted(set(lists["project"]["optional-dependencies"]) - set(UNPINNED_EXTRAS))
    command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--quiet", "--upgrade", "--universal"]
    command += ["--python-version", lists["project"]["requires-python"].removeprefix(">=")]
    command += ["--custom-compile-command", "make lock", "--output-file", str(target)]
    command += [word for name in extras for word in ("--extra", name)]
    command += [word for name in lists["dependency-groups"] for word in ("--group", name)]
    subprocess.run(command, cwd=ROOT, check=True)


def renew_package_lock(node: Node) -> None:
    """Work in a folder without node_modules: beside one, npm leaves out the packages of other platforms."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", ".npmrc"):
            shutil.copy2(CLIENT / name, folder)
        subprocess.run([*node.npm, *NPM_LOCK], cwd=folder, env=node.environment(), check=True)
        made = Path(folder, PACKAGE_LOCK.name).read_text(encoding="utf-8")
    problems = problems_of(json.loads(made))
    if problems:
        raise IncompleteLockError("\n".join(problems))
    PACKAGE_LOCK.write_text(made, encoding="utf-8", newline="\n")


def problems_of(lock: dict[str, Any]) -> list[str]:
    """What would keep a package-lock.json from installing on another platform or from another registry."""
    packages: dict[str, dict[str, Any]] = lock["packages"]
    problems: list[str] = []
    for path, package in packages.items():
        if "resolved" in package:
            problems.append(f"{path} names the address {package['resolved']}")
        if path and "integrity" not in package:
            problems.append(f"{path} has no checksum")
        problems += [
            f"{path} needs {name} on some platforms, but the registry did not offer {version}"
            for name, version in package.get("optionalDependencies", {}).items()
            if not is_installed_for(path, name, packages)
        ]
    return problems


def is_installed_for(path: str, name: str, packages: dict[str, dict[str, Any]]) -> bool:
    """Whether Node would find the package from there: in a node_modules of its own or of a folder above."""
    while True:
        if f"{path}/node_modules/{name}".lstrip("/") in packages:
            return True
        if not path:
            return False
        path = path.rpartition("node_modules/")[0].rstrip("/")


def main() -> int:
    try:
        renew_package_lock(find_node())
    except (IncompleteLockError, NoNodeError) as problem:
        print(f"*** {PACKAGE_LOCK.name} is NOT renewed:\n{problem}")
        return 1
    renew_constraints()
    return 0


if __name__ == "__main__":
    sys.exit(main())
