"""Authentication: the token in the Authorization header opens one seat of a game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, cast

from fastapi import Depends, Header, Path, Query, Request

from goa.server.live.live_table import LiveTable
from goa.server.live.table_registry import TableRegistry
from goa.tables.requests.request_errors import RequestRefused, localized, supported_language

GameId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="the id of a game")]
LanguageQuery = Annotated[str, Query(max_length=10, description="a language of the catalogue, such as en")]


@dataclass
class Caller:
    """A caller whose token opens this table."""

    registry: TableRegistry
    live: LiveTable
    seat: int
    token: str = field(repr=False)

    @property
    def id(self) -> str:
        return self.live.id

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[LiveTable]:
        """The table with its lock. The token is looked up again: it may have been revoked while the caller waited."""
        async with self.registry.locked(self.id) as live:
            live.seat_of(self.token)
            yield live

    def require_seat(self) -> None:
        if self.seat < 0:
            raise RequestRefused(403, "spectator", localized("server.spectator"))

    def require_player(self) -> None:
        """People who handed their seat to a bot for good keep the link, but only to watch."""
        self.require_seat()
        table = self.live.table
        if table.seats[self.seat].kind == "bot" and self.seat not in table.stand_ins:
            raise RequestRefused(403, "left", localized("server.left"))


# The dependencies are coroutines: FastAPI would run plain functions in a thread each time.
async def registry_of(request: Request) -> TableRegistry:
    return cast(TableRegistry, request.app.state.registry)


RegistryOf = Annotated[TableRegistry, Depends(registry_of)]


Authorization = Annotated[str, Header(max_length=300)]


def bearer_token(authorization: str) -> str:
    """The token of the Authorization header."""
    scheme, _, token = authorization.partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not token:
        sentence = "This needs the header Authorization: Bearer TOKEN, with the token of a link."
        raise RequestRefused(401, "no token", sentence)
    return token


async def caller(registry: RegistryOf, game: GameId, authorization: Authorization = "") -> Caller:
    token = bearer_token(authorization)
    live = await registry.find(game)
    seat = live.seat_of(token)
    registry.moderation.require_not_banned(live.id, seat)
    return Caller(registry, live, seat, token)


async def noted_caller(
    request: Request, registry: RegistryOf, game: GameId, authorization: Authorization = ""
) -> Caller:
    """The caller, who is looked up again when the body has come: see body_reader.py."""
    request.state.caller = found = await caller(registry, game, authorization)
    return found


CallerOf = Annotated[Caller, Depends(noted_caller)]


async def language_of(language: LanguageQuery = "en") -> str:
    return supported_language(language)


LanguageOf = Annotated[str, Depends(language_of)]
