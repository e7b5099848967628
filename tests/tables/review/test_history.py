"""Past positions and the log are what they were, however they are reached."""

import random
from dataclasses import replace

import msgspec
import pytest
from tests.tables.random_games import game_of

from goa.tables.journal import Entry
from goa.tables.review import history
from goa.tables.review.history import CHECKPOINT_EVERY, GameHistory, HistoryCache
from goa.tables.table import Table
from goa.tables.views.views import TableViews


def journal_with_undos(entries: int, seed: int) -> list[Entry]:
    """A journal of choices and undos of all lengths."""
    table, dice, journal = Table(game_of("2012", 2)), random.Random(seed), list[Entry]()
    while len(journal) < entries:
        if table.undoable and dice.random() < 0.3:
            undone = dice.choice(table.undoable)
            entry = Entry(table.number, "undo", undone.seat, str(undone.left))
        elif table.state.choices_made > 5 and dice.random() < 0.02:  # far back, as after a request
            entry = Entry(table.number, "undo", 0, str(dice.randrange(table.state.choices_made)))
        else:
            entry = Entry(table.number, "choose", table.state.seat, dice.choice(table.state.offered).text)
        table.apply_entry(entry)
        journal.append(entry)
    return journal


def seen(table: Table, seat: int = 0) -> bytes:
    return msgspec.json.encode(TableViews(table, is_past=True).view(seat, "en", list(table.log)[-1:]))


@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_is_the_same_from_a_checkpoint_as_from_the_beginning(seed: int) -> None:
    journal = journal_with_undos(150, seed)
    past = GameHistory(game_of("2012", 2))
    for _ in past.replay(journal):
        pass
    at_once, plain = GameHistory(game_of("2012", 2)), Table(game_of("2012", 2))
    plain.checkpoint_every = 1  # every undo goes back to a copy of its own
    for number in range(len(journal) + 1):
        table = past.start_before(number)
        assert number - table.number < CHECKPOINT_EVERY
        table.apply_entries(journal[table.number : number])
        assert seen(table) == seen(plain)
        views = at_once.views_after(number, journal)
        assert msgspec.json.encode(views.view(0, "en", list(views.table.log)[-1:])) == seen(plain)
        assert (table.undoable, table.position) == (plain.undoable, plain.position)
        if number < len(journal):
            plain.apply_entry(journal[number])
    assert [line.number for line in past.lines] == list(range(len(journal) + 1))


def test_an_undo_reaches_what_the_choices_before_it_reach() -> None:
    journal = journal_with_undos(120, 3)
    table = Table(game_of("2012", 2))
    in_force: list[Entry] = []
    for entry in journal:
        table.apply_entry(entry)
        in_force = [*in_force, entry] if entry.kind == "choose" else in_force[: int(entry.text)]
        again = Table(game_of("2012", 2))
        again.apply_entries(Entry(number, "choose", each.seat, each.text) for number, each in enumerate(in_force))
        assert table.state.offered == again.state.offered
        assert table.state.choices_made == again.state.choices_made


def test_no_more_than_some_games_and_lines_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "LINES_KEPT", 200)
    cache = HistoryCache()
    journal = journal_with_undos(100, 4)
    games = [replace(game_of("2012", 2), id=f"game{number}") for number in range(5)]
    for game in games:
        for _ in cache.of(game).replay(journal):
            pass
    assert cache.of(games[-1]).number == 100
    assert cache.of(games[0]).number == 0
    assert len(vars(cache)["_games"]) <= 3
