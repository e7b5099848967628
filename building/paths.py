"""Where things are in the source tree."""

import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
CLIENT: Final = ROOT / "client"
STATIC: Final = SOURCE / "goa" / "server" / "static"  # what the server serves; git ignores it


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def extra(name: str) -> list[str]:
    """The requirements of one of the project's extras."""
    requirements: list[str] = project()["project"]["optional-dependencies"][name]
    return requirements
