"""Commands: play, tables, plots.

python -m training.insight play admiral --games 500      plays, and goes on where it was interrupted
python -m training.insight tables                        prints the tables of docs/strategy.md
python -m training.insight plots                         draws its pictures
"""

import argparse
import os
from pathlib import Path

import training.insight as package
from training.insight.play import GameNotes, play_games, read_games
from training.insight.tables import tables

from goa.editions.load import BUILT_IN

SEATS = (2, 3, 4)
FOLDER = Path("build/insight")
PICTURES = Path("docs/images")


def file_of(folder: Path, edition: str, seats: int) -> Path:
    return folder / f"{edition}-{seats}.jsonl"


def read_all(folder: Path) -> dict[tuple[str, int], list[GameNotes]]:
    """The games of all tables that were played."""
    found = {
        (edition, seats): list(read_games(file_of(folder, edition, seats)))
        for edition in BUILT_IN
        for seats in SEATS
        if file_of(folder, edition, seats).exists()
    }
    if not found:
        raise SystemExit(
            f"expected games in {folder}, found none; play some first: python -m training.insight play admiral"
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=package.__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games are kept")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("bot")
    playing.add_argument("--games", type=int, default=500, help="at each table")
    playing.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    commands.add_parser("tables")
    commands.add_parser("plots")
    told = parser.parse_args()
    if told.command == "play":
        for edition in BUILT_IN:
            for seats in SEATS:
                play_games(told.bot, edition, seats, told.games, told.jobs, file_of(told.folder, edition, seats))
    elif told.command == "tables":
        print(tables(read_all(told.folder)))
    else:
        from training.insight.plots import draw  # noqa: PLC0415 - matplotlib is not everywhere

        for path in draw(read_all(told.folder), PICTURES):
            print(f"drew {path}")


if __name__ == "__main__":
    main()
