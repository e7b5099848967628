"""What is done at a table besides choosing: undo, pause, resign, rematch."""

from __future__ import annotations

from fastapi import APIRouter, Response

from goa.server.api.auth import Caller, CallerOf, LanguageOf, answer
from goa.server.api.requests import Answer, Resign, Undo
from goa.server.api.responses import Rematch, View
from goa.server.live.live_table import Room
from goa.server.live.submit import write
from goa.tables import undo as undoing
from goa.tables.create_game import takeover_level
from goa.tables.errors import Refused, words
from goa.tables.journal import Entry, Kind
from goa.tables.rematch import make_rematch

router = APIRouter(prefix="/api/games", tags=["table"])


@router.post("/{game}/undo", response_model=View)
async def undo(body: Undo, caller: CallerOf, language: LanguageOf) -> Response:
    """Take back one's own last choices, never across another's, a reveal or chance; or ask, where that is agreed."""
    caller.must_play()
    async with caller.hall.entered(caller.id) as room:
        await undoing.undo(caller.hall, room, caller.seat, body, language)
        return _view(caller, room, language)


@router.post("/{game}/undo/answer", response_model=View)
async def answer_undo(body: Answer, caller: CallerOf, language: LanguageOf) -> Response:
    """Agree to an undo that somebody asked for, or decline."""
    caller.must_play()
    async with caller.hall.entered(caller.id) as room:
        await undoing.answer_undo(caller.hall, room, caller.seat, body, language)
        return _view(caller, room, language)


@router.post("/{game}/pause", response_model=View)
async def pause(caller: CallerOf, language: LanguageOf) -> Response:
    """Stop the game until somebody resumes it; bots wait too."""
    return await _set_paused(caller, language, paused=True)


@router.post("/{game}/resume", response_model=View)
async def resume(caller: CallerOf, language: LanguageOf) -> Response:
    """Go on after a pause."""
    return await _set_paused(caller, language, paused=False)


async def _set_paused(caller: Caller, language: str, *, paused: bool) -> Response:
    caller.must_play()
    kind: Kind = "pause" if paused else "resume"
    async with caller.hall.entered(caller.id) as room:
        while room.table.paused != paused:
            _must_go_on(room)
            await write(caller.hall, room, (Entry(room.table.number, kind, caller.seat, ""),))
        return _view(caller, room, language)


@router.post("/{game}/resign", response_model=View)
async def resign(body: Resign, caller: CallerOf, language: LanguageOf) -> Response:
    """Get up; a bot takes the seat over for good."""
    caller.must_sit()
    level = body.level or takeover_level()
    async with caller.hall.entered(caller.id) as room:
        while room.table.seats[caller.seat].kind == "human":
            _must_go_on(room)
            await write(caller.hall, room, (Entry(room.table.number, "resign", caller.seat, level),))
        return _view(caller, room, language)


@router.post("/{game}/rematch", response_model=Rematch)
async def rematch(caller: CallerOf) -> Response:
    """Another game of the same seats; everybody's token opens it too. The first who asks makes it."""
    caller.must_sit()
    async with caller.hall.entered(caller.id) as room:
        if not room.table.is_over:
            raise Refused(409, "not over", words("server.no_rematch"))
        return answer({"id": await make_rematch(caller.hall, room, caller.seat)})


def _must_go_on(room: Room) -> None:
    if room.table.is_over:
        raise Refused(409, "over", words("server.over"), rule="RND-4")


def _view(caller: Caller, room: Room, language: str) -> Response:
    return answer(room.pictures.view(caller.seat, language, list(room.table.told)[-1:]))
