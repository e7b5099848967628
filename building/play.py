"""make play: builds what is missing and runs the server, or the terminal game if there is no client for the browser.

On a fresh clone the page must not wait for anything that it does not need. The client is built while pip installs what
the server needs. Compiling takes minutes and packages of its own, so it comes last: the server starts interpreted, and
its bots change to the compiled tree once that is complete (goa.server.workers.compiled_tree).

This runs before anything is installed, so it imports nothing but the standard library.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from building import compiling
from building.node import NoNodeError, node_on_path

VENV = Path(sys.prefix)
GOA = str(Path(sys.executable).with_name("goa"))
BUILD_CLIENT = (sys.executable, "-m", "building.client")

STOPPED_BY_CTRL_C = 130


def main() -> int:
    tree, arguments = Path(sys.argv[1]).resolve(), sys.argv[2:]
    early = maybe_start_client_build()
    try:
        status = install()
    except BaseException:
        stop(early)
        raise
    if status:
        stop(early)
        return status
    has_client = (early.wait() if early else subprocess.run(BUILD_CLIENT, check=False).returncode) == 0
    if compiling.is_current(tree):
        is_compiled = subprocess.run([sys.executable, "hatch_build.py", str(tree)], check=False).returncode == 0
        return play(has_client, {"PYTHONPATH": str(tree)} if is_compiled else {}, arguments)
    with compiling_meanwhile(tree) as environment:
        return play(has_client, environment, arguments)


def make(*arguments: str) -> list[str]:
    """A command that makes something in this virtual environment; make passes its other variables on by itself."""
    program = os.environ.get("GOA_MAKE") or "make"
    return [program, "--no-print-directory", f"VENV={VENV}", *arguments]


def install() -> int:
    """Install what the server needs, unless it is there; the exit status."""
    return subprocess.run(make(str(VENV / "ready-to-serve")), check=False).returncode


def maybe_start_client_build() -> subprocess.Popen[bytes] | None:
    """Build the client in another process, if Node is there already and does not have to be installed first."""
    try:
        node_on_path()
    except NoNodeError:
        return None
    return subprocess.Popen(BUILD_CLIENT)


def stop(build: subprocess.Popen[bytes] | None) -> None:
    if build:
        build.terminate()
        build.wait()


@contextmanager
def compiling_meanwhile(tree: Path) -> Iterator[dict[str, str]]:
    """Compile in the background. Yields the settings with which a server finds the result when it is complete."""
    try:
        compiling.require_compiler()
    except compiling.NoCompilerError as problem:
        print(f"*** goa is NOT compiled: {problem}. Playing interpreted.", flush=True)
        yield {}
        return
    ready = tree.with_name(f"{tree.name}.ready")
    ready.unlink(missing_ok=True)
    print("The rules are compiled while you play. Until that is done, the bots take longer to think.", flush=True)
    build = ["/bin/sh", "-c", 'ready=$1; shift; nice -n 10 "$@" && touch "$ready"', "compile", str(ready)]
    compiler = subprocess.Popen([*build, *make("compile", f"COMPILED={tree}")], start_new_session=True)
    try:
        yield {"GOA_COMPILED_LATER": str(tree)}
    finally:
        with suppress(ProcessLookupError):
            os.killpg(compiler.pid, signal.SIGTERM)
        compiler.wait()


def play(has_client: bool, environment: dict[str, str], arguments: list[str]) -> int:
    if has_client:
        command = [GOA, "serve", "--open", "--log", "warning", *arguments]
    else:
        print("*** Playing in the terminal instead, as make terminal does.", flush=True)
        command, environment = [GOA, "play"], {**environment, "GOA_PLAY": "make terminal"}
    process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": "", **environment})
    while True:
        try:
            status = process.wait()
        except KeyboardInterrupt:  # it reached the process too, which stops by itself
            continue
        return 0 if status == STOPPED_BY_CTRL_C else status


if __name__ == "__main__":
    sys.exit(main())
