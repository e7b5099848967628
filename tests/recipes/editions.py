"""The printed editions with one more card, or with another tile."""

import re

from goa.editions.load import edition_text, parse_edition
from goa.editions.types import Edition


def with_card(edition: str, effect: str, symbol: str = "elephant") -> Edition:
    return parse_edition(text_with_card(edition_text(edition), effect, symbol), f"{edition} with {effect}")


def text_with_card(text: str, effect: str, symbol: str) -> str:
    """One more card; a symbol may then be there once more than its points are printed, so they go on."""
    text = text.replace('    [ "two ships"', f'    [ "{effect}", "{symbol}", 1 ],\n    [ "two ships"', 1)
    return re.sub(r"^(symbol_points = \[[ \d,]*\d) \]", r"\1, 21 ]", text, count=1, flags=re.MULTILINE)


def text_with_tile(text: str, kind: str, instead_of: str) -> str:
    """The first tile of a kind is of another kind."""
    changed, times = re.subn(rf'^"?{instead_of}"? *= \[ 1,', f'"{kind}" = [ 1,', text, count=1, flags=re.MULTILINE)
    assert times == 1
    return changed
