"""New games: the game that a request asks for, the links to it, and the next game of the same seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import msgspec

from goa.bots.players.registry import BUILT_IN_BOTS, level_for
from goa.editions.load import edition_text, load_edition
from goa.editions.types import Edition
from goa.tables.game_config import INVITED, SPECTATOR, Game, GameConfig, Seat, new_game
from goa.tables.payloads.answers import Created, Link
from goa.tables.requests.request_bodies import NewGame
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.tables.tokens import link_to, new_token
from goa.views.words.seats import COLOURS


def replacement_level() -> str:
    """The bot that takes a seat when a person resigns or another bot fails."""
    return "heuristic" if "heuristic" in BUILT_IN_BOTS else next(iter(BUILT_IN_BOTS))


@cache  # so that all games share one text
def built_in_edition(name: str) -> tuple[Edition, str]:
    """An edition of the package, and the text of its file."""
    return load_edition(name), edition_text(name)


def game_for(body: NewGame, edition: Edition, text: str, *, now: float) -> Game:
    """The game that a request asks for. Options and numbers of seats that the edition does not have are refused."""
    wanted = [Seat(seat.kind, seat.name, seat.colour, seat.level or "") for seat in body.seats]
    config = GameConfig(
        seats=tuple(complete_seats(wanted, edition)),
        quick_start=body.quick_start,
        bonanza=body.bonanza,
        open_money=body.open_money,
        counted_ducats=body.counted_ducats,
        pace=body.pace,
        undo=body.undo,
        hints=body.hints,
        takeover=body.takeover or replacement_level(),
        clock=None if body.clock is None else body.clock.control,
        absence_seconds=0 if body.clock else body.absence_hours * 3600,
        maker=-1 if body.maker is None else body.maker,
    )
    game = new_game(edition, text, config, now=now)
    try:
        game.begin()
    except ValueError as problem:
        raise RequestRefused(422, "no such table", f"{problem}.") from None
    return game


def new_tokens(game: Game) -> dict[int, str]:
    """A token for each person, for people to be invited, and for spectators."""
    seats = game.config.seats
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    others = (INVITED, SPECTATOR) if any(seat.kind == "open" for seat in seats) else (SPECTATOR,)
    return {seat: new_token() for seat in (*people, *others)}


def created_answer(game: Game, tokens: Mapping[int, str], address: str) -> Created:
    """The links, which are shown only this once."""

    def link(seat: int) -> Link:
        return Link(seat=seat, token=tokens[seat], link=link_to(address, game.id, tokens[seat]))

    return Created(
        id=game.id,
        commitment=game.commitment,
        seats=[link(seat) for seat in tokens if seat >= 0],
        invitation=link(INVITED) if INVITED in tokens else None,
        spectators=link(SPECTATOR),
    )


def complete_seats(wanted: Sequence[Seat], edition: Edition) -> Iterator[Seat]:
    """The seats with a colour each, with names, and with a level for each bot that can play the edition."""
    colours = free_colours([seat.colour for seat in wanted])
    for number, (seat, colour) in enumerate(zip(wanted, colours, strict=True)):
        level = level_for(seat.level or replacement_level(), edition) if seat.kind == "bot" else ""
        yield Seat(seat.kind, seat.name or colour.capitalize() or f"Seat {number + 1}", colour, level)


def free_colours(wanted: Sequence[str]) -> list[str]:
    """A colour for each seat: the wanted one for the first seat that wants it, any other one that is free otherwise."""
    colours: list[str] = []
    for number, wish in enumerate(wanted):
        taken = {*colours, *wanted[number + 1 :]}
        free = [colour for colour in COLOURS if colour not in colours]
        unwanted = [colour for colour in free if colour not in taken] or free
        colours.append(wish if wish and wish not in colours else unwanted[0])
    return colours


def rematch_of(table: Table, now: float) -> Game:
    """A new game with the same edition, options and people."""
    old = table.game
    # People who resigned get their seat back: their token opens the new game too.
    seats = tuple(_seat_again(new, first) for new, first in zip(table.seats, old.config.seats, strict=True))
    config = msgspec.structs.replace(
        old.config, seats=seats, tutorial=False, lesson="", imported=False, known_seed=False
    )
    return new_game(old.edition, old.edition_text, config, now=now)


def _seat_again(last: Seat, first: Seat) -> Seat:
    return first if first.kind == "bot" else Seat("human", last.name, last.colour)
