"""Keeps the network of a run in the repository, with how it was made and how it fared."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from training.selfplay.config import Config

NETWORKS: Final = Path(__file__).parent.parent / "networks"
MOST_BYTES: Final = 16_000_000


def keep(run: Path, config: Config, name: str, commit: str, folder: Path = NETWORKS) -> Path:
    """Copy the network of a run and write its provenance beside it; the path of the copy."""
    size = (run / "network.npz").stat().st_size
    if size > MOST_BYTES:
        raise ValueError(f"expected a network of at most {MOST_BYTES} bytes, found {size}")
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"{name}.npz"
    shutil.copyfile(run / "network.npz", kept)
    state = json.loads((run / "state.json").read_text("utf-8"))
    gauntlet = run / "gauntlet.json"
    provenance: dict[str, Any] = {
        "sha256": digest(kept),
        "commit": commit,
        "hours": round(state["seconds"] / 3600, 3),
        "rows": state["rows"],
        "updates": state["updates"],
        "start_sha256": digest(config.path(config.start)) if config.start else None,
        "configuration": config.as_plain(),
        "gauntlet": json.loads(gauntlet.read_text("utf-8")) if gauntlet.exists() else [],
    }
    kept.with_suffix(".json").write_text(json.dumps(provenance, indent=1) + "\n", "utf-8")
    return kept


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
