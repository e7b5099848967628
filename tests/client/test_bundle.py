"""What a browser has to load."""

import gzip
from pathlib import Path

LARGEST = 200 * 1024


def test_everything_together_is_small(built: Path) -> None:
    """All languages and the rules page included, though they are loaded only when they are wanted."""
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in built.rglob("*") if path.is_file()}
    assert sum(sizes.values()) <= LARGEST, sorted(sizes.items(), key=lambda each: -each[1])[:10]


def test_nothing_comes_from_elsewhere(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    assert "http://" not in page
    assert "https://" not in page
    assert "<script>" not in page
