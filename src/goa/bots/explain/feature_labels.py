"""Features in words, for whoever asks a bot why."""

import re
from typing import Final

from goa.locales import say

# A name of features.py, the sentence for it, and the values that its brackets catch.
_SENTENCES: Final = tuple(
    (re.compile(pattern), key, values)
    for pattern, key, *values in (
        (r"(\w+) in row (\d)", "reason.row", "column", "row"),
        (r"all markers in row (\d)", "reason.all_in_row", "row"),
        (r"markers still in the lowest row", "reason.behind"),
        (r"(quilon|cochin|madras|calicut)", "reason.colony", "colony"),
        (r"(\d) colonies founded", "reason.colonies", "number"),
        (r"chance to found (\w+)", "reason.chance", "colony"),
        (r"ships(?: up to \d+)?", "reason.ships"),
        (r"colonists(?: up to \d+)?", "reason.colonists"),
        (r"sacks of (\w+)", "reason.sacks_of", "spice"),
        (r"sacks(?: up to \d+)?", "reason.sacks"),
        (r"fields for any spice", "reason.fields_for_any"),
        (r"fields for (\w+)", "reason.fields_for", "spice"),
        (r"empty fields(?: up to \d+)?", "reason.empty_fields"),
        (r"steps whose spices are there", "reason.ready_steps"),
        (r"points of the best such step", "reason.best_step"),
        (r"ships for the best such step", "reason.best_step_ships"),
        (r"steps that lack one spice", "reason.almost"),
        (r"points of the best step in one action", "reason.step_in_one"),
        (r"points of the best step in two", "reason.step_in_two"),
        (r"points of the best step in three", "reason.step_in_three"),
        (r"expedition cards(?: up to \d+)?", "reason.cards"),
        (r"points of equal symbols", "reason.symbols"),
        (r"card (.+)", "reason.effect", "effect"),
        (r"tile (.+) used this round", "reason.resting", "tile"),
        (r"tile (.+)", "reason.tile", "tile"),
        (r"other tiles to be used", "reason.other_tiles"),
        (r"sacks towards a duty", "reason.duty"),
        (r"points of missions and duties", "reason.points"),
        (r"single plantations", "reason.singles"),
        (r"single plantations with a foreman", "reason.foremans_singles"),
        (r"foreman", "reason.foreman"),
        (r"ducats(?: up to \d+)?", "reason.ducats"),
        (r"most ducats", "reason.most_ducats"),
        (r"ducats ahead or behind", "reason.ahead"),
        (r"action turns left", "reason.turns"),
        (r"extra action cards(?: up to \d+)?", "reason.extra_actions"),
        (r"the flag(?: to be auctioned)?", "reason.flag"),
        (r"a seat at the table", "reason.seat"),
    )
)


def reason_words(feature: str, language: str = "en") -> str:
    """What speaks for a choice or against it: "ships in row 3", "the chance to found Madras"."""
    for pattern, key, names in _SENTENCES:
        found = pattern.fullmatch(feature)
        if found:
            return say(key, language, **dict(zip(names, found.groups(), strict=True)))
    raise ValueError(f"expected one of the names of features.py, came {feature!r}")
