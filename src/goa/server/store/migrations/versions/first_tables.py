"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("edition", sa.String(64), sa.ForeignKey("editions.digest"), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "doors",
        sa.Column("game", sa.String(16), _of_game(), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.String(16), _of_game(), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("part", sa.SmallInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "seat", "key", "part", name="one_request"),
    )
    op.create_table(
        "sayings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(16), _of_game(), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("sayings_of_game", "sayings", ["game", "id"])
    op.create_table(
        "notes",
        sa.Column("game", sa.String(16), _of_game(), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def _of_game() -> sa.ForeignKey:
    return sa.ForeignKey("games.id", ondelete="CASCADE")
