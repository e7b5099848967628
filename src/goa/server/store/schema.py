"""The database schema: games, tokens, devices, journals, chat, notes, orders, presence, alarms, calls, audit log, bans.

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

PRESENCE_SECONDS: Final = 35  # for which a row of the next table counts; its process renews it as long as it lives

presence: Final = Table(
    "presence",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seats", SmallInteger, nullable=False),  # one bit for each seat
    Column("spectators", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("looking", SmallInteger, nullable=False, server_default="0"),  # seats with a visible tab, one bit for each
)

alarms: Final = Table(
    "alarms",  # of tables with clocks
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("due", BigInteger, nullable=False),  # when the server has to look at the table; it may be early
    Index("alarms_by_time", "due"),
)

contacts: Final = Table(
    "contacts",  # how people are called when it is their turn
    metadata,
    Column("id", String(24), primary_key=True),  # random and never used again, unlike the numbers of SQLite
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),  # -3: the seat has a new link, and the contact is told so
    Column("kind", String(8), nullable=False),  # mail or push
    Column("address", Text, nullable=False),  # of the mail, or of the push service
    Column("public_key", String(120), nullable=False),  # of the browser, for push
    Column("auth", String(40), nullable=False),  # its shared secret
    Column("mark", String(64), nullable=False),  # a hash of the address
    Column("language", String(8), nullable=False),
    Column("status", String(12), nullable=False),  # unconfirmed or active
    Column("failures", Integer, nullable=False),  # since something was last delivered
    Column("made", BigInteger, nullable=False),
    Column("token", String(64)),  # digest of the token with which it was entered; none before schema 0009
    UniqueConstraint("game", "seat", "kind", "mark", name="one_contact"),
    Index("contacts_by_mark", "mark"),
    Index("contacts_by_token", "token"),
)

notices: Final = Table(
    "notices",  # to be sent and sent; written in the transaction of the entry that they follow from
    metadata,
    Column("id", String(24), primary_key=True),  # random; Message-ID and the id of a push are made of it
    Column("contact", String(24), ForeignKey("contacts.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # turn, nudge, confirm or reissue
    Column("status", String(8), nullable=False),  # waiting, sent, passed or failed
    Column("due", BigInteger, nullable=False),  # while it is being sent: when another process may try
    Column("tries", SmallInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("notices_by_time", "status", "due"),
    Index("notices_of_game", "game", "status"),
    Index("notices_of_contact", "contact"),
)

call_limits: Final = Table(
    "call_limits",  # how many mails an address was sent; kept when the contact is deleted
    metadata,
    Column("key", String(64), primary_key=True),  # a hash of what is counted
    Column("since", BigInteger, nullable=False),
    Column("counted", Integer, nullable=False),
    Column("holder", String(24)),  # the notice that was counted; sending it again does not count again
)

blocked_addresses: Final = Table(
    "blocked_addresses",
    metadata,
    Column("mark", String(64), primary_key=True),  # the hash of a mail address that must not be written to
    Column("made", BigInteger, nullable=False),
)

server_keys: Final = Table(
    "server_keys",  # made once and shared by all processes
    metadata,
    Column("name", String(16), primary_key=True),
    Column("secret", Text, nullable=False),
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
