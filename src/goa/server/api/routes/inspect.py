"""Asking without choosing: how it was, why not, and how likely."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from goa.server.api.auth import CallerOf, LanguageOf, answer
from goa.server.api.requests import HIGHEST_NUMBER, Text
from goa.server.api.responses import View
from goa.server.bots.hints import Hint, Hints
from goa.tables.errors import Refused, words
from goa.tables.odds import Odds, odds_for
from goa.tables.why import Why, reasons_for

router = APIRouter(prefix="/api/games", tags=["asking"])

MOST_AT_ONCE = 100


@router.get("/{game}/at/{number}", response_model=View)
async def at(
    number: Annotated[int, Path(ge=0, le=HIGHEST_NUMBER, description="of entries")],
    caller: CallerOf,
    language: LanguageOf,
    seat: Annotated[int | None, Query(ge=-1, le=3, description="as this seat saw it, once the game is over")] = None,
) -> Response:
    """The table as this seat saw it after so many entries; nothing is offered there."""
    table = caller.room.table
    own = max(caller.seat, -1)
    wanted = own if seat is None else seat
    if wanted not in (own, -1) and not table.is_over:
        raise Refused(403, "not over", words("server.other_eyes"))
    if wanted >= len(table.seats):
        raise Refused(404, "no such seat", f"This table has seats 0 to {len(table.seats) - 1}.")
    if number > table.number:
        raise Refused(404, "no such number", f"This game has numbers 0 to {table.number}.", number=table.number)
    pictures = await caller.hall.album.at(caller.room, number)
    return answer(pictures.view(wanted, language, list(pictures.table.told)[-1:]))


@router.get("/{game}/why", response_model=list[Why])
async def why(
    caller: CallerOf, language: LanguageOf, choose: Annotated[list[Text], Query(min_length=1, max_length=MOST_AT_ONCE)]
) -> Response:
    """Whether each of these is offered to the seat that is to choose, and why not; nothing is chosen."""
    caller.must_sit()
    return answer(reasons_for(caller.room.table, caller.seat, choose, language))


@router.get("/{game}/odds", response_model=list[Odds])
async def odds(caller: CallerOf) -> Response:
    """For each colony the seat could still found: what it needs, and how likely it succeeds by what the seat knows."""
    caller.must_sit()
    return answer(odds_for(caller.room.table.state, caller.seat))


@router.get("/{game}/hint", response_model=Hint)
async def hint(caller: CallerOf, language: LanguageOf, request: Request) -> Response:
    """What the heuristic thinks of the offered choices, the best first; for the seat that is to choose."""
    caller.must_sit()
    hints: Hints = request.app.state.hints
    return answer(await hints.hint(caller.room.table, caller.seat, language))
