"""Chat and notes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response

from goa.server.api.auth import CallerOf
from goa.server.api.body_reader import body_of
from goa.server.api.documentation import answers, takes
from goa.server.api.responses import Chat, StoredMessage, json_response
from goa.server.limits.proxies import host_of
from goa.server.limits.rate_limits import limits_of
from goa.server.live.chat import add_chat_line, note_of, save_note, visible_to
from goa.server.live.commit import beside_journal
from goa.tables.payloads.answers import NoteText
from goa.tables.requests.request_bodies import NewChatLine, Note
from goa.tables.requests.request_errors import RequestRefused, localized

router = APIRouter(prefix="/api/games", tags=["chat"])


@router.post("/{game}/chat", status_code=201, responses=answers(StoredMessage, 201), openapi_extra=takes(NewChatLine))
async def say(caller: CallerOf, body: Annotated[NewChatLine, body_of(NewChatLine)], request: Request) -> Response:
    """Send a message. Players see messages of spectators only after the game."""
    if not body.text:
        raise RequestRefused(422, "nothing said", localized("server.nothing_said"))
    host = host_of(request.scope)
    caller.registry.moderation.require_not_muted(caller.id, caller.seat, host)
    limits_of(request.app).count_chat_line(caller.id, caller.seat, host)
    table = caller.live.table
    name = table.names[caller.seat] if caller.seat >= 0 else ""
    registry = caller.registry
    async with beside_journal(registry, caller.live):
        await add_chat_line(registry.store, caller.id, caller.seat, name, body.text, registry.clock.now())
    await registry.refresh_chat_and_presence(caller.live)
    return json_response(StoredMessage(body.text), 201)


@router.get("/{game}/chat", responses=answers(Chat))
async def chat_lines(caller: CallerOf) -> Response:
    """The latest messages that this caller may see."""
    live = caller.live
    visible = visible_to(live.chat_lines.after(), caller.seat, is_over=live.table.is_over)
    return json_response(Chat(visible))


@router.get("/{game}/note", responses=answers(NoteText))
async def note(caller: CallerOf) -> Response:
    """The private note of this seat."""
    caller.require_seat()
    return json_response(NoteText(await note_of(caller.registry.store, caller.id, caller.seat)))


@router.put("/{game}/note", responses=answers(NoteText), openapi_extra=takes(Note))
async def write_note(caller: CallerOf, body: Annotated[Note, body_of(Note)], request: Request) -> Response:
    """Save a note that only this seat can read."""
    caller.require_seat()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    async with beside_journal(caller.registry, caller.live):
        await save_note(caller.registry.store, caller.id, caller.seat, body.text)
    return json_response(NoteText(body.text))
