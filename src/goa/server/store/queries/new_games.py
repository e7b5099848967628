"""Stores new games with tokens for their seats."""

from __future__ import annotations

from goa.server.store.store import Store
from goa.tables.create_game import new_tokens
from goa.tables.game_config import Game
from goa.tables.review.records import ImportedGame
from goa.tables.tokens import digest_of


async def store_game(store: Store, game: Game) -> dict[int, str]:
    """Store the game. Returns a token for each person, for people to be invited, and for spectators."""
    return await store_imported_game(store, ImportedGame(game, (), None))


async def store_imported_game(store: Store, imported: ImportedGame) -> dict[int, str]:
    """Store a game and its journal. Returns the tokens."""
    tokens = new_tokens(imported.game)
    digests = [(digest_of(token), seat) for seat, token in tokens.items()]
    await store.add_game(imported.game, digests, imported.entries, imported.result)
    return tokens
