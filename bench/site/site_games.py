"""Compares games in the page's Python with the same games here: python bench/site/site_games.py --games 1000.

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
    parser.add_argument("--first", type=int, default=0, help="number of the first game, for a run in pieces")
    parser.add_argument("--resumed", action="store_true", help="from a kept memory, as second visits start")
    arguments = parser.parse_args()
    build_site()
    wrong: list[int] = []
    end = arguments.first + arguments.games
    for first in range(arguments.first, end, BATCH):
        wrong += differences(first, min(BATCH, end - first), resumed=arguments.resumed)
        print(f"games {arguments.first} to {min(first + BATCH, end) - 1}: {len(wrong)} differ", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
