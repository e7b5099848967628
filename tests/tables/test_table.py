"""A table from its journal: what may be undone, copies, and entries that do not fit."""

import pytest
from tests.tables.random_games import game_of, play_at_random, view_of
from tests.views.revealing import bonanza_for_sale, favor_for_sale

from goa.core.state import State
from goa.tables.choosing.rehearsal import rehearse
from goa.tables.choosing.submit import propose
from goa.tables.journal import Entry
from goa.tables.requests.request_errors import ReplayMismatch
from goa.tables.table import Table


def at(edition: str, state: State) -> Table:
    table = Table(game_of(edition, 2))
    table.state = state
    return table


@pytest.mark.parametrize(("edition", "may_undo"), [("2004", 0), ("2012", 1)])
def test_favor_cannot_be_undone_once_it_has_shown_a_hidden_box(edition: str, may_undo: int) -> None:
    table = at(edition, favor_for_sale(edition))
    shown = rehearse(table, 1, ["buy"], "en")[1]
    assert (shown is not None) == bool(may_undo)
    table.apply_entry(Entry(0, "choose", 1, "buy"))
    assert table.undo_limit(1) == may_undo


def test_a_bonanza_tile_that_was_turned_is_not_turned_back() -> None:
    table = at("2012", bonanza_for_sale())
    assert rehearse(table, 1, ["buy"], "en") == (
        ("buy",),
        None,
        "This turns over something hidden and cannot be taken back. Confirm?",
    )
    table.apply_entry(Entry(0, "choose", 1, "buy"))
    assert table.undo_limit(1) == 0


def test_a_proposal_changes_nothing_until_the_table_becomes_it() -> None:
    """And then the table is the same as one that applied the entries."""
    table, replayed = (Table(game_of("2012", 3)) for _ in range(2))
    dice = 5
    while not table.is_over:
        dice = play_at_random(replayed, dice)
        before = view_of(table, table.state.seat)
        entry = replayed.log[-1]
        proposal = propose(table, entry.seat, [entry.text.upper()], "en", key="k")
        assert [(each.number, each.text, each.key) for each in proposal.entries] == [(table.number, entry.text, "k")]
        assert view_of(table, table.state.seat) == before
        table.become(proposal.table)
        for viewer in range(-1, 3):
            assert view_of(table, viewer) == view_of(replayed, viewer)
    assert table.number > 100


@pytest.mark.parametrize(
    "entry", [Entry(1, "pause", 0, ""), Entry(0, "choose", 0, "nonsense"), Entry(0, "choose", 0, "bid 4")]
)
def test_an_entry_that_does_not_fit_is_a_mismatch(entry: Entry) -> None:
    with pytest.raises(ReplayMismatch):
        Table(game_of("2012", 2)).apply_entry(entry)
