"""Secret orders for auctions."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("part", sa.SmallInteger, nullable=False),
        sa.Column("round", sa.SmallInteger, nullable=False),
        sa.Column("lot", sa.SmallInteger, nullable=False),
        sa.Column("space", sa.SmallInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("amount", sa.SmallInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.UniqueConstraint("game", "seat", "part", "round", "lot", name="one_order"),
    )


def downgrade() -> None:
    """Orders that have not been carried out are lost; the game waits for an answer by hand."""
    op.drop_table("orders")
