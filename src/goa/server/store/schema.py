"""The database schema: games, seat tokens, journals, chat, notes, presence.

The names in quotes are those of the database and must not change.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

editions: Final = Table(
    "editions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the text; an edition's own digest ignores comments
    Column("text", Text, nullable=False),  # the whole file, so that old games can always be replayed
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("edition", String(64), ForeignKey("editions.digest"), nullable=False),
    Column("rules", String(32), nullable=False),  # the version of goa that it was started with
    Column("seed", String(64), nullable=False),  # as core/seeds.py writes it
    Column("salt", String(64), nullable=False),
    Column("agreed", Text, nullable=False),  # GameConfig as JSON
    Column("result", Text),  # once it is over: winners and points, as JSON
    Column("made", BigInteger, nullable=False),  # seconds since 1970
)

seat_tokens: Final = Table(
    "doors",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), primary_key=True),  # of the token, which is stored nowhere
    Column("seat", SmallInteger, nullable=False),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # how many there were before
    Column("kind", String(16), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(64)),  # made by the client, so that a repeated request counts once
    Column("part", SmallInteger, nullable=False),  # the place in a list of choices sent with one key
    Column("made", BigInteger, nullable=False),
    UniqueConstraint("game", "seat", "key", "part", name="one_request"),
)

chat_lines: Final = Table(
    "sayings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("sayings_of_game", "game", "id"),
)

notes: Final = Table(
    "notes",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

presence: Final = Table(
    "presence",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seats", SmallInteger, nullable=False),  # one bit for each seat
    Column("spectators", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
