"""All seats of a browser: the list of its games, and links that take its seats to another device.

Tokens and secrets are in the bodies, because addresses are written into logs.
"""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from fastapi import APIRouter, Request, Response

from goa.server.api.auth import RegistryOf
from goa.server.api.body_reader import body_of
from goa.server.api.documentation import answers, takes
from goa.server.api.responses import base_address, json_response
from goa.server.limits.rate_limits import limits_of
from goa.server.live.game_list import GameList
from goa.server.live.live_table import no_such_game
from goa.server.live.table_registry import TableRegistry
from goa.server.store.queries.device_rows import (
    LINK_SECONDS,
    TokenKey,
    add_link,
    devices_of,
    known_seats,
    redeem_link,
    revoke_device,
)
from goa.tables.payloads.my_games_types import BroughtSeat, BroughtSeats, DeviceLine, DeviceLink, Devices, MyGames
from goa.tables.requests.device_bodies import MyGamesBody, OwnSeats, Redeem, RevokeDevice
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.tokens import device_link, digest_of, new_token

router = APIRouter(prefix="/api", tags=["devices"])


@router.post("/my-games", responses=answers(MyGames), openapi_extra=takes(MyGamesBody))
async def my_games(
    body: Annotated[MyGamesBody, body_of(MyGamesBody)], registry: RegistryOf, request: Request
) -> Response:
    """What each of these seats may know of its game: whose turn it is, points, unread chat."""
    listing = cast(GameList, request.app.state.game_list)
    return json_response(MyGames(await listing.of(body.seats), registry.clock.now()))


@router.post("/devices", responses=answers(Devices), openapi_extra=takes(OwnSeats))
async def devices(body: Annotated[OwnSeats, body_of(OwnSeats)], registry: RegistryOf) -> Response:
    """The devices that got these seats by a link, and links that have not been used."""
    own = await _own(registry, body)
    found = await devices_of(registry.store, {digest for _, digest in own}, int(registry.clock.now()))
    return json_response(Devices(tuple(DeviceLine(*msgspec.structs.astuple(each)) for each in found)))


@router.post("/devices/link", status_code=201, responses=answers(DeviceLink, 201), openapi_extra=takes(OwnSeats))
async def make_link(body: Annotated[OwnSeats, body_of(OwnSeats)], registry: RegistryOf, request: Request) -> Response:
    """A link that takes these seats to another device: once, within an hour. It is shown only here."""
    own = await _own(registry, body)
    if not own:
        raise no_such_game()
    sources = sorted(own)
    limits_of(request.app).count_entry(sources[0][0], own[sources[0]])
    secret, now = new_token(), int(registry.clock.now())
    if await add_link(registry.store, secret, sources, now) is None:
        raise RequestRefused(409, "too many devices", localized("server.too_many_devices"))
    link = device_link(base_address(request), secret)
    return json_response(DeviceLink(secret, link, now + LINK_SECONDS, len(sources)), 201)


@router.post("/devices/redeem", responses=answers(BroughtSeats), openapi_extra=takes(Redeem))
async def redeem(body: Annotated[Redeem, body_of(Redeem)], registry: RegistryOf) -> Response:
    """Use a link on this device. It gets tokens of its own, which can be revoked."""
    brought = await redeem_link(registry.store, body.secret, body.key, body.name, int(registry.clock.now()))
    if brought is None:
        raise RequestRefused(404, "no such link", localized("server.no_device_link"))
    for game in {each.game for each in brought}:
        await registry.reload_tokens(game)
    return json_response(BroughtSeats(tuple(BroughtSeat(each.game, each.seat, each.token) for each in brought)))


@router.post("/devices/revoke", responses=answers(Devices), openapi_extra=takes(RevokeDevice))
async def revoke(body: Annotated[RevokeDevice, body_of(RevokeDevice)], registry: RegistryOf) -> Response:
    """Revoke a device with all that came of it, or a link that has not been used. Returns the devices that are left."""
    own = {digest for _, digest in await _own(registry, body)}
    games = await revoke_device(registry.store, own, body.device)
    if games is None:
        raise RequestRefused(404, "no such device", localized("server.no_such_device"))
    for game in games:
        await registry.reload_tokens(game)
    return await devices(body, registry)


async def _own(registry: TableRegistry, body: OwnSeats) -> dict[TokenKey, int]:
    """The seats that the tokens of a request open. Others are left out."""
    return await known_seats(registry.store, {(each.game, digest_of(each.token)) for each in body.seats})
