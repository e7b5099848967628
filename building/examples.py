"""Examples of the rules as embedded games. A page of docs/rules shows one with a line <!-- example: NAME -->."""

from dataclasses import dataclass
from typing import Final

import goa
from building.embedding import iframe
from goa.core.choices import BY_TEXT
from goa.tables.pictures import Picture, pictures_of, positions

EMBEDDED_AT: Final = "../../"  # seen from a page of docs/rules, with the documentation beside the game


@dataclass(frozen=True)
class Example:
    """Choices that lead to a position, and choices that are shown from there."""

    title: str
    colours: tuple[str, ...]  # clockwise, from the seat with the flag
    before: tuple[str, ...]
    shown: tuple[str, ...]
    edition: str = "2004"
    seed: int = 3

    def pictures(self) -> Picture:
        state = goa.new_game(self.edition, players=len(self.colours), seed=self.seed)
        holder, seats = state.seat, len(self.colours)
        colours = [self.colours[(seat - holder) % seats] for seat in range(seats)]
        for text in self.before:
            goa.apply(state, text)
        states = positions(state, [BY_TEXT[text] for text in self.shown])
        return {**pictures_of(states, [colour.capitalize() for colour in colours]), "colours": colours}


MARKERS: Final = ("flag north b", "mark b1", "mark c2", "mark d3", "mark d4")
CLOCKWISE: Final = ("yellow", "red", "green", "blue")

EXAMPLES: Final = {
    "auction": Example("An auction, step by step", CLOCKWISE, MARKERS, ("bid 4", "pass", "bid 6", "pass")),
    "trail": Example("A trail of markers, step by step", CLOCKWISE, (), MARKERS),
}


def example_html(name: str) -> str:
    """The line of HTML for an example; KeyError for a name that is not there."""
    example = EXAMPLES[name]
    return iframe(EMBEDDED_AT, example.pictures(), example.title)
