"""Games played natively, and what the page's Python makes of them."""

from __future__ import annotations

import json
import subprocess
import tempfile
from itertools import product
from pathlib import Path

from building.client import packages_in_place
from building.site import PYODIDE, SITE
from tests.site.game_digests import digests

import goa
from goa.core.playout import play_out
from goa.record.write_record import write_record

HERE = Path(__file__).parent
NAMES = ("Ann", "Bob", "Cleo", "Dan")
TABLES = tuple(product(("2004", "2012"), (2, 3, 4)))


def random_record(number: int) -> str:
    """A whole game of random choices; the editions and numbers of seats take turns."""
    edition, seats = TABLES[number % len(TABLES)]
    state = goa.new_game(edition, players=seats, seed=number)
    play_out(state, number * 7919 + 1)
    return write_record(state, NAMES[:seats])


def page_digests(texts: list[str], *, resumed: bool = False) -> list[dict[str, str]]:
    """The digests that the page's Python computes, in Node; resumed: from a kept memory, as in the second visit."""
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder, "records.json")
        records.write_text(json.dumps(texts), encoding="utf-8")
        node = packages_in_place()
        command = [node.program, str(HERE / "page_python.mjs"), str(SITE), str(PYODIDE)]
        command += [str(HERE / "game_digests.py"), str(records), *(["resumed"] if resumed else [])]
        done = subprocess.run(command, env=node.environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, str]] = json.loads(done.stdout)
    return found


def differences(first: int, games: int, *, resumed: bool = False) -> list[int]:
    """The numbers of the games that differ."""
    texts = [random_record(number) for number in range(first, first + games)]
    pairs = zip(digests(texts), page_digests(texts, resumed=resumed), strict=True)
    return [first + number for number, (native, page) in enumerate(pairs) if native != page]
