"""Making tables, sitting down, looking, choosing."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from goa.server.api.auth import CallerOf, HallOf, LanguageOf, answer
from goa.server.api.fast_path import QuickRoute
from goa.server.api.rate_limits import address_of, limits_of
from goa.server.api.requests import HIGHEST_NUMBER, Chosen, Created, Link, NewChoices, NewGame, TakeSeat
from goa.server.api.responses import Lines, ViewAndPresence
from goa.server.live import submit as door
from goa.server.live.table_registry import Hall
from goa.server.live.take_seat import take_seat
from goa.server.ops.archive import record_text
from goa.server.store.tokens import link_to
from goa.tables.create_game import make_game
from goa.tables.errors import Refused, words
from goa.tables.payloads.views import Pictures
from goa.tables.records import NewRecord, make_from_record
from goa.tables.tutorial import NewTutorial, make_tutorial

router = APIRouter(prefix="/api/games", tags=["games"])
records = APIRouter(prefix="/api/records", tags=["games"])
tutorials = APIRouter(prefix="/api/tutorial", tags=["games"])

LONGEST_WAIT = 30.0


def base_address(request: Request) -> str:
    named: str = request.app.state.settings.public_address
    return named.rstrip("/") if named else str(request.base_url).rstrip("/")


@router.post("", status_code=201, response_model=Created)
async def make(body: NewGame, hall: HallOf, request: Request) -> Response:
    """Make a table; the answer has a secret link for each human seat, one for open seats, one for spectators."""
    limits_of(request.app).count_table(address_of(request.scope))
    created = await make_game(hall.store, body, base_address(request))
    return answer(created.model_dump(), 201)


@tutorials.post("", status_code=201, response_model=Created)
async def make_lesson(body: NewTutorial, hall: HallOf, request: Request) -> Response:
    """Make a table for somebody who learns the game: one person, two bots, and a prepared first round."""
    limits_of(request.app).count_table(address_of(request.scope))
    made = await make_tutorial(hall.store, body, base_address(request))
    return answer(made.model_dump(), 201)


@records.post("", status_code=201, response_model=Created)
async def make_from(body: NewRecord, hall: HallOf, request: Request) -> Response:
    """Make a table from a record, to go on with where it is unfinished, to look back at where it is over."""
    limits_of(request.app).count_table(address_of(request.scope))
    made = await make_from_record(hall.store, body, base_address(request))
    return answer(made.model_dump(), 201)


@router.get("/{game}/view", response_model=ViewAndPresence)
async def view(
    caller: CallerOf,
    language: LanguageOf,
    after: Annotated[int | None, Query(ge=0, le=HIGHEST_NUMBER)] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The table as this seat sees it, with what happened after a number; waits for news if asked to, then 204."""
    room = caller.room
    newcomer = caller.seat >= 0 and caller.seat not in room.presence()["seats"]
    room.polled[caller.seat] = time.monotonic()
    if newcomer:
        caller.hall.crowd.tell(room)
    if after is not None and wait and room.table.number <= after:
        room.waiting += 1
        try:
            await _news(caller.hall, room.changed, wait)
        finally:
            room.waiting -= 1
        if room.table.number <= after:
            return Response(status_code=204)
    since = -1 if after is None else after
    lines = list(room.table.told) if after is None else await caller.hall.lines_since(room, since)
    plain = room.pictures.view(caller.seat, language, lines)
    return answer({**plain, "presence": room.presence()})


async def _news(hall: Hall, changed: asyncio.Event, seconds: float) -> None:
    """Until something changes, or the server goes down, or time is up."""
    waiting = [asyncio.ensure_future(changed.wait()), asyncio.ensure_future(hall.is_closing.wait())]
    try:
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waiting:
            each.cancel()


@router.get("/{game}/lines", response_model=Lines)
async def lines(
    caller: CallerOf, language: LanguageOf, after: Annotated[int, Query(ge=0, le=HIGHEST_NUMBER)] = 0
) -> Response:
    """What happened after a number, or in the whole game, as this seat may know it."""
    told = await caller.hall.lines_since(caller.room, after - 1 if after == 0 else after)
    viewer = max(caller.seat, -1)
    pictures = caller.room.pictures
    return answer({"number": caller.room.table.number, "lines": [pictures.line(viewer, language, x) for x in told]})


async def choose(body: NewChoices, caller: CallerOf, language: LanguageOf) -> Response:
    """All of the choices or none. 409 if the table has moved on, 422 with the rule if one is not offered."""
    caller.must_play()
    async with caller.hall.entered(caller.id) as room:
        done = await door.choose(caller.hall, room, caller.seat, body.after, body.choose, body.key, language)
        seen = None
        if body.view:
            pictures = Pictures(done.table) if done.is_repeated else room.pictures
            lines = [line for line in done.table.told if body.after < line.number <= done.number]
            seen = pictures.view(caller.seat, language, lines)
    return answer({"number": done.number, "chosen": done.chosen, "view": seen})


router.add_api_route(
    "/{game}/choices", choose, methods=["POST"], response_model=Chosen, route_class_override=QuickRoute
)


@router.post("/{game}/seats", response_model=Link)
async def sit(body: TakeSeat, caller: CallerOf, request: Request) -> Response:
    """Take an open seat with the invitation; the answer has the seat's own link."""
    seat, token = await take_seat(caller, body)
    return answer({"seat": seat, "token": token, "link": link_to(base_address(request), caller.id, token)})


@router.get("/{game}/record", responses={200: {"content": {"text/plain": {}}}}, response_class=Response)
async def record(caller: CallerOf) -> Response:
    """The finished game as a .goa file, with the seed and what it was promised by; goa verify plays it again."""
    table = caller.room.table
    if not table.is_over:
        raise Refused(409, "not over", words("server.record_secret"))
    return Response(record_text(table), media_type="text/plain; charset=utf-8")
