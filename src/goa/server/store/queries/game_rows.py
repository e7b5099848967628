"""Games as rows of the database, and rematches, which are stored together with the entry that names them."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from goa.core.seeds import read_seed, seed_text
from goa.editions.types import Edition
from goa.server.store.queries.contacts import copy_contacts
from goa.server.store.schema import games, seat_tokens
from goa.tables.game_config import Game, GameConfig
from goa.tables.journal import NewRematch

EDITIONS_KEPT: Final = 64  # in memory, shared by all games that use them


async def write_rematch(connection: AsyncConnection, old: str, rematch: NewRematch) -> None:
    """Store a rematch, opened by the tokens that open the old game at this moment. Its edition is stored already."""
    await connection.execute(insert(games).values(**game_row(rematch.game)))
    await copy_tokens(connection, old, rematch.game.id)
    await copy_contacts(connection, old, rematch)


async def copy_tokens(connection: AsyncConnection, from_game: str, to_game: str) -> None:
    copied = [column for column in seat_tokens.c if column.name != "game"]
    others = select(literal(to_game), *copied).where(seat_tokens.c.game == from_game)
    names = ["game", *(column.name for column in copied)]
    await connection.execute(insert(seat_tokens).from_select(names, others))


@lru_cache(maxsize=EDITIONS_KEPT)
def digest_of_text(edition_text: str) -> str:
    return hashlib.sha256(edition_text.encode()).hexdigest()


def game_row(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "edition": digest_of_text(game.edition_text),
        "rules": game.rules,
        "seed": seed_text(game.seed),
        "salt": game.salt,
        "agreed": msgspec.json.encode(game.config).decode(),
        "made": game.made,
    }


def game_of(row: Any, edition: Edition, edition_text: str) -> Game:
    return Game(
        id=row["id"],
        edition=edition,
        edition_text=edition_text,
        rules=row["rules"],
        seed=read_seed(row["seed"]),
        salt=row["salt"],
        config=msgspec.json.decode(row["agreed"], type=GameConfig),
        made=row["made"],
    )
