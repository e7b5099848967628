"""Consequences: what a choice gives to its seat and takes from it, as players know it: ducats, spices, a row.

The evaluation has many features for one of them; here they are one: a marker in row 3 instead of row 2, or sacks and
the fields that they fill. What comes from cards that nobody has seen yet is counted, never named.
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
class Consequence:
    """Something that is given (a positive amount, or no amount and positive points) or taken."""

    name: str  # a key of [hint.thing]
    points: float
    amount: float = 0.0
    values: tuple[tuple[str, str], ...] = ()

    @property
    def is_given(self) -> bool:
        return (self.amount or self.points) > 0


def consequences_of(changes: Sequence[Change]) -> list[Consequence]:
    """The changes as consequences, the most important first."""
    found: dict[tuple[str, str], Consequence] = {}
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
        consequence = found.setdefault((theme, name), Consequence(theme, 0.0))
        counts = (feature.kind in COUNTED and not feature.limit) or feature.kind == "chance"
        is_named = theme in NAMED and feature.kind == theme and change.amount
        if is_named and (change.amount > 0 or theme in ("chance", "tile")):
            consequence = replace(consequence, values=feature.values, amount=consequence.amount or change.amount)
        elif counts:
            consequence = replace(consequence, amount=consequence.amount + change.amount)
        found[theme, name] = replace(consequence, points=consequence.points + change.points)
    return _told(list(found.values()))


def _told(consequences: list[Consequence]) -> list[Consequence]:
    """Only what says something, the strongest first."""
    climbed = any(consequence.name == "row" and consequence.values for consequence in consequences)
    chances = [
        consequence
        for consequence in consequences
        if consequence.name == "chance" and abs(consequence.amount) >= LEAST_CHANCE
    ]
    best = max(chances, key=lambda consequence: abs(consequence.points), default=None)
    told: list[Consequence] = []
    for consequence in consequences:
        if consequence.name in ("row", "colony", "tile"):
            says = bool(consequence.values)
        elif consequence.name == "chance":
            says = consequence is best and abs(consequence.points) >= LEAST_POINTS
        elif consequence.name in ("step", "fields", "flag"):
            # A step that was taken cannot be paid any more: that is no loss.
            says = abs(consequence.points) >= LEAST_POINTS and not (
                consequence.name == "step" and climbed and consequence.points < 0
            )
        else:
            says = round(consequence.amount) != 0
        if says:
            told.append(consequence)
    return sorted(told, key=lambda consequence: -abs(consequence.points))


def mean_of(samples: Sequence[Sequence[Consequence]]) -> tuple[Consequence, ...]:
    """The same consequences over several imagined positions; what only happens in some of them counts less."""
    by_name: dict[tuple[str, tuple[tuple[str, str], ...]], list[Consequence]] = {}
    for consequences in samples:
        for consequence in consequences:
            by_name.setdefault((consequence.name, consequence.values), []).append(consequence)
    number = len(samples)
    means = [
        Consequence(
            name, sum(each.points for each in group) / number, sum(each.amount for each in group) / number, values
        )
        for (name, values), group in by_name.items()
    ]
    told = _told(means)
    given = [consequence for consequence in told if consequence.is_given][:MOST_GIVEN]
    taken = [consequence for consequence in told if not consequence.is_given][:MOST_TAKEN]
    return (*given, *taken)
