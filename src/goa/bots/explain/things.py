"""What a choice gives to its seat and takes from it, in things that a player knows: ducats, spices, a row, a step.

The evaluation has many features for one thing; here they are one: a marker in row 3 instead of row 2, or sacks and the
fields that they fill. Things that come from cards which nobody has seen yet are counted, never named.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from goa.bots.evaluation.features import BY_KEY

THEMES: Final = {
    "row": "row",
    "all_in_row": "row",
    "behind": "row",
    "colony": "colony",
    "colonies": "colony",
    "chance": "chance",
    "ships": "ships",
    "colonists": "colonists",
    "sacks": "spices",
    "sacks_of": "spices",
    "duty": "spices",
    "empty_fields": "spices",  # a sack takes a field
    "fields_for": "fields",
    "fields_for_any": "fields",
    "singles": "fields",
    "foremans_singles": "fields",
    "ready_steps": "step",
    "best_step": "step",
    "best_step_ships": "step",
    "almost": "step",
    "step_in_one": "step",
    "step_in_two": "step",
    "step_in_three": "step",
    "cards": "cards",
    "symbols": "cards",
    "effect": "cards",
    "tile": "tile",
    "foreman": "tile",
    "points": "points",
    "ducats": "ducats",
    "most_ducats": "ducats",
    "ahead": "ducats",
    "extra_actions": "extra_actions",
    "flag": "flag",
    "flag_for_sale": "flag",
}
"""By kind of feature. Turns and resting tiles are missing: every action uses a turn, and tiles come back next round."""
COUNTED: Final = ("ships", "colonists", "sacks", "cards", "ducats", "extra_actions", "points")
NAMED: Final = ("row", "colony", "chance", "tile")  # with the column and row, the colony or the tile
GONE_WITHOUT_LOSS: Final = ("resting.", "colony.")
LEAST_POINTS: Final = 0.1  # a smaller change explains nothing
LEAST_CHANCE: Final = 1  # percent
MOST_GIVEN: Final = 3
MOST_TAKEN: Final = 2


@dataclass(frozen=True)
class Change:
    """How a choice changes a feature: by how much, and how many points that is worth."""

    feature: str  # its key
    amount: float
    points: float


@dataclass(frozen=True)
class Thing:
    """Something that is given (a positive amount, or no amount and positive points) or taken."""

    name: str  # a key of [hint.thing]
    points: float
    amount: float = 0.0
    values: tuple[tuple[str, str], ...] = ()

    @property
    def is_given(self) -> bool:
        return (self.amount or self.points) > 0


def things_of(changes: Sequence[Change]) -> list[Thing]:
    """The changes as things, the most important first."""
    found: dict[tuple[str, str], Thing] = {}
    # A tile that rests is not lost, and the chance to found a colony that was founded is none.
    kept = {
        BY_KEY[each.feature].values
        for each in changes
        if each.feature.startswith(GONE_WITHOUT_LOSS) and each.amount > 0
    }
    for change in changes:
        feature = BY_KEY[change.feature]
        if feature.values in kept and feature.kind in ("tile", "chance"):
            continue
        theme = THEMES.get(feature.kind)
        if theme is None:
            continue
        name = next((value for key, value in feature.values if key != "row"), "") if theme in ("chance", "tile") else ""
        thing = found.setdefault((theme, name), Thing(theme, 0.0))
        counts = (feature.kind in COUNTED and not feature.limit) or feature.kind == "chance"
        is_named = theme in NAMED and feature.kind == theme and change.amount
        if is_named and (change.amount > 0 or theme in ("chance", "tile")):
            thing = replace(thing, values=feature.values, amount=thing.amount or change.amount)
        elif counts:
            thing = replace(thing, amount=thing.amount + change.amount)
        found[theme, name] = replace(thing, points=thing.points + change.points)
    return _told(list(found.values()))


def _told(things: list[Thing]) -> list[Thing]:
    """Only what says something, the strongest first."""
    climbed = any(thing.name == "row" and thing.values for thing in things)
    chances = [thing for thing in things if thing.name == "chance" and abs(thing.amount) >= LEAST_CHANCE]
    best = max(chances, key=lambda thing: abs(thing.points), default=None)
    told: list[Thing] = []
    for thing in things:
        if thing.name in ("row", "colony", "tile"):
            says = bool(thing.values)
        elif thing.name == "chance":
            says = thing is best and abs(thing.points) >= LEAST_POINTS
        elif thing.name in ("step", "fields", "flag"):
            # A step that was taken cannot be paid any more: that is no loss.
            says = abs(thing.points) >= LEAST_POINTS and not (thing.name == "step" and climbed and thing.points < 0)
        else:
            says = round(thing.amount) != 0
        if says:
            told.append(thing)
    return sorted(told, key=lambda thing: -abs(thing.points))


def mean_of(samples: Sequence[Sequence[Thing]]) -> tuple[Thing, ...]:
    """The same things over several imagined positions; what only happens in some of them counts less."""
    by_name: dict[tuple[str, tuple[tuple[str, str], ...]], list[Thing]] = {}
    for things in samples:
        for thing in things:
            by_name.setdefault((thing.name, thing.values), []).append(thing)
    number = len(samples)
    means = [
        Thing(name, sum(each.points for each in group) / number, sum(each.amount for each in group) / number, values)
        for (name, values), group in by_name.items()
    ]
    told = _told(means)
    given = [thing for thing in told if thing.is_given][:MOST_GIVEN]
    taken = [thing for thing in told if not thing.is_given][:MOST_TAKEN]
    return (*given, *taken)
