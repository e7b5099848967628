"""Undo, pause, resign, rematch."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response

from goa.bots.players.registry import level_for
from goa.server.api.auth import Caller, CallerOf, LanguageOf
from goa.server.api.body_reader import body_of
from goa.server.api.documentation import answers, takes
from goa.server.api.responses import json_response, view_response
from goa.server.limits.proxies import host_of
from goa.server.limits.rate_limits import limits_of
from goa.server.live import table_commands
from goa.server.live.absence_commands import come_back
from goa.tables.create_game import replacement_level
from goa.tables.payloads.answers import Rematch
from goa.tables.payloads.view_types import View
from goa.tables.requests.request_bodies import Resign, Undo, UndoAnswer

router = APIRouter(prefix="/api/games", tags=["table"])


@router.post("/{game}/undo", responses=answers(View), openapi_extra=takes(Undo))
async def undo(
    caller: CallerOf, body: Annotated[Undo, body_of(Undo)], language: LanguageOf, request: Request
) -> Response:
    """Undo one's own last choices, but nothing that another seat chose or that revealed something; or ask to."""
    caller.require_player()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    async with caller.locked() as live:
        await come_back(caller.registry, live, caller.seat)
        await table_commands.undo(caller.registry, live, caller.seat, body.after, body.choices, language)
        return view_response(live.views, caller.seat, language)


@router.post("/{game}/undo/answer", responses=answers(View), openapi_extra=takes(UndoAnswer))
async def answer_undo(
    caller: CallerOf, body: Annotated[UndoAnswer, body_of(UndoAnswer)], language: LanguageOf, request: Request
) -> Response:
    """Agree to an undo request, or decline it."""
    caller.require_player()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    async with caller.locked() as live:
        await come_back(caller.registry, live, caller.seat)
        await table_commands.answer_undo(caller.registry, live, caller.seat, body.after, language, agree=body.agree)
        return view_response(live.views, caller.seat, language)


@router.post("/{game}/pause", responses=answers(View))
async def pause(caller: CallerOf, language: LanguageOf, request: Request) -> Response:
    """Stop the game until a player resumes it. Bots wait too."""
    limits_of(request.app).count_entry(caller.id, caller.seat)
    return await _set_paused(caller, language, paused=True)


@router.post("/{game}/resume", responses=answers(View))
async def resume(caller: CallerOf, language: LanguageOf) -> Response:
    """Go on after a pause."""
    return await _set_paused(caller, language, paused=False)


async def _set_paused(caller: Caller, language: str, *, paused: bool) -> Response:
    caller.require_player()
    async with caller.locked() as live:
        await come_back(caller.registry, live, caller.seat)
        await table_commands.set_paused(caller.registry, live, caller.seat, paused=paused)
        return view_response(live.views, caller.seat, language)


@router.post("/{game}/resign", responses=answers(View), openapi_extra=takes(Resign))
async def resign(caller: CallerOf, body: Annotated[Resign, body_of(Resign)], language: LanguageOf) -> Response:
    """Hand the seat to a bot for good."""
    caller.require_seat()
    async with caller.locked() as live:
        level = level_for(body.level or replacement_level(), live.table.game.edition)
        await table_commands.resign(caller.registry, live, caller.seat, level)
        return view_response(live.views, caller.seat, language)


@router.post("/{game}/rematch", responses=answers(Rematch))
async def rematch(caller: CallerOf, request: Request) -> Response:
    """Another game of the same seats, opened by the same tokens. The first request creates it."""
    caller.require_seat()
    async with caller.locked() as live:
        if live.table.is_over and not live.table.rematch:
            limits_of(request.app).count_table(host_of(request.scope))
        return json_response(Rematch(await table_commands.make_rematch(caller.registry, live, caller.seat)))
