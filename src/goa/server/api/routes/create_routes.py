"""Creating tables, and taking open seats."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request, Response

from goa.editions.load import edition_text, load_edition
from goa.server.api.auth import CallerOf, RegistryOf
from goa.server.api.documentation import answers
from goa.server.api.requests import NewGame, NewRecord, NewTutorial, TakeSeat
from goa.server.api.responses import base_address, json_response
from goa.server.limits.proxies import host_of
from goa.server.limits.rate_limits import limits_of
from goa.server.live.absence_commands import come_back
from goa.server.live.table_commands import rename, take_seat
from goa.server.store.new_games import store_game, store_imported_game
from goa.server.workers.upload_checks import UploadChecks
from goa.tables.create_game import complete_seats, replacement_level, require_playable
from goa.tables.game_config import INVITED, SPECTATOR, Game, GameConfig, Seat, new_game
from goa.tables.payloads.answers import Created, Link
from goa.tables.records import clean_upload, game_from_record, people_at
from goa.tables.request_errors import RequestRefused, localized
from goa.tables.tokens import link_to
from goa.tables.tutorial import tutorial_game

router = APIRouter(prefix="/api", tags=["create"])


@router.post("/games", status_code=201, responses=answers(Created, 201))
async def create_table(body: NewGame, registry: RegistryOf, request: Request) -> Response:
    """Create a table. The answer has a secret link for each person, one for open seats, and one for spectators."""
    limits_of(request.app).count_table(host_of(request.scope))
    game = await game_for(body, request.app.state.upload_checks, registry.clock.now())
    return _created(game, await store_game(registry.store, game), request)


@router.post("/tutorial", status_code=201, responses=answers(Created, 201))
async def create_tutorial(body: NewTutorial, registry: RegistryOf, request: Request) -> Response:
    """Create a table for a learner: one person, two bots, and a scripted first round."""
    limits_of(request.app).count_table(host_of(request.scope))
    game = tutorial_game(body.name, body.language, body.pace, now=registry.clock.now())
    return _created(game, await store_game(registry.store, game), request)


@router.post("/records", status_code=201, responses=answers(Created, 201))
async def create_from_record(body: NewRecord, registry: RegistryOf, request: Request) -> Response:
    """Create a table from a record: to continue it, or to look back at it if the game is over."""
    limits_of(request.app).count_table(host_of(request.scope))
    text = None if body.edition_text is None else clean_upload(body.edition_text)
    checks: UploadChecks = request.app.state.upload_checks
    record, edition = await checks.record(clean_upload(body.text), text)
    if edition is None or text is None:
        edition, text = load_edition(record.edition), edition_text(record.edition)
    imported = game_from_record(record, edition, text, people_at(record, body.take_seats), now=registry.clock.now())
    return _created(imported.game, await store_imported_game(registry.store, imported), request)


@router.post("/games/{game}/seats", responses=answers(Link))
async def sit(body: TakeSeat, caller: CallerOf, request: Request) -> Response:
    """Take an open seat with the invitation, or change the name of one's own. The answer has the seat's own link."""
    if caller.seat >= 0:
        caller.require_player()
        async with caller.registry.locked(caller.id) as live:
            await come_back(caller.registry, live, caller.seat)
            await rename(caller.registry, live, caller.seat, name=body.name, colour=body.colour)
        return json_response(Link(caller.seat, caller.token, link_to(base_address(request), caller.id, caller.token)))
    if caller.seat != INVITED:
        raise RequestRefused(403, "no invitation", localized("server.no_invitation"))
    async with caller.registry.locked(caller.id) as live:
        seat, token = await take_seat(
            caller.registry, live, caller.token, seat=body.seat, name=body.name, colour=body.colour, key=body.key
        )
    return json_response(Link(seat, token, link_to(base_address(request), caller.id, token)))


async def game_for(body: NewGame, checks: UploadChecks, now: float = 0) -> Game:
    """The game that a request asks for. Its edition is a built-in one or the text sent along, never a file here."""
    if body.edition_text is None:
        edition, text = load_edition(body.edition), edition_text(body.edition)
    else:
        text = clean_upload(body.edition_text)
        edition = await checks.edition(text)
    seats = [Seat(seat.kind, seat.name, seat.colour, seat.level or "") for seat in body.seats]
    config = GameConfig(
        seats=tuple(complete_seats(seats, edition)),
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
    require_playable(game)
    return game


def _created(game: Game, tokens: Mapping[int, str], request: Request) -> Response:
    """The links, which are shown only this once."""
    address = base_address(request)

    def link(seat: int) -> Link:
        return Link(seat=seat, token=tokens[seat], link=link_to(address, game.id, tokens[seat]))

    created = Created(
        id=game.id,
        commitment=game.commitment,
        seats=[link(seat) for seat in tokens if seat >= 0],
        invitation=link(INVITED) if INVITED in tokens else None,
        spectators=link(SPECTATOR),
    )
    return json_response(created, 201)
