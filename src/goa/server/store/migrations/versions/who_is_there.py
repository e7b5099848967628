"""Who is at a table, for the other processes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("presence")
