"""The view of a table, its log, choices, and the record."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Query, Response

from goa.server.api.auth import CallerOf, LanguageOf
from goa.server.api.body_reader import body_of
from goa.server.api.documentation import answers, takes
from goa.server.api.fast_path import DirectRoute
from goa.server.api.responses import json_response
from goa.server.live.absence_commands import come_back
from goa.server.live.commit import submit
from goa.server.live.table_registry import TableRegistry
from goa.tables.choosing.submit import is_possible
from goa.tables.payloads.answers import Chosen, Lines, ViewAndPresence, with_presence
from goa.tables.requests.request_bodies import HIGHEST_NUMBER, NewChoices
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.review.records import record_text
from goa.tables.views.views import TableViews

router = APIRouter(prefix="/api/games", tags=["games"])

LONGEST_WAIT = 30.0


@router.get("/{game}/view", responses=answers(ViewAndPresence))
async def view(
    caller: CallerOf,
    language: LanguageOf,
    after: Annotated[int | None, Query(ge=0, le=HIGHEST_NUMBER)] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The table as this seat sees it, with the log after a number. Can wait for news; 204 if there are none."""
    live = caller.live
    if wait:  # a page that polls; one that opens a socket next is there as long as the socket is
        is_new = caller.seat >= 0 and caller.seat not in live.presence().seats
        live.polled[caller.seat] = time.monotonic()
        if is_new:
            caller.registry.presence.announce(live)
    if after is not None and wait and live.table.number <= after:
        live.polls_waiting += 1
        try:
            await _wait_for_news(caller.registry, live.changed, wait)
        finally:
            live.polls_waiting -= 1
        live.seat_of(caller.token)  # it may have been revoked meanwhile
        if live.table.number <= after:
            return Response(status_code=204)
    if after is None:
        seen = live.views.view(caller.seat, language, live.table.log)
    else:
        lines = await caller.registry.lines_since(live, caller.seat, language, after)
        seen = live.views.view_with(caller.seat, language, lines)
    return json_response(with_presence(seen, live.presence(caller.registry.clock.now()), caller.seat))


async def _wait_for_news(registry: TableRegistry, changed: asyncio.Event, seconds: float) -> None:
    """Until the table changes, the server stops, or the time is up."""
    waiting = [asyncio.ensure_future(changed.wait()), asyncio.ensure_future(registry.is_closing.wait())]
    try:
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waiting:
            each.cancel()


@router.get("/{game}/lines", responses=answers(Lines))
async def lines(
    caller: CallerOf, language: LanguageOf, after: Annotated[int, Query(ge=0, le=HIGHEST_NUMBER)] = 0
) -> Response:
    """The log after a number, or of the whole game, as this seat may know it."""
    log = await caller.registry.lines_since(caller.live, caller.seat, language, after - 1 if after == 0 else after)
    return json_response(Lines(caller.live.table.number, log))


async def choose(body: Annotated[NewChoices, body_of(NewChoices)], caller: CallerOf, language: LanguageOf) -> Chosen:
    """Make all of the choices or none. 409 if the table has changed, 422 with the rule if one is not offered."""
    caller.require_player()
    registry, live = caller.registry, caller.live
    if registry.tables.get(live.id) is not live:  # dropped while the body came
        live = await registry.find(live.id)
    async with registry.locked_table(live):
        live.seat_of(caller.token)  # it may have been revoked while the body came
        if caller.seat in live.table.stand_ins:
            is_answer = live.table.is_current(body.after) and is_possible(live.table, caller.seat, body.choose)
            await come_back(registry, live, caller.seat, answers=is_answer)
        done = await submit(registry, live, caller.seat, body.after, body.choose, body.key, language)
        seen = None
        if body.view:
            views = TableViews(done.table) if done.is_repeated else live.views
            lines = [line for line in done.table.log if body.after < line.number <= done.number]
            seen = views.view(caller.seat, language, lines)
    return Chosen(done.number, done.chosen, seen)


router.add_api_route(
    "/{game}/choices",
    choose,
    methods=["POST"],
    responses=answers(Chosen),
    openapi_extra=takes(NewChoices),
    response_model=None,
    route_class_override=DirectRoute,
)


@router.get("/{game}/record", responses={200: {"content": {"text/plain": {}}}}, response_class=Response)
async def record(caller: CallerOf) -> Response:
    """The finished game as a .goa file, with the seed and its commitment. goa verify checks it."""
    table = caller.live.table
    if not table.is_over:
        raise RequestRefused(409, "not over", localized("server.record_secret"))
    return Response(record_text(table), media_type="text/plain; charset=utf-8")
