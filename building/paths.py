"""Paths in the source tree, and the contents of pyproject.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
CLIENT: Final = ROOT / "client"
STATIC: Final = SOURCE / "goa" / "server" / "static"  # what the server serves; git ignores it


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def group(name: str) -> list[str]:
    """The requirements of one of the dependency groups that include no other group."""
    requirements: list[str] = project()["dependency-groups"][name]
    return requirements
