"""Chat and private notes. Seats write to everyone; spectators write to each other until the game is over."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from operator import attrgetter
from typing import Annotated, Final, NamedTuple

from msgspec import Meta
from sqlalchemy import Integer, String, and_, column, delete, func, insert, select, union_all, update, values

from goa.server.store.notifications import NOT_JOURNAL
from goa.server.store.schema import chat_lines, notes
from goa.server.store.store import Store
from goa.tables.payloads.payload import Payload

CHAT_LINES_KEPT: Final = 50  # in memory, and sent: by the seats, and as many by all others
CHAT_LINES_STORED: Final = 500  # of each game by the seats, and as many by all others; older ones are deleted


class ChatLine(Payload):
    """One message of the chat, in plain text."""

    id: int
    seat: Annotated[int, Meta(description="-1: a spectator, -2: someone who was invited")]
    name: str
    text: str
    made: Annotated[int, Meta(description="seconds since 1970")]


class ChatLog:
    """The newest lines of a table. However much spectators write, the lines of the seats stay."""

    def __init__(self) -> None:
        self.last_id = 0
        self._of_seats: deque[ChatLine] = deque(maxlen=CHAT_LINES_KEPT)
        self._of_others: deque[ChatLine] = deque(maxlen=CHAT_LINES_KEPT)

    def add(self, lines: Iterable[ChatLine]) -> None:
        """Lines in the order of their ids. Those that are known already are left out."""
        for line in lines:
            if line.id > self.last_id:
                (self._of_seats if line.seat >= 0 else self._of_others).append(line)
                self.last_id = line.id

    def after(self, id: int = 0) -> list[ChatLine]:
        """The lines after this one, oldest first."""
        return sorted((line for line in (*self._of_seats, *self._of_others) if line.id > id), key=attrgetter("id"))


def visible_to(lines: Iterable[ChatLine], seat: int, *, is_over: bool) -> list[ChatLine]:
    """Spectators may know more than a player, so players read their lines only after the game."""
    return [line for line in lines if seat < 0 or line.seat >= 0 or is_over]


async def newest_chat_lines(store: Store, game: str, after: int = 0) -> list[ChatLine]:
    """The newest lines of the seats and of all others after this id, oldest first."""
    columns = (chat_lines.c.id, chat_lines.c.seat, chat_lines.c.name, chat_lines.c.text, chat_lines.c.made)
    query = select(*columns).where(chat_lines.c.game == game, chat_lines.c.id > after)
    query = query.order_by(chat_lines.c.id.desc()).limit(CHAT_LINES_KEPT)
    # One statement: a line that is stored between two would be left out for good, because the next read starts later.
    groups = [query.where(group).subquery() for group in (chat_lines.c.seat >= 0, chat_lines.c.seat < 0)]
    async with store.reading() as connection:
        rows = await connection.execute(union_all(*(select(group) for group in groups)))
        return sorted((ChatLine(*row) for row in rows), key=attrgetter("id"))


class UnreadLines(NamedTuple):
    """The lines of one seat, or of all spectators, after the line that was read last."""

    seat: int
    number: int
    newest: int  # the id of the newest


async def unread_lines(store: Store, read: Collection[tuple[str, int]]) -> dict[tuple[str, int], list[UnreadLines]]:
    """What was said at each of these games after this line, counted by who said it."""
    if not read:
        return {}
    wanted = values(column("game", String), column("read", Integer), name="wanted").data(sorted(read)).cte("wanted")
    is_later = and_(chat_lines.c.game == wanted.c.game, chat_lines.c.id > wanted.c.read)
    of_seat = (wanted.c.game, wanted.c.read, chat_lines.c.seat)
    query = select(*of_seat, func.count(), func.max(chat_lines.c.id)).join(wanted, is_later).group_by(*of_seat)
    found: dict[tuple[str, int], list[UnreadLines]] = {}
    async with store.reading() as connection:
        for game, last, *rest in await connection.execute(query):
            found.setdefault((game, last), []).append(UnreadLines(*rest))
    return found


async def add_chat_line(store: Store, game: str, seat: int, name: str, text: str, now: float) -> None:
    """Store a line, and drop the oldest ones if there are too many."""
    async with store.writing() as connection:
        # Lines become visible in the order of their ids, so that a reader of one has read all before it.
        await store.lock(connection, [f"chat {game}"])
        row = {"game": game, "seat": seat, "name": name, "text": text, "made": int(now)}
        await connection.execute(insert(chat_lines).values(**row))
        alike = (chat_lines.c.game == game) & (chat_lines.c.seat >= 0 if seat >= 0 else chat_lines.c.seat < 0)
        newest = select(chat_lines.c.id).where(alike).order_by(chat_lines.c.id.desc())
        dropped = newest.offset(CHAT_LINES_STORED).limit(1).scalar_subquery()
        await connection.execute(delete(chat_lines).where(alike, chat_lines.c.id <= dropped))
        await store.notify(connection, {game: NOT_JOURNAL})


async def note_of(store: Store, game: str, seat: int) -> str:
    query = select(notes.c.text).where(notes.c.game == game, notes.c.seat == seat)
    async with store.reading() as connection:
        return str(await connection.scalar(query) or "")


async def save_note(store: Store, game: str, seat: int, text: str) -> None:
    """Store a note, unless it is stored already."""
    if await note_of(store, game, seat) == text:
        return
    own = (notes.c.game == game) & (notes.c.seat == seat)
    async with store.writing() as connection:
        await store.lock(connection, [f"note {game}"])
        if not (await connection.execute(update(notes).where(own).values(text=text))).rowcount:
            await connection.execute(insert(notes).values(game=game, seat=seat, text=text))
