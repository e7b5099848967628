"""Stores new games with tokens for their seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from goa.server.store.store import Store
from goa.tables.create_game import new_tokens
from goa.tables.game_config import Game
from goa.tables.journal import Append
from goa.tables.review.records import ImportedGame
from goa.tables.tokens import digest_of

ENTRIES_AT_ONCE: Final = 500


async def store_game(store: Store, game: Game) -> dict[int, str]:
    """Store the game. Returns a token for each person, for people to be invited, and for spectators."""
    tokens = new_tokens(game)
    await store.add_game(game, [(digest_of(token), seat) for seat, token in tokens.items()])
    return tokens


async def store_imported_game(store: Store, imported: ImportedGame) -> dict[int, str]:
    """Store a game and its journal. Returns the tokens."""
    tokens = await store_game(store, imported.game)
    for append in _appends(imported):
        await store.append([append])
    return tokens


def _appends(imported: ImportedGame) -> Iterable[Append]:
    entries = imported.entries
    for start in range(0, len(entries), ENTRIES_AT_ONCE):
        part = entries[start : start + ENTRIES_AT_ONCE]
        is_last = start + ENTRIES_AT_ONCE >= len(entries)
        yield Append(imported.game.id, part, result=imported.result if is_last else None)
