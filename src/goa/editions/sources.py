"""How sure each figure of an edition is; kept apart from the edition itself, which the rules read all the time."""

from dataclasses import dataclass
from typing import Final

# From sure to unsure. Only owners who correct a copy write "printed": no edition of ours claims it.
SOURCES: Final = ("printed", "rulebook", "published", "deduced", "reconstructed")

MEANINGS: Final = (
    "read off the printed game by its owner",
    "the text of a rulebook says so",
    "a player aid, a review or a tournament report says so",
    "follows from rulebooks and published facts",
    "our own, chosen for balance: nothing was found",
)


@dataclass(frozen=True)
class Figure:
    """A figure as a reader would name it, with one source for each part that is known in its own way."""

    key: str
    value: str
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Sources:
    """All figures of an edition file."""

    name: str
    figures: tuple[Figure, ...]

    def of(self, key: str) -> tuple[str, ...]:
        """The sources of one figure, by a key such as "board.ships.row 2"."""
        for figure in self.figures:
            if figure.key == key:
                return figure.sources
        raise KeyError(key)

    def count(self, source: str) -> int:
        return sum(figure.sources.count(source) for figure in self.figures)


def differences(mine: Sources, theirs: Sources) -> list[tuple[str, str, str]]:
    """Key, my value and their value of every figure that differs; an empty text where one has no such figure."""
    own = {figure.key: figure.value for figure in mine.figures}
    other = {figure.key: figure.value for figure in theirs.figures}
    keys = list(own) + [key for key in other if key not in own]
    return [(key, own.get(key, ""), other.get(key, "")) for key in keys if own.get(key, "") != other.get(key, "")]
