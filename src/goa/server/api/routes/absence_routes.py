"""People who are away: remind them, hand their seat to a bot, renew their link; and come back. Also one's own link."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response

from goa.server.api.auth import Authorization, CallerOf, GameId, LanguageOf, RegistryOf, bearer_token
from goa.server.api.body_reader import body_of
from goa.server.api.documentation import answers, takes
from goa.server.api.responses import base_address, json_response, view_response
from goa.server.limits.rate_limits import limits_of
from goa.server.live import absence_commands
from goa.server.store.queries.contacts import marks_of
from goa.server.store.queries.device_rows import games_of_token, is_derived
from goa.tables.payloads.answers import Link
from goa.tables.payloads.view_types import View
from goa.tables.requests.device_bodies import RenewLink
from goa.tables.requests.request_bodies import AbsentSeat
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.tokens import digest_of, link_to, renewed_token

router = APIRouter(prefix="/api/games", tags=["absence"])

AbsentSeatOf = Annotated[AbsentSeat, body_of(AbsentSeat)]


@router.post("/{game}/back", responses=answers(View))
async def back(caller: CallerOf, language: LanguageOf) -> Response:
    """Take one's seat back from the bot that plays for it. Every choice, undo or pause does so too."""
    caller.require_player()
    async with caller.locked() as live:
        await absence_commands.come_back(caller.registry, live, caller.seat)
        return view_response(live.views, caller.seat, language)


@router.post("/{game}/nudge", responses=answers(View), openapi_extra=takes(AbsentSeat))
async def nudge(caller: CallerOf, body: AbsentSeatOf, language: LanguageOf, request: Request) -> Response:
    """Remind the person who is awaited; for the maker of the table, every ten minutes at most."""
    caller.require_player()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    async with caller.locked() as live:
        await absence_commands.nudge(caller.registry, live, caller.seat, body.seat)
        return view_response(live.views, caller.seat, language)


@router.post("/{game}/hand-over", responses=answers(View), openapi_extra=takes(AbsentSeat))
async def hand_over(caller: CallerOf, body: AbsentSeatOf, language: LanguageOf, request: Request) -> Response:
    """Let a bot play for the person who is awaited, after the waiting time of the table; for its maker."""
    caller.require_player()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    async with caller.locked() as live:
        await absence_commands.hand_over(caller.registry, live, caller.seat, body.seat)
        return view_response(live.views, caller.seat, language)


@router.post("/{game}/renew", responses=answers(Link), openapi_extra=takes(RenewLink))
async def renew(
    game: GameId,
    body: Annotated[RenewLink, body_of(RenewLink)],
    registry: RegistryOf,
    request: Request,
    authorization: Authorization = "",
) -> Response:
    """A new link for one's own seat. All others stop working at once, at this table and at its rematches.

    A device that came by a link cannot do so: it would lock out the browser that it came from. From then on the seat is
    called only by the contacts in `keep`.
    """
    token = bearer_token(authorization)
    new = renewed_token(token, body.key)
    live = await registry.find(game)
    seat = live.seat_of(token if digest_of(token) in live.seat_tokens else new)  # the new one: a repeated request
    registry.moderation.require_not_banned(live.id, seat)
    if seat < 0:
        raise RequestRefused(403, "spectator", localized("server.spectator"))
    if await is_derived(registry.store, game, digest_of(token)):
        raise RequestRefused(403, "device", localized("server.device_cannot_renew"))
    limits_of(request.app).count_entry(game, seat)
    kept_marks = await marks_of(registry.store, game, seat, body.keep)
    for id in sorted({game, *await games_of_token(registry.store, digest_of(token))}, key=lambda id: id != game):
        async with registry.locked(id) as each:
            await absence_commands.renew_own_link(registry, each, token, new, kept_marks)
    return json_response(Link(seat, new, link_to(base_address(request), game, new)))


@router.post("/{game}/reissue", responses=answers(Link), openapi_extra=takes(AbsentSeat))
async def reissue(caller: CallerOf, body: AbsentSeatOf, request: Request) -> Response:
    """A new link for a seat whose person is away, after the waiting time, or as long after a bot got it; for the maker.

    The old links of the seat no longer open it. The new one is shown only this once.
    """
    caller.require_player()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    async with caller.locked() as live:
        token = await absence_commands.reissue_link(caller.registry, live, caller.seat, body.seat)
    return json_response(Link(body.seat, token, link_to(base_address(request), caller.id, token)))
