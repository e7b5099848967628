"""The bytes of the views of stored games, for several source trees.

One of them may be commit aa6df4a, whose modules had other names.

PYTHONPATH=build/compiled python bench/server/view_bytes.py ../before/build/compiled build/compiled

The games are records of tests/stored/records, which aa6df4a wrote. Each view is what a socket is sent after a choice:
to the seat that is asked, to the others and to a spectator, with the line of the log about that choice.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from goa.editions.load import edition_text, load_edition

RECORDS = Path(__file__).parents[2] / "tests" / "stored" / "records"
GAMES = ("2004-*.goa", "2012-*.goa")
SPECTATOR = -1
VIEWERS = ("asked", "waiting", "spectator")
Sizes = dict[str, list[int]]  # by viewer: bytes, views


class Host:
    """The modules of this goa that make views."""

    def __init__(self) -> None:
        try:
            self.config, self.table, self.views = map(
                import_module, ("goa.tables.game_config", "goa.tables.table", "goa.tables.views.views")
            )
        except ModuleNotFoundError:  # commit aa6df4a
            self.config, self.table, self.views = map(
                import_module, ("goa.server.agreement", "goa.server.table", "goa.server.pictures")
            )
            self.is_old = True
        else:
            self.is_old = False

    def begin(self, record: Any) -> Any:
        """The table of a record before the first choice."""
        seats = tuple(self.config.Seat("human", name, "red") for name in record.names)
        options = record.options
        chosen = (seats, options.quick_start, options.bonanza, options.open_money)
        config = (self.config.Agreed if self.is_old else self.config.GameConfig)(*chosen)
        edition, text = load_edition(record.edition), edition_text(record.edition)
        return self.table.Table(self.config.Game("x", edition, text, "1", record.seed, "salt", config, 0))

    def apply(self, table: Any, entry: Any) -> None:
        (table.take if self.is_old else table.apply_entry)(entry)

    def messages(self, table: Any, since: int) -> Iterator[tuple[str, bytes]]:
        """What everybody is sent who knows the entries before `since`."""
        views = (self.views.Pictures if self.is_old else self.views.TableViews)(table)
        for seat in range(SPECTATOR, len(table.seats)):
            viewer = "spectator" if seat == SPECTATOR else "asked" if seat == table.state.seat else "waiting"
            yield viewer, views.message(seat, "en", since)

    def read(self, path: Path) -> Any:
        return import_module("goa.record.notation" if self.is_old else "goa.record.read_record").read_record(
            path.read_text(encoding="utf-8")
        )

    @property
    def entry(self) -> Any:
        return import_module("goa.server.journal" if self.is_old else "goa.tables.journal").Entry


def sizes_of(path: Path) -> Sizes:
    """The bytes of all views of a recorded game, and how many there are."""
    host = Host()
    record = host.read(path)
    table = host.begin(record)
    sizes: Sizes = {viewer: [0, 0] for viewer in VIEWERS}
    for number in range(len(record.moves) + 1):
        if number:
            move = record.moves[number - 1]
            host.apply(table, host.entry(number - 1, "choose", move.seat, move.choice.text))
        for viewer, message in host.messages(table, number - 1):
            sizes[viewer][0] += len(message)
            sizes[viewer][1] += 1
    return sizes


def stored_games() -> list[Path]:
    return sorted(path for pattern in GAMES for path in RECORDS.glob(pattern))


def measured_with(tree: Path) -> dict[str, Sizes]:
    """The same with the goa in this folder, in a process of its own."""
    program = [sys.executable, str(Path(__file__).resolve()), "--here"]
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve())}
    done = subprocess.run(program, env=environment, stdout=subprocess.PIPE, check=True)
    measured: dict[str, Sizes] = json.loads(done.stdout)
    return measured


def mean(games: dict[str, Sizes], viewer: str) -> float:
    sizes = [game[viewer] for game in games.values()]
    return sum(size for size, _ in sizes) / sum(views for _, views in sizes)


def total(game: Sizes) -> int:
    return sum(size for size, _ in game.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="*", type=Path, help="folders with a package goa")
    parser.add_argument("--here", action="store_true", help="only this process, as JSON")
    arguments = parser.parse_args()
    if arguments.here:
        print(json.dumps({path.stem: sizes_of(path) for path in stored_games()}))
        return
    first: dict[str, Sizes] = {}
    for tree in arguments.trees:
        games = measured_with(tree)
        first = first or games
        ratio = sum(map(total, games.values())) / sum(map(total, first.values()))
        highest = max(total(games[name]) / total(first[name]) for name in games)
        means = ", ".join(f"{viewer} {mean(games, viewer):,.0f}" for viewer in VIEWERS)
        print(f"{tree}: bytes a view: {means}; {ratio:.3f} times the first, at most {highest:.3f} in a game")


if __name__ == "__main__":
    main()
