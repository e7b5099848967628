"""The client's own checkers: types, components, and that it knows what the server sends."""

from __future__ import annotations

import subprocess

from building.paths import CLIENT
from building.schema import TYPES, types_of_the_server
from tests.building.tools import node_with_packages


def run(*script: str) -> None:
    node = node_with_packages()
    command = [node.program, str(CLIENT.joinpath("node_modules", *script[0].split("/"))), *script[1:]]
    done = subprocess.run(
        command, cwd=CLIENT, env=node.environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-6000:]


def test_svelte_check() -> None:
    run("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")


def test_components() -> None:
    run("vitest/vitest.mjs", "run")


def test_types_are_those_of_the_server() -> None:
    made = types_of_the_server(node_with_packages())
    assert TYPES.read_text(encoding="utf-8") == made, "client/src/net/schema.ts is old: make types"
