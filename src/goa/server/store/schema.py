"""What is stored: games, the doors to them, their journals, and what is said beside them."""

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
    Column("digest", String(64), primary_key=True),  # of the text: an edition's own digest leaves out remarks
    Column("text", Text, nullable=False),  # the whole file, so that old games replay for ever
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("edition", String(64), ForeignKey("editions.digest"), nullable=False),
    Column("rules", String(32), nullable=False),  # the version of goa that it was begun with
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("agreed", Text, nullable=False),  # options and seats as they were agreed, in JSON
    Column("result", Text),  # once it is over: winners and points, in JSON
    Column("made", BigInteger, nullable=False),  # seconds since 1970
)

doors: Final = Table(
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
    Column("key", String(64)),  # made by the client: the same request twice is one
    Column("part", SmallInteger, nullable=False),  # of a list of choices sent under one key
    Column("made", BigInteger, nullable=False),
    UniqueConstraint("game", "seat", "key", "part", name="one_request"),
)

sayings: Final = Table(
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
    Column("seats", SmallInteger, nullable=False),  # a bit each
    Column("spectators", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
