"""A bitmap font of five by seven dots, so that pictures need no font file."""

from typing import Final

import numpy as np
import numpy.typing as npt

WIDTH: Final = 5
HEIGHT: Final = 7

# Seven rows from the top; the bits of each hexadecimal number are the five dots of a row.
_ROWS: Final = {
    "A": "0E 11 11 1F 11 11 11", "B": "1E 11 11 1E 11 11 1E", "C": "0E 11 10 10 10 11 0E", "D": "1E 11 11 11 11 11 1E",
    "E": "1F 10 10 1E 10 10 1F", "F": "1F 10 10 1E 10 10 10", "G": "0E 11 10 17 11 11 0F", "H": "11 11 11 1F 11 11 11",
    "I": "0E 04 04 04 04 04 0E", "J": "07 02 02 02 02 12 0C", "K": "11 12 14 18 14 12 11", "L": "10 10 10 10 10 10 1F",
    "M": "11 1B 15 15 11 11 11", "N": "11 19 15 13 11 11 11", "O": "0E 11 11 11 11 11 0E", "P": "1E 11 11 1E 10 10 10",
    "Q": "0E 11 11 11 15 12 0D", "R": "1E 11 11 1E 14 12 11", "S": "0F 10 10 0E 01 01 1E", "T": "1F 04 04 04 04 04 04",
    "U": "11 11 11 11 11 11 0E", "V": "11 11 11 11 11 0A 04", "W": "11 11 11 15 15 1B 11", "X": "11 11 0A 04 0A 11 11",
    "Y": "11 11 0A 04 04 04 04", "Z": "1F 01 02 04 08 10 1F", "0": "0E 11 13 15 19 11 0E", "1": "04 0C 04 04 04 04 0E",
    "2": "0E 11 01 06 08 10 1F", "3": "1E 01 01 0E 01 01 1E", "4": "02 06 0A 12 1F 02 02", "5": "1F 10 1E 01 01 11 0E",
    "6": "0E 10 10 1E 11 11 0E", "7": "1F 01 02 04 08 08 08", "8": "0E 11 11 0E 11 11 0E", "9": "0E 11 11 0F 01 01 0E",
    " ": "00 00 00 00 00 00 00", ".": "00 00 00 00 00 0C 0C", ",": "00 00 00 00 0C 04 08", ":": "00 0C 0C 00 0C 0C 00",
    "-": "00 00 00 0E 00 00 00", "/": "01 01 02 04 08 10 10", "(": "02 04 08 08 08 04 02", ")": "08 04 02 02 02 04 08",
    "?": "0E 11 01 02 04 00 04", "+": "00 04 04 1F 04 04 00", "'": "04 04 08 00 00 00 00",
}  # fmt: skip

Dots = npt.NDArray[np.bool_]


def _dots(rows: str) -> Dots:
    return np.array([[int(row, 16) >> bit & 1 for bit in range(WIDTH - 1, -1, -1)] for row in rows.split()], np.bool_)


GLYPHS: Final = {letter: _dots(rows) for letter, rows in _ROWS.items()}


def dots_of(text: str, size: int) -> Dots:
    """A line of text, each dot `size` pixels wide and high."""
    gap = np.zeros((HEIGHT, 1), np.bool_)
    columns = [part for letter in text.upper() for part in (GLYPHS.get(letter, GLYPHS["?"]), gap)]
    line = np.concatenate(columns[:-1] or [gap], axis=1)
    return line.repeat(size, axis=0).repeat(size, axis=1)


def width_of(text: str, size: int) -> int:
    return max(0, len(text) * (WIDTH + 1) - 1) * size
