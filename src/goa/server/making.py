"""Making a table: what the request wants, in the shape that is stored."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

from goa.bots.roster import ROSTER
from goa.editions.load import edition_text, load_edition, parse_edition
from goa.editions.report import EditionError
from goa.editions.types import Edition
from goa.rules.version import stored_rules
from goa.server.agreement import Agreed, Game, Seat, new_id, new_salt, new_seed
from goa.server.bodies import Created, Link, NewGame, NewSeat
from goa.server.refusals import Refused
from goa.server.store import Store, rules_version
from goa.server.tokens import INVITED, SPECTATOR, digest_of, link_to, new_token
from goa.views.words.seats import COLOURS


def takeover_level() -> str:
    """Who sits down where a person gets up or a bot fails."""
    return "heuristic" if "heuristic" in ROSTER else next(iter(ROSTER))


async def make_game(store: Store, wanted: NewGame, address: str) -> Created:
    edition, text = _edition_of(wanted)
    agreed = Agreed(
        seats=tuple(_seats(wanted.seats)),
        quick_start=wanted.quick_start,
        bonanza=wanted.bonanza,
        open_money=wanted.open_money,
        counted_ducats=wanted.counted_ducats,
        pace=wanted.pace,
        undo=wanted.undo,
        hints=wanted.hints,
        takeover=takeover_level(),
    )
    game = new_game(edition, text, agreed)
    try:
        game.begin()
    except ValueError as problem:
        raise Refused(422, "no such table", f"{problem}.") from None
    tokens = {seat: new_token() for seat, each in enumerate(agreed.seats) if each.kind == "human"}
    if any(each.kind == "open" for each in agreed.seats):
        tokens[INVITED] = new_token()
    tokens[SPECTATOR] = new_token()
    await store.add_game(game, [(digest_of(token), seat) for seat, token in tokens.items()])
    return created(game, tokens, address)


def created(game: Game, tokens: Mapping[int, str], address: str) -> Created:
    """The links, which are shown this once."""

    def link(seat: int) -> Link:
        return Link(seat=seat, token=tokens[seat], link=link_to(address, game.id, tokens[seat]))

    return Created(
        id=game.id,
        commitment=game.commitment,
        seats=[link(seat) for seat in tokens if seat >= 0],
        invitation=link(INVITED) if INVITED in tokens else None,
        spectators=link(SPECTATOR),
    )


def new_game(edition: Edition, text: str, agreed: Agreed) -> Game:
    rules = stored_rules(rules_version())
    return Game(new_id(), edition, text, rules, new_seed(), new_salt(), agreed, int(time.time()))


def _edition_of(wanted: NewGame) -> tuple[Edition, str]:
    """A built-in one or the text sent along; never a file of this machine."""
    if wanted.edition_text is None:
        return load_edition(wanted.edition), edition_text(wanted.edition)
    text = wanted.edition_text.replace("\0", "")
    try:
        return parse_edition(text, "your edition"), text
    except EditionError as problem:
        raise Refused(422, "edition", str(problem)) from None


def _seats(wanted: Sequence[NewSeat]) -> Iterable[Seat]:
    colours = free_colours([seat.colour for seat in wanted])
    for number, (seat, colour) in enumerate(zip(wanted, colours, strict=True)):
        level = (seat.level or takeover_level()) if seat.kind == "bot" else ""
        yield Seat(seat.kind, seat.name or _default_name(number, colour), colour, level)


def _default_name(number: int, colour: str) -> str:
    return colour.capitalize() or f"Seat {number + 1}"


def free_colours(wanted: Sequence[str]) -> list[str]:
    """Each its wish where nobody wished it before, and any that is left otherwise."""
    colours: list[str] = []
    for number, wish in enumerate(wanted):
        taken = {*colours, *wanted[number + 1 :]}
        free = [colour for colour in COLOURS if colour not in colours]
        unwished = [colour for colour in free if colour not in taken] or free
        colours.append(wish if wish and wish not in colours else unwished[0])
    return colours
