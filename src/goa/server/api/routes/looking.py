"""Looking without choosing: what is printed, and how the table would stand after some choices."""

from __future__ import annotations

from fastapi import APIRouter, Response

from goa.server.api.auth import CallerOf, LanguageOf, answer
from goa.server.api.requests import NewChoices
from goa.server.live.submit import stale
from goa.tables.payloads.printed import Printed, printed
from goa.tables.payloads.views import Pictures
from goa.tables.rehearsal import Rehearsed, rehearsed

router = APIRouter(prefix="/api/games", tags=["looking"])


@router.get("/{game}/printed", response_model=Printed)
async def what_is_printed(caller: CallerOf, language: LanguageOf) -> Response:
    """The edition of this table: its figures, the words of the game, and what tiles and cards do."""
    return answer(printed(caller.room.table.game.edition, language).model_dump())


@router.post("/{game}/rehearsal", response_model=Rehearsed)
async def rehearse(body: NewChoices, caller: CallerOf, language: LanguageOf) -> Response:
    """How the table would stand after these choices; nothing is stored, and nothing hidden is shown."""
    caller.must_play()
    table = caller.room.table
    if not table.position <= body.after <= table.number:
        raise stale(caller.room, caller.seat, language)
    chosen, imagined = rehearsed(table, caller.seat, body.choose, language)
    view = Pictures(imagined).view(caller.seat, language) if imagined else None
    return answer({"chosen": chosen, "view": view})
