"""Compares games in the page's Python with the same games here: python bench/site_games.py --games 1000.

Whole random games of both editions, with two to four seats. Their records, results and a sample of the views of all
seats, in all languages, have to be the same. Needs Node, and PYTHONPATH=. for the tests' comparison.
"""

import argparse
import sys

from building.site import build_site
from tests.site.differential import differences

BATCH = 100  # games, so that a long run shows where it is


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    build_site()
    wrong: list[int] = []
    for first in range(0, games, BATCH):
        wrong += differences(first, min(BATCH, games - first))
        print(f"{min(first + BATCH, games)} games, {len(wrong)} differ", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
