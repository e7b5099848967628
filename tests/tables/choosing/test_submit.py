"""Rehearsal and undo reveal nothing that is hidden."""

import msgspec
import pytest
from tests.tables.random_games import encoded_view, imagined, play_at_random, with_state
from tests.tables.variants import VARIANTS, Variant, table_of

from goa.core.state import State
from goa.rules.refusals.refusal import IllegalChoice, because
from goa.rules.tiles.receive import TakeFromBox
from goa.tables.choosing.colony_chances import colony_chances_for
from goa.tables.choosing.rehearsal import rehearse
from goa.tables.choosing.submit import not_offered
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.tables.views.views import TableViews
from goa.views.observation import observe


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_that_can_be_asked_depends_on_what_is_hidden(variant: Variant) -> None:
    """On another table on which only hidden things differ, every seat is shown and answered the same."""
    table = table_of(*variant)
    dice, compared, shown = variant[-1], 0, 0
    while not table.is_over:
        if table.number % 13 == 0:
            for viewer in range(-1, len(table.seats)):
                other = with_state(table, imagined(table.state, viewer, dice))
                assert encoded_view(table, viewer) == encoded_view(other, viewer)
                if viewer >= 0:
                    assert colony_chances_for(table.state, viewer) == colony_chances_for(other.state, viewer)
                if viewer == table.state.seat:
                    for choice in table.state.offered[:: max(1, len(table.state.offered) // 5)]:
                        tried = rehearsal_of(table, choice.text)
                        assert tried == rehearsal_of(other, choice.text)
                        shown += tried is not None
                        compared += 1
        dice = play_at_random(table, dice)
    assert compared > 50
    assert shown > 20


def rehearsal_of(table: Table, *texts: str) -> bytes | str | None:
    seat = table.state.seat
    try:
        trial = rehearse(table, seat, texts, "en")[1]
    except RequestRefused as refusal:
        return refusal.error
    return None if trial is None else msgspec.json.encode(TableViews(trial).view(seat, "en"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_undoes_what_they_have_seen(variant: Variant) -> None:
    """A choice that reveals a card or tile cannot be undone. A choice that only shows the player's own can be."""
    table = table_of(*variant)
    dice, learned = variant[-1] + 1, 0
    while not table.is_over:
        seat = table.state.seat
        before = known(table.state, seat)
        dice = play_at_random(table, dice)
        if known(table.state, seat) - before:
            learned += 1
            assert [table.undo_limit(each) for each in range(len(table.seats))] == [0] * len(table.seats)
    assert learned > 10


def known(state: State, seat: int) -> set[tuple[str, int, int]]:
    """The cards and tiles that a seat has in sight, each with where chance put it."""
    seen = observe(state, seat)
    cards = {*(seen.players[seat].hand or ()), *seen.discards, *seen.turned}
    facts = {("card", card, seen.shuffled_in[card]) for card in cards}
    facts |= {("bonanza", place, tile) for place, tile in enumerate(seen.bonanza_seen)}
    facts |= {("dealt", seen.part, seen.shuffles)}  # the tiles of a part are laid out by chance
    if state.agenda and isinstance(state.agenda[-1], TakeFromBox) and state.seat == seat and seen.box is None:
        facts |= {("box", place, choice.id) for place, choice in enumerate(seen.offered)}
    return facts


def test_a_refusal_without_values_says_so() -> None:
    """Clients put the values into the sentence of their catalogue, so they are sent even when there are none."""
    refusal = IllegalChoice(because("MRK-1", "refusal.flag_first"), [])
    problem = msgspec.to_builtins(not_offered(refusal, "pass", "en").problem("en"))
    assert (problem["key"], problem["values"]) == ("refusal.flag_first", {})
