"""The costliest edition that is accepted: every figure at its bound, as far as the figures still fit together."""

import re
from functools import cache

from tests.editions.hostile import PRINTED

from goa.editions.bounds import LARGEST, bound

# Tiles and colonies must fit the grid and the lists beside them. A colony that needs little is founded in many ways.
AS_PRINTED = {"version", "tiles_put_back", "plantations_put_back_at_most", "needs", "tiles", "goods"}
GOODS = ("ships", "colonists", "ducats", "spices", "cards", "extra_actions")


@cache
def worst_edition() -> str:
    """The text of the edition."""
    text = PRINTED.replace('name = "2012"', 'name = "worst"', 1)
    for key, most in LARGEST.items():
        name = key.rpartition(".")[2]
        if name not in AS_PRINTED and not key.startswith(("board.", "goods.")):
            text = re.sub(rf"^{name} = (\[ *)?\d+", rf"{name} = \g<1>{most}", text, flags=re.MULTILINE)
    for good in GOODS:
        text = re.sub(rf"([{{,] {good} =) \d+", rf"\1 {bound(LARGEST, f'goods.{good}')}", text)
    before, board, rest = text.partition("\n[board]\n")
    columns, progress, rest = rest.partition("\n[progress]\n")
    return before + board + _columns_at_bounds(columns) + progress + rest


def _columns_at_bounds(text: str) -> str:
    lines = []
    most = 0
    for line in text.splitlines(keepends=True):
        if found := re.match(r"(\w+) = \[", line):
            most = bound(LARGEST, f"board.{found[1]}")
        both = re.sub(r"^    \[ *\d+, *\d+,", f"    [ {most}, {most},", line)  # expeditions: cards, and the hand limit
        lines.append(both if both != line else re.sub(r"^    \[ *\d+,", f"    [ {most},", line))
    return "".join(lines)
