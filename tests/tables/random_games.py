"""Tables without a server: made, played at random, and looked at."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from goa.core.dice import face, rolled
from goa.core.state import State
from goa.editions.load import edition_text, load_edition
from goa.record.wire import JsonObject
from goa.tables.game_config import Game, GameConfig, Seat
from goa.tables.journal import Entry
from goa.tables.table import Table
from goa.tables.views.views import TableViews
from goa.views.imagine import imagine
from goa.views.observation import observe

NAMES = ("Ann", "Bob", "Cyd", "Dee")
COLOURS = ("red", "blue", "green", "yellow")


def people(seats: int) -> tuple[Seat, ...]:
    return tuple(Seat("human", NAMES[seat], COLOURS[seat]) for seat in range(seats))


def game_with(edition: str, config: GameConfig, seed: int = 7) -> Game:
    return Game("x", load_edition(edition), edition_text(edition), "1", seed, "salt", config, 0)


def game_of(edition: str, seats: int, *, bonanza: bool = False) -> Game:
    """Money is hidden from two, counted for three, open among four."""
    config = GameConfig(people(seats), bonanza=bonanza, open_money=seats == 4, counted_ducats=seats == 3)
    return game_with(edition, config)


def play_at_random(table: Table, dice: int) -> int:
    """Make one choice; returns the dice for the next one."""
    dice = rolled(dice)
    choice = table.state.offered[face(dice, len(table.state.offered))]
    table.apply_entry(Entry(table.number, "choose", table.state.seat, choice.text))
    return dice


def view_of(table: Table, viewer: int) -> JsonObject:
    view: JsonObject = json.loads(msgspec.json.encode(TableViews(table).view(viewer, "en", table.log)))
    return view


def encoded_view(table: Table, viewer: int) -> bytes:
    return msgspec.json.encode(TableViews(table).view(viewer, "en"))


def imagined(state: State, viewer: int, dice: int) -> State:
    """Another state in which only what is hidden from the viewer differs."""
    return imagine(observe(state, viewer), dice)


def with_state(table: Table, state: State) -> Table:
    other = Table(table.game)
    other.number, other.undoable = table.number, table.undoable
    other.state = state
    return other


def views_in(message: Any) -> Iterator[JsonObject]:
    """All views in a message or an answer, however deep."""
    if isinstance(message, dict):
        if "table" in message and "own" in message:
            yield message
        for part in message.values():
            yield from views_in(part)


def check_view(view: JsonObject, seat: int) -> None:
    """Nothing in the view is hidden from this seat."""
    table, own = view["table"], view["own"]
    assert (own is None) == (seat < 0)
    if own is not None:
        assert own["seat"] == seat
        assert not own["offered"] or table["seat"] == seat
    for player in table["players"]:
        assert "counted_ducats" not in player
        assert ("hand" in player) == table["is_over"]
        assert table["is_over"] or not {"expedition_cards", "most_ducats", "ducats"} & set(player["points"])
        assert (player["ducats"] is None) != table["is_over"]
    assert not {"past", "offered", "viewer", "seed", "dice", "salt", "events"} & set(table)
    assert isinstance(table["pile"], int)
    assert table["box"] is None
    for line in view["lines"]:
        for event in line["events"]:
            assert event["event"] != "CardsDrawn" or event["seat"] == seat
