"""Generates the client's TypeScript types from the server's OpenAPI schema: python -m building.schema."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from building.client import NoClientError, packages_in_place
from building.node import Node
from building.paths import CLIENT

TYPES: Final = CLIENT / "src" / "net" / "schema.ts"
HEAD: Final = "/** Generated from the server's /openapi.json by make types; do not edit. */\n"


def types_of_the_server(node: Node) -> str:
    """The text that client/src/net/schema.ts should have."""
    command = [sys.executable, "-m", "goa.server.api.openapi"]
    described = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    program = CLIENT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    with tempfile.TemporaryDirectory() as folder:
        schema, types = Path(folder, "openapi.json"), Path(folder, "schema.ts")
        schema.write_bytes(described)
        command = [node.program, str(program), str(schema), "-o", str(types)]
        done = subprocess.run(command, env=node.environment(), capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoClientError(f"openapi-typescript failed:\n{done.stdout}{done.stderr}")
        made = types.read_text(encoding="utf-8")
    return HEAD + made.split("*/\n", 1)[1].lstrip("\n")  # replaces the generator's header


def main() -> int:
    try:
        wanted = types_of_the_server(packages_in_place())
    except NoClientError as failure:
        print(f"*** The client's types are NOT generated: {failure}.")
        return 1
    if not TYPES.is_file() or TYPES.read_text(encoding="utf-8") != wanted:
        TYPES.write_text(wanted, encoding="utf-8", newline="\n")
        print(f"{TYPES.name} is updated.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
