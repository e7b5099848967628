"""Compiles what the page imports to bytecode, with the page's own Python in Node.

A browser would otherwise compile every module at each visit, which took most of the time until the table was shown.
Bytecode is larger than the source, so modules of the standard library that the page does not import stay as they are.
"""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from building.node import Node

SCRIPT: Final = Path(__file__).with_suffix(".mjs")
# By host-worker.ts, bot-worker.ts and python.ts in client/src/page/workers.
IMPORTED: Final = ("goa.bots.network.policy", "goa.page.host", "goa.page.preload", "goa.tables.bot_answers")

# Modules of the standard library that no page imports, and which would be a tenth of the transfer.
LEFT_OUT: Final = (
    *("_pyrepl", "doctest", "ftplib", "imaplib", "mailbox", "multiprocessing", "pdb", "poplib", "pydoc", "smtplib"),
    *("unittest", "wsgiref", "xml", "xmlrpc"),
)


class BytecodeError(Exception):
    """Node or its Python failed; the message is what it printed."""


def compile_archives(node: Node, pyodide: Path, wheels: list[Path], library: bytes, own: bytes) -> tuple[bytes, bytes]:
    """The standard library and our own modules, both as zip archives, with .pyc files instead of .py files.

    Ours also names the modules for goa.page.preload, which need no compiled package: preloaded.txt.
    """
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (folder / "library.zip").write_bytes(library)
        (folder / "own.zip").write_bytes(own)
        told = {"pyodide": str(pyodide), "wheels": [str(wheel) for wheel in wheels], "imported": IMPORTED}
        told["left_out"] = LEFT_OUT
        command = [node.program, str(SCRIPT), scratch, json.dumps(told)]
        done = subprocess.run(command, env=node.environment(), capture_output=True, text=True, check=False)
        if done.returncode:
            raise BytecodeError(f"the modules for the browser could not be compiled:\n{done.stderr.strip()[-2000:]}")
        return (folder / "library.compiled.zip").read_bytes(), (folder / "own.compiled.zip").read_bytes()
