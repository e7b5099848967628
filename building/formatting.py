"""Checks the format of the client's sources with Prettier; with --write, formats them."""

import subprocess
import sys

from building.client import NoClientError, packages_in_place
from building.paths import CLIENT


def main(arguments: list[str]) -> int:
    try:
        node = packages_in_place()
    except NoClientError as failure:
        print(f"*** The client's format is NOT checked: {failure}.")
        return 3
    program = CLIENT / "node_modules" / "prettier" / "bin" / "prettier.cjs"
    how = "--write" if "--write" in arguments else "--check"
    command = [node.program, str(program), "--log-level", "warn", how, "."]
    return subprocess.run(command, cwd=CLIENT, env=node.environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
