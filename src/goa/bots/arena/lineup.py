"""Line-ups, their rotations, and the list of all matches of a run.

Duplicate play: each seed is played in every rotation of the line-up, so each bot has each seat with the same cards, and
neither the seat nor the deal favours one of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class LineUp:
    """The entrants, their bots, and the seats of the first rotation."""

    labels: tuple[str, ...]
    bots: tuple[str, ...]
    chairs: tuple[int, ...]  # entrant by seat


@dataclass(frozen=True)
class Match:
    """One game to be played."""

    number: int  # in its run, from 0
    seed: int
    seating: tuple[int, ...]  # entrant by seat
    bots: tuple[str, ...]  # name by seat


def line_up(names: Sequence[str], players: int) -> LineUp:
    """The names in their order; the last one gets all seats that are left.

    A name that comes twice is one entrant with two seats. If all names are the same, each of them is an entrant.
    """
    if not 1 <= len(names) <= players:
        raise ValueError(f"expected 1 to {players} bots at a table of {players}, came {len(names)}")
    if len(names) > 1 and len(set(names)) == 1:
        labels = tuple(name if place == 0 else f"{name} ({place + 1})" for place, name in enumerate(names))
        chairs = tuple(min(seat, len(names) - 1) for seat in range(players))
        return LineUp(labels, tuple(names), chairs)
    seated = [*names, *[names[-1]] * (players - len(names))]
    different = tuple(dict.fromkeys(seated))
    return LineUp(different, different, tuple(different.index(name) for name in seated))


def rotations(chairs: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All different seatings when each entrant moves on by one seat again and again."""
    turned = [chairs[-shift:] + chairs[:-shift] for shift in range(len(chairs))]
    return list(dict.fromkeys(turned))


def duplicate_matches(entered: LineUp, first_seed: int, games: int) -> Iterator[Match]:
    """At least as many games as asked for, in whole seeds."""
    turned = rotations(entered.chairs)
    for number in range(whole(games, len(turned))):
        seating = turned[number % len(turned)]
        bots = tuple(entered.bots[entrant] for entrant in seating)
        yield Match(number, first_seed + number // len(turned), seating, bots)


def whole(games: int, at_once: int) -> int:
    """The number of games rounded up to full sets."""
    return -(-games // at_once) * at_once
