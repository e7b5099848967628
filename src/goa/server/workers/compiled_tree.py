"""The compiled copy of goa that is built while the server already runs interpreted (make play on a fresh clone)."""

import os
from pathlib import Path
from typing import Final

COMPILED_LATER: Final = "GOA_COMPILED_LATER"


def compiled_tree() -> str | None:
    """The folder of the compiled copy once it is complete. Workers that start from then on use it."""
    tree = os.environ.get(COMPILED_LATER)
    return tree if tree and Path(f"{tree}.ready").exists() else None


def worker_environment(tree: str | None) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": tree} if tree else dict(os.environ)
