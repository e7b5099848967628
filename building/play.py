"""make play: builds what is missing and runs the server, or the terminal game if there is no client for the browser.

Compiling takes minutes, so the server does not wait for it. It starts interpreted, and its bots change to the compiled
tree once that is complete (goa.server.workers.compiled_tree).
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from building import compiling

BUILD = (sys.executable, "hatch_build.py")
GOA = str(Path(sys.executable).with_name("goa"))

STOPPED_BY_CTRL_C = 130


def main() -> int:
    tree, arguments = Path(sys.argv[1]).resolve(), sys.argv[2:]
    if compiling.is_current(tree):
        has_client = build_client()
        is_compiled = subprocess.run([*BUILD, str(tree)], check=False).returncode == 0  # copies what is not compiled
        return play(has_client, {"PYTHONPATH": str(tree)} if is_compiled else {}, arguments)
    with compiling_meanwhile(tree) as environment:
        return play(build_client(), environment, arguments)


def build_client() -> bool:
    return subprocess.run([*BUILD, "--client"], check=False).returncode == 0


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
    build = f'nice -n 10 "{sys.executable}" hatch_build.py "{tree}" && touch "{ready}"'
    compiler = subprocess.Popen(["/bin/sh", "-c", build], start_new_session=True)
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
