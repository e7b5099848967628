"""What is kept from one view to the next changes nothing that is sent."""

from dataclasses import fields

import pytest
from tests.tables.random_games import play_at_random
from tests.tables.variants import VARIANTS, Variant, table_of

from goa.tables.journal import Entry, Kind
from goa.tables.views.view_cache import ViewCache
from goa.tables.views.views import TableViews
from goa.views.observation import PlayerView, observe, same_area

EVERY = 7  # entries; then somebody else sits down, the game is paused, and so on
IN_ONE_LANGUAGE = 50  # entries
OTHERS: tuple[tuple[Kind, str], ...] = (
    ("sit", "red Eve"),
    ("pause", ""),
    ("resume", ""),
    ("hand_over", "random"),
    ("return", ""),
    ("ask", "0"),
    ("sit", "red Flo"),
)


@pytest.mark.parametrize("variant", VARIANTS[:6])
def test_views_of_a_played_table_are_those_of_a_table_just_opened(variant: Variant) -> None:
    table, dice = table_of(*variant), variant[-1]
    cache = ViewCache(table)
    viewers = range(-1, len(table.seats))
    others = 0
    while not table.is_over:
        if table.paused or table.number % EVERY == 0:
            kind, text = OTHERS[others % len(OTHERS)]
            table.apply_entry(Entry(table.number, kind, others % len(table.seats), text))
            others += 1
        else:
            dice = play_at_random(table, dice)
        kept, fresh = TableViews(table, cache), TableViews(table)
        language, since = ("en", "de")[table.number // IN_ONE_LANGUAGE % 2], table.number - 2
        for viewer in viewers:
            assert kept.message(viewer, language, since) == fresh.message(viewer, language, since)
    assert others > len(OTHERS)


@pytest.mark.parametrize("name", [field.name for field in fields(PlayerView)])
def test_an_area_differs_if_anything_in_it_does(name: str) -> None:
    state = table_of(*VARIANTS[0]).state
    one, other = observe(state, 0).players[0], observe(state, 0).players[0]
    assert same_area(one, other)
    value = getattr(one, name)
    setattr(other, name, (*value, 9) if isinstance(value, tuple) else value + 1)
    assert not same_area(one, other)
    assert not same_area(other, one)
