"""Prepared positions: TOML files with the choices that lead to them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from goa.tables.lessons.lesson import Rated


class Prepared(NamedTuple):
    """A position of a game that bots played. Its moves are lines as in a record: a seat from 1, and a choice."""

    edition: str
    seed: int
    seats: int
    learner: int
    moves: tuple[tuple[int, str], ...]
    rated: tuple[Rated, ...]


@cache
def prepared(name: str) -> Prepared:
    text = files("goa.tables.lessons").joinpath("positions", f"{name}.toml").read_text("utf-8")
    read = tomllib.loads(text)
    moves = tuple(_move(line) for line in read["moves"].split("\n") if line)
    rated = tuple(Rated(choose, wins) for choose, wins in read.get("wins", {}).items())
    return Prepared(read["edition"], read["seed"], read["seats"], read["learner"] - 1, moves, rated)


def _move(line: str) -> tuple[int, str]:
    seat, _, choose = line.partition(" ")
    return int(seat) - 1, choose
