"""Chat and notes."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from goa.server.api.auth import CallerOf, answer
from goa.server.api.rate_limits import limits_of
from goa.server.api.requests import Note, Say
from goa.server.api.responses import Chat, Said
from goa.server.live.chat import add_saying, heard_by, keep_note, note_of
from goa.tables.errors import Refused, words

router = APIRouter(prefix="/api/games", tags=["talk"])


@router.post("/{game}/chat", status_code=201, response_model=Said)
async def say(body: Say, caller: CallerOf, request: Request) -> Response:
    """Say something; spectators are heard by spectators only, until the game is over."""
    if not body.text:
        raise Refused(422, "nothing said", words("server.nothing_said"))
    limits_of(request.app).count_saying(f"{caller.id} {caller.seat}")
    table = caller.room.table
    name = table.names[caller.seat] if caller.seat >= 0 else ""
    await add_saying(caller.hall.store, caller.id, caller.seat, name, body.text)
    await caller.hall.listen(caller.room)
    return answer({"said": body.text}, 201)


@router.get("/{game}/chat", response_model=Chat)
async def heard(caller: CallerOf) -> Response:
    """What was said lately, as far as this caller may hear it."""
    room = caller.room
    return answer({"sayings": [s.as_plain() for s in heard_by(room.sayings, caller.seat, is_over=room.table.is_over)]})


@router.get("/{game}/note", response_model=Note)
async def note(caller: CallerOf) -> Response:
    """The private note of this seat."""
    caller.must_sit()
    return answer({"text": await note_of(caller.hall.store, caller.id, caller.seat)})


@router.put("/{game}/note", response_model=Note)
async def write_note(body: Note, caller: CallerOf) -> Response:
    """Keep a note that only this seat reads."""
    caller.must_sit()
    await keep_note(caller.hall.store, caller.id, caller.seat, body.text)
    return answer({"text": body.text})
