"""The built client for the browser: where it is, and which version it is."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

# Vite writes a hash of the content into the name of the script.
SCRIPT: Final = re.compile(r'<script[^>]* src="/assets/([^"]+)\.js"')


def client_folder() -> Path | None:
    """The folder of the built client, if this copy has one."""
    folder = Path(str(files("goa.server"))) / "static"
    return folder if (folder / "index.html").is_file() else None


@cache
def client_version() -> str:
    """The name of the client's script; empty without a client. A page with another script is out of date."""
    folder = client_folder()
    found = SCRIPT.search((folder / "index.html").read_text("utf-8")) if folder else None
    return found[1] if found else ""
