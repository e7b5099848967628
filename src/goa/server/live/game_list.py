"""The list of one's games: a line for each token. Tables are not loaded for it if nothing has changed."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from goa.server.limits.account import current_account
from goa.server.live.chat import unread_lines
from goa.server.live.slices import in_slices
from goa.server.live.table_registry import TableRegistry
from goa.server.store.database_errors import DatabaseUnavailable
from goa.server.store.queries.device_rows import known_seats
from goa.tables.game_config import INVITED
from goa.tables.my_games import my_game
from goa.tables.payloads.my_games_types import MyGame
from goa.tables.requests.device_bodies import SeenSeat
from goa.tables.requests.request_errors import ReplayMismatch
from goa.tables.review.history import CHECKPOINT_EVERY
from goa.tables.table import Table
from goa.tables.tokens import digest_of

LOG: Final = logging.getLogger("goa.games")
LINES_KEPT: Final = 20_000
MOST_SEATS: Final = 4
COST_OF_CHAT_LINE: Final = 5e-7  # seconds of processor time of the database, for a line that is counted


class GameList:
    """Makes lines, and keeps them until the journal of their game has more entries."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept: OrderedDict[tuple[str, int], MyGame] = OrderedDict()
        registry.on_rewritten = self.forget

    async def of(self, wanted: Sequence[SeenSeat]) -> tuple[MyGame | None, ...]:
        """A line for each of these seats. Tokens are looked up in the database, so that a revoked one shows nothing."""
        registry = self._registry
        keys = [(each.game, digest_of(each.token)) for each in wanted]
        seats = await known_seats(registry.store, set(keys)) if keys else {}
        away = {game for game, _ in seats if game not in registry.tables}
        numbers = await registry.store.numbers(away) if away else {}
        lines: list[MyGame | None] = []
        for key in keys:
            seat = seats.get(key)
            is_open = seat is not None and not registry.moderation.is_banned(key[0], seat)
            lines.append(await self._line_or_none(key[0], seat, numbers) if is_open and seat is not None else None)
        return await self._with_chat(lines, wanted)

    async def _line_or_none(self, game: str, seat: int, numbers: dict[str, int]) -> MyGame | None:
        """None for a game that cannot be read: the others are told all the same."""
        try:
            return await self._line(game, seat, numbers)
        except DatabaseUnavailable:
            raise
        except Exception:
            LOG.exception("a game is not listed", extra={"details": {"game": game}})
            return None

    async def _line(self, game: str, seat: int, numbers: dict[str, int]) -> MyGame | None:
        kept = self._kept.get((game, seat))
        live = self._registry.tables.get(game)
        number = numbers.get(game, 0) if live is None else live.table.number
        line = kept
        if kept is None or kept.number != number:
            table = await self._replayed(game) if live is None else live.table
            line = None if table is None else my_game(table, seat)
        if line is not None and live is None and _waits_for_bot(line):
            # Its bots stopped with the server, or because nobody looked. Loading the table lets them go on.
            line = my_game((await self._registry.find(game)).table, seat)
        if line is not None:
            self._keep((game, seat), line)
        return line

    def forget(self, game: str) -> None:
        """A game was changed from outside, for example a name in it."""
        for seat in range(INVITED, MOST_SEATS):
            self._kept.pop((game, seat), None)

    def _keep(self, key: tuple[str, int], line: MyGame) -> None:
        self._kept[key] = line
        self._kept.move_to_end(key)
        if len(self._kept) > LINES_KEPT:
            self._kept.popitem(last=False)

    async def _replayed(self, game: str) -> Table | None:
        """The table of a game that is not in memory, without loading it; none if the rules no longer replay it."""
        stored = await self._registry.store.game(game)
        if stored is None:
            return None
        table = Table(stored)
        table.checkpoint_every = CHECKPOINT_EVERY
        try:
            await in_slices(map(table.apply_entry, await self._registry.store.entries(game)))
        except ReplayMismatch:
            return None
        return table

    async def _with_chat(self, lines: Sequence[MyGame | None], wanted: Sequence[SeenSeat]) -> tuple[MyGame | None, ...]:
        """The lines with what is new in the chat, as far as each seat may read it."""
        known = {(each.game, each.heard) for line, each in zip(lines, wanted, strict=True) if line is not None}
        chat = await unread_lines(self._registry.store, known)
        account = current_account.get()
        if account is not None:
            account.charge(COST_OF_CHAT_LINE * sum(said.number for at in chat.values() for said in at))
        told: list[MyGame | None] = []
        for line, each in zip(lines, wanted, strict=True):
            if line is None:
                told.append(None)
                continue
            new = chat.get((each.game, each.heard), ())
            visible = [said for said in new if line.seat < 0 or said.seat >= 0 or line.is_over]
            unread = sum(said.number for said in visible if said.seat != line.seat)
            newest = max((said.newest for said in visible), default=0)
            told.append(msgspec.structs.replace(line, unread=unread, chat=newest))
        return tuple(told)


def _waits_for_bot(line: MyGame) -> bool:
    """Whether a bot is to choose at a table where the caller plays."""
    return line.seat >= 0 and line.awaited >= 0 and line.seats[line.awaited].kind == "bot"
