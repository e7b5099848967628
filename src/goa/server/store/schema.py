"""The database schema: games, tokens, devices, journals, chat, notes, orders, presence, alarms, readiness, audit, bans.

The names in quotes are those of the database and must not change.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
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
    Column("source", String(64)),  # digest of the token that a device got this one for; none: the link of the seat
    Column("device", String(16)),  # that got this token
    Index("doors_by_digest", "digest"),
    Index("doors_by_source", "source"),
    Index("doors_by_device", "device"),
)

devices: Final = Table(
    "devices",  # browsers that got seats by a link of another browser, and links that have not been used
    metadata,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # digest of the link's secret, which is stored nowhere
    Column("name", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),  # the link
    Column("expires", BigInteger, nullable=False),
    Column("redeemed", BigInteger),  # none: the link has not been used
)

device_sources: Final = Table(
    "device_sources",  # the tokens that a link was made with
    metadata,
    Column("device", String(16), ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("digest", String(64), primary_key=True),
    ForeignKeyConstraint(["game", "digest"], ["doors.game", "doors.digest"], ondelete="CASCADE"),
    Index("device_sources_of_token", "game", "digest"),
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

orders: Final = Table(
    "orders",  # secret orders for auctions; deleted when the auctions of their round are over
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("part", SmallInteger, nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("lot", SmallInteger, nullable=False),  # 0: all other lots
    Column("space", SmallInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("amount", SmallInteger, nullable=False),
    Column("number", Integer, nullable=False),  # of entries when it was left
    Column("status", String(8), nullable=False),
    UniqueConstraint("game", "seat", "part", "round", "lot", name="one_order"),
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

alarms: Final = Table(
    "alarms",  # of tables with clocks
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("due", BigInteger, nullable=False),  # when the server has to look at the table; it may be early
    Index("alarms_by_time", "due"),
)

readiness: Final = Table(
    "readiness",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("written", BigInteger, nullable=False),  # when this process last checked that it can write
)

audit: Final = Table(
    "audit",  # what the people who run the server did; servers read new rows to learn of it
    metadata,
    Column("id", Integer, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("actor", String(40), nullable=False),
    Column("action", String(20), nullable=False),
    Column("game", String(16)),  # not a foreign key: the row outlives the game
    Column("seat", SmallInteger),
    Column("details", Text, nullable=False),
)

restrictions: Final = Table(
    "restrictions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # close, mute or ban
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE")),
    Column("seat", SmallInteger),
    Column("network", String(50)),  # an address or a network; a restriction has this or a game
    Column("until", BigInteger),  # none: until it is lifted
    Column("reason", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
