"""Creating tables, and taking open seats."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response

from goa.server.api.auth import CallerOf, RegistryOf
from goa.server.api.body_reader import body_of
from goa.server.api.documentation import answers, takes
from goa.server.api.responses import base_address, json_response
from goa.server.limits.proxies import host_of
from goa.server.limits.rate_limits import limits_of
from goa.server.live.absence_commands import come_back
from goa.server.live.table_commands import rename, take_seat
from goa.server.store.queries.new_games import store_game, store_imported_game
from goa.server.workers.upload_checks import UploadChecks
from goa.tables.create_game import built_in_edition, created_answer, game_for
from goa.tables.game_config import INVITED, Game
from goa.tables.lessons.guidance import lesson_game
from goa.tables.payloads.answers import Created, Link
from goa.tables.requests.request_bodies import NewGame, NewRecord, NewTutorial, PlayOn, TakeSeat
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.review.play_on import game_from_moment, require_moment
from goa.tables.review.records import clean_upload, game_from_record, people_at
from goa.tables.tokens import link_to

router = APIRouter(prefix="/api", tags=["create"])


@router.post("/games", status_code=201, responses=answers(Created, 201), openapi_extra=takes(NewGame))
async def create_table(body: Annotated[NewGame, body_of(NewGame)], registry: RegistryOf, request: Request) -> Response:
    """Create a table. The answer has a secret link for each person, one for open seats, and one for spectators."""
    limits_of(request.app).count_table(host_of(request.scope))
    game = await requested_game(body, request.app.state.upload_checks, registry.clock.now())
    tokens = await store_game(registry.store, game)
    return json_response(created_answer(game, tokens, base_address(request)), 201)


@router.post("/tutorial", status_code=201, responses=answers(Created, 201), openapi_extra=takes(NewTutorial))
async def create_tutorial(
    body: Annotated[NewTutorial, body_of(NewTutorial)], registry: RegistryOf, request: Request
) -> Response:
    """Create a table for a learner: one person, bots, and a scripted round or a prepared position."""
    limits_of(request.app).count_table(host_of(request.scope))
    made = lesson_game(body.lesson, body.name, body.language, body.pace, now=registry.clock.now())
    tokens = await store_imported_game(registry.store, made)
    return json_response(created_answer(made.game, tokens, base_address(request)), 201)


@router.post("/records", status_code=201, responses=answers(Created, 201), openapi_extra=takes(NewRecord))
async def create_from_record(
    body: Annotated[NewRecord, body_of(NewRecord)], registry: RegistryOf, request: Request
) -> Response:
    """Create a table from a record: to continue it, or to look back at it if the game is over."""
    limits_of(request.app).count_table(host_of(request.scope))
    text = None if body.edition_text is None else clean_upload(body.edition_text)
    checks: UploadChecks = request.app.state.upload_checks
    record, edition = await checks.record(clean_upload(body.text), text)
    if edition is None or text is None:
        edition, text = built_in_edition(record.edition)
    imported = game_from_record(record, edition, text, people_at(record, body.take_seats), now=registry.clock.now())
    tokens = await store_imported_game(registry.store, imported)
    return json_response(created_answer(imported.game, tokens, base_address(request)), 201)


@router.post("/games/{game}/play-on", status_code=201, responses=answers(Created, 201), openapi_extra=takes(PlayOn))
async def play_on(caller: CallerOf, body: Annotated[PlayOn, body_of(PlayOn)], request: Request) -> Response:
    """A new table at a moment of this finished game, with one person and bots."""
    require_moment(caller.live.table, body)
    limits_of(request.app).count_table(host_of(request.scope))
    past = (await caller.registry.views_at(caller.live, body.at)).table
    imported = game_from_moment(past, body, now=caller.registry.clock.now())
    tokens = await store_imported_game(caller.registry.store, imported)
    return json_response(created_answer(imported.game, tokens, base_address(request)), 201)


@router.post("/games/{game}/seats", responses=answers(Link), openapi_extra=takes(TakeSeat))
async def sit(caller: CallerOf, body: Annotated[TakeSeat, body_of(TakeSeat)], request: Request) -> Response:
    """Take an open seat with the invitation, or change the name of one's own. The answer has the seat's own link."""
    if caller.seat >= 0:
        caller.require_player()
        limits_of(request.app).count_entry(caller.id, caller.seat)
        async with caller.locked() as live:
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


async def requested_game(body: NewGame, checks: UploadChecks, now: float = 0) -> Game:
    """The game that a request asks for. Its edition is a built-in one or the text sent along, never a file here."""
    if body.edition_text is None:
        edition, text = built_in_edition(body.edition)
    else:
        text = clean_upload(body.edition_text)
        edition = await checks.edition(text)
    return game_for(body, edition, text, now=now)
