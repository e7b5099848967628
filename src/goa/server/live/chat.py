"""Chat and private notes. Seats write to everyone; spectators write to each other until the game is over."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import Meta
from sqlalchemy import delete, insert, select

from goa.server.store.notifications import NOT_JOURNAL
from goa.server.store.schema import chat_messages, notes
from goa.server.store.store import Store
from goa.tables.payloads.payload import Payload

MESSAGES_KEPT: Final = 50


class ChatMessage(Payload):
    """One message of the chat, in plain text."""

    id: int
    seat: Annotated[int, Meta(description="-1: a spectator, -2: someone who was invited")]
    name: str
    text: str
    made: Annotated[int, Meta(description="seconds since 1970")]


def visible_to(messages: Iterable[ChatMessage], seat: int, *, is_over: bool) -> list[ChatMessage]:
    """Spectators may know more than a player, so players read their messages only after the game."""
    return [message for message in messages if seat < 0 or message.seat >= 0 or is_over]


async def newest_messages(store: Store, game: str, after: int = 0) -> deque[ChatMessage]:
    columns = (chat_messages.c.id, chat_messages.c.seat, chat_messages.c.name)
    query = select(*columns, chat_messages.c.text, chat_messages.c.made)
    query = query.where(chat_messages.c.game == game, chat_messages.c.id > after)
    async with store.reading() as connection:
        rows = await connection.execute(query.order_by(chat_messages.c.id.desc()).limit(MESSAGES_KEPT))
        return deque(reversed([ChatMessage(*row) for row in rows]), maxlen=MESSAGES_KEPT)


async def add_message(store: Store, game: str, seat: int, name: str, text: str) -> None:
    async with store.writing() as connection:
        row = {"game": game, "seat": seat, "name": name, "text": text, "made": int(time.time())}
        await connection.execute(insert(chat_messages).values(**row))
        await store.notify(connection, {game: NOT_JOURNAL})


async def note_of(store: Store, game: str, seat: int) -> str:
    query = select(notes.c.text).where(notes.c.game == game, notes.c.seat == seat)
    async with store.reading() as connection:
        return str(await connection.scalar(query) or "")


async def save_note(store: Store, game: str, seat: int, text: str) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(notes).where(notes.c.game == game, notes.c.seat == seat))
        await connection.execute(insert(notes).values(game=game, seat=seat, text=text))
