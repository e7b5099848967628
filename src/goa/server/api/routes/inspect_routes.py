"""Requests that change nothing: past positions, the printed edition, score curves, rehearsals, reasons, odds, hints."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from msgspec import UNSET
from pydantic import Field

from goa.core.state import NOBODY
from goa.record.wire import to_wire
from goa.server.api.auth import CallerOf, LanguageOf
from goa.server.api.body_reader import body_of
from goa.server.api.documentation import answers, takes
from goa.server.api.responses import json_response, view_response
from goa.server.bots.hints import Hints
from goa.tables.choosing import submit
from goa.tables.choosing.colony_chances import ColonyChances, colony_chances_for
from goa.tables.choosing.rehearsal import rehearse as rehearse_choices
from goa.tables.choosing.why import Why, reasons_for
from goa.tables.payloads.answers import Rehearsed, ScoreCurve, SeatObservation
from goa.tables.payloads.hint_payload import Hint
from goa.tables.payloads.printed import Printed, printed
from goa.tables.payloads.view_types import View
from goa.tables.requests.request_bodies import HIGHEST_NUMBER, LONGEST_CHOICE, NewChoices
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.views.views import TableViews
from goa.views.observation import observe

router = APIRouter(prefix="/api/games", tags=["inspect"])

MOST_AT_ONCE = 100

ChoiceText = Annotated[str, Field(min_length=1, max_length=LONGEST_CHOICE)]


@router.get("/{game}/at/{number}", responses=answers(View))
async def at(
    number: Annotated[int, Path(ge=0, le=HIGHEST_NUMBER, description="of entries")],
    caller: CallerOf,
    language: LanguageOf,
    seat: Annotated[int | None, Query(ge=-1, le=3, description="as this seat saw it, once the game is over")] = None,
) -> Response:
    """The table as this seat saw it after so many entries. Nothing is offered there."""
    table = caller.live.table
    own = max(caller.seat, -1)
    wanted = own if seat is None else seat
    if wanted not in (own, -1) and not table.is_over:
        raise RequestRefused(403, "not over", localized("server.other_eyes"))
    if wanted >= len(table.seats):
        raise RequestRefused(404, "no such seat", f"This table has seats 0 to {len(table.seats) - 1}.")
    if number > table.number:
        raise RequestRefused(404, "no such number", f"This game has numbers 0 to {table.number}.", number=table.number)
    views = await caller.registry.views_at(caller.live, number)
    return view_response(views, wanted, language)


@router.get("/{game}/printed", responses=answers(Printed))
async def printed_edition(caller: CallerOf, language: LanguageOf) -> Response:
    """The edition of this table: its figures, the words of the game, and what tiles and cards do."""
    return json_response(printed(caller.live.table.game.edition, language))


@router.get("/{game}/edition", responses={200: {"content": {"text/plain": {}}}}, response_class=Response)
async def edition_file(caller: CallerOf) -> Response:
    """The edition of this table as its file, for programs that know the rules."""
    return Response(caller.live.table.game.edition_text, media_type="text/plain; charset=utf-8")


@router.get("/{game}/observation", responses=answers(SeatObservation))
async def observation(caller: CallerOf) -> Response:
    """All that this seat may know, for programs that know the rules: the terminal, bots."""
    table = caller.live.table
    seen = observe(table.state, caller.seat if caller.seat >= 0 else NOBODY)
    return json_response(SeatObservation(table.number, to_wire(seen)))


@router.get("/{game}/curve", responses=answers(ScoreCurve))
async def score_curve(caller: CallerOf, language: LanguageOf) -> Response:
    """The points of all seats over the game, and its turning points. Only once the game is over."""
    table = caller.live.table
    if not table.is_over:
        raise RequestRefused(409, "not over", localized("server.curve_secret"))
    scores = await caller.registry.scores_over_time(caller.live)
    return json_response(scores.curve(table.names, language))


@router.post("/{game}/rehearsal", responses=answers(Rehearsed), openapi_extra=takes(NewChoices))
async def rehearse(
    caller: CallerOf, body: Annotated[NewChoices, body_of(NewChoices)], language: LanguageOf
) -> Response:
    """The table as it would be after these choices. Nothing is stored, and nothing hidden is shown."""
    caller.require_player()
    table = caller.live.table
    if not table.is_current(body.after):
        raise submit.stale(caller.live.views, caller.seat, language)
    chosen, trial, why = rehearse_choices(table, caller.seat, body.choose, language)
    view = TableViews(trial).view(caller.seat, language) if trial else None
    return json_response(Rehearsed(chosen, view, why or UNSET))


@router.get("/{game}/why", responses=answers(list[Why]))
async def why(
    caller: CallerOf,
    language: LanguageOf,
    choose: Annotated[list[ChoiceText], Query(min_length=1, max_length=MOST_AT_ONCE)],
) -> Response:
    """Whether each of these choices is offered, and why not; for the seat that is to choose. Nothing is chosen."""
    caller.require_seat()
    return json_response(reasons_for(caller.live.table, caller.seat, choose, language))


@router.get("/{game}/odds", responses=answers(list[ColonyChances]))
async def odds(caller: CallerOf) -> Response:
    """What each colony needs that the seat could still found, and the chances as far as the seat knows."""
    caller.require_seat()
    return json_response(colony_chances_for(caller.live.table.state, caller.seat))


@router.get("/{game}/hint", responses=answers(Hint))
async def hint(caller: CallerOf, language: LanguageOf, request: Request) -> Response:
    """The heuristic's evaluation of the offered choices, best first; for the seat that is to choose."""
    caller.require_seat()
    hints: Hints = request.app.state.hints
    return json_response(await hints.hint(caller.live.table, caller.seat, language))
