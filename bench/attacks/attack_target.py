"""What attacks are aimed at: tables far into their games and long journals, made beforehand without limits."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from tests.editions.worst import worst_edition
from tests.server.players import Seats, make_table
from tests.server.process import ServerProcess

import goa
from goa.core.state import State
from goa.editions.load import parse_edition
from goa.tables.entry_limits import MOST_UNDOS

Plain = dict[str, Any]

CHOICES: Final = 530  # of the long game; a random game has about 500
ENTRIES: Final = 600  # the others are pauses
UNDONE_ENTRIES: Final = 2_000
SEEDS: Final = 400  # that are tried until a game is as long as that
TABLES: Final = 50  # of four seats each: as many seats as a list of games may have
WORST_CHOICES: Final = 60
PLAYERS: Final = 4


@dataclass(frozen=True)
class Prepared:
    """A table of the attacker: its tokens, and where its game stands."""

    id: str
    tokens: dict[int, str]
    number: int = 0  # of entries
    seat: int = -1  # whose turn it is
    offered: tuple[str, ...] = ()

    @property
    def token(self) -> str:
        """Of the seat whose turn it is."""
        return self.tokens[max(self.seat, 0)]

    @property
    def api(self) -> str:
        return f"/api/games/{self.id}"


@dataclass(frozen=True)
class Targets:
    """Everything that was prepared."""

    long_game: Prepared
    undone: Prepared  # whose journal is as long as undoing makes it
    finished: Prepared
    worst: Prepared  # of the costliest edition that is accepted
    tables: tuple[Prepared, ...]
    record: str  # of a whole game
    worst_record: str
    worst_edition: str = field(repr=False)


def prepare(folder: Path) -> Targets:
    """Make all of it in this folder. The server that is attacked starts with a copy of it."""
    server = ServerProcess(folder, "--migrate", "--log", "warning").start(180)
    try:
        with server.client() as client:
            return _prepared(client)
    finally:
        server.stop()


def _prepared(client: httpx.Client) -> Targets:
    worst = worst_edition()
    long_game, whole = random_game("2012", CHOICES), random_game("2012", 0)
    worst_game = random_game(worst, 0)
    playing = make_table(client, PLAYERS, edition_text=worst)
    playing.play(WORST_CHOICES)
    return Targets(
        long_game=_look(_paused(_imported(client, long_game))),
        undone=_look(_undone(client)),
        finished=_look(_imported(client, whole)),
        worst=_look(playing),
        tables=tuple(_look(make_table(client, PLAYERS)) for _ in range(TABLES)),
        record=goa.write_record(whole),
        worst_record=goa.write_record(worst_game),
        worst_edition=worst,
    )


def random_game(edition: str, entries: int) -> State:
    """A game of four: stopped after so many choices, where most is offered within the last twenty, or whole."""
    printed: Any = parse_edition(edition, "worst") if "\n" in edition else edition
    for seed in range(SEEDS):
        dice = random.Random(seed)  # noqa: S311 - nothing secret
        state = goa.new_game(printed, players=PLAYERS, seed=seed)
        best, count = state, 0
        while not state.is_over and (not entries or count < entries):
            goa.apply(state, dice.choice(state.offered))
            count += 1
            if entries - 20 <= count and len(state.offered) >= len(best.offered):
                best = state.copy()
        if not entries or count == entries:
            return best if entries else state
    raise AssertionError(f"no game has {entries} choices")


def _imported(client: httpx.Client, state: State) -> Seats:
    answer = client.post("/api/records", json={"text": goa.write_record(state)})
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return Seats(client, answer.json())


def _paused(table: Seats) -> Seats:
    """Pause and go on, until there are as many entries."""
    for number in range(table.view(-1)["number"], ENTRIES, 2):
        for what in ("pause", "resume"):
            answer = table.request("POST", what, number // 2 % PLAYERS)
            assert answer.status_code == httpx.codes.OK, answer.text
    return table


def _undone(client: httpx.Client) -> Seats:
    """Choose and undo, seat after seat, as often as a seat may."""
    table = make_table(client, PLAYERS)
    undos = dict.fromkeys(range(PLAYERS), 0)
    view = table.view(table.awaited())
    while view["number"] < UNDONE_ENTRIES and not view["table"]["is_over"]:
        seat = view["table"]["seat"]
        if view["own"]["seat"] != seat:
            view = table.view(seat)
        answer = table.choose(seat, view["number"], table.pick(view))
        assert answer.status_code == httpx.codes.OK, answer.text
        view = answer.json()["view"]
        if view["own"]["may_undo"] and undos[seat] < MOST_UNDOS:
            undos[seat] += 1
            answer = table.request("POST", "undo", seat, json={"after": view["number"]})
            assert answer.status_code == httpx.codes.OK, answer.text
            view = answer.json()
    return table


def _look(table: Seats) -> Prepared:
    shown = table.view(-1)
    seat = shown["table"]["seat"]
    offered = table.view(seat)["own"]["offered"] if seat >= 0 else []
    return Prepared(table.id, table.tokens, shown["number"], seat, tuple(each["text"] for each in offered))
