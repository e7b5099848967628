"""Who is this? The token in the Authorization header says the game's seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, cast

import msgspec
from fastapi import Depends, Header, Path, Query, Request, Response

from goa.locales import languages
from goa.server.live.live_table import Room
from goa.server.live.table_registry import Hall
from goa.server.store.tokens import digest_of
from goa.tables.errors import Refused, no_such_game, words

GameId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="the id of a game")]
LanguageQuery = Annotated[str, Query(max_length=10, description="a language of the catalogue, such as en")]


@dataclass(frozen=True)
class Caller:
    """Somebody with a token that opens this room."""

    hall: Hall
    room: Room
    seat: int
    token: str = field(repr=False)

    @property
    def id(self) -> str:
        return self.room.table.game.id

    def must_sit(self) -> None:
        if self.seat < 0:
            raise Refused(403, "spectator", words("server.spectator"))

    def must_play(self) -> None:
        """Whoever left his seat to a bot keeps the link, but only to look on."""
        self.must_sit()
        if self.room.table.seats[self.seat].kind == "bot":
            raise Refused(403, "left", words("server.left"))


async def hall_of(request: Request) -> Hall:
    """A coroutine, as all of these: plain functions would be sent to a thread each time."""
    return cast(Hall, request.app.state.hall)


HallOf = Annotated[Hall, Depends(hall_of)]


async def caller(hall: HallOf, game: GameId, authorization: Annotated[str, Header(max_length=300)] = "") -> Caller:
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused(401, "no token", "This needs the header Authorization: Bearer TOKEN, with the token of a link.")
    room = await hall.room(game)
    return Caller(hall, room, seat_behind(room, token.strip()), token.strip())


def seat_behind(room: Room, token: str) -> int:
    seat = room.doors.get(digest_of(token))
    if seat is None:
        raise no_such_game()
    return seat


CallerOf = Annotated[Caller, Depends(caller)]


def spoken(language: str) -> str:
    """The language asked for where there is a catalogue for it, English otherwise."""
    return language if language in languages() else "en"


async def known_language(language: LanguageQuery = "en") -> str:
    return spoken(language)


LanguageOf = Annotated[str, Depends(known_language)]


def answer(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")
