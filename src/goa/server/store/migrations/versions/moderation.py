"""Readiness, the audit log, and restrictions by the people who run the server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "readiness",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("written", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("game", sa.String(16)),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.create_table(
        "restrictions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE")),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("network", sa.String(50)),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("restrictions", "audit", "readiness"):
        op.drop_table(name)
