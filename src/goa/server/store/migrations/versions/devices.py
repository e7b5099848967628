"""Devices: browsers that got seats by a link of another browser."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

INDEXES = (("doors_by_digest", "digest"), ("doors_by_source", "source"), ("doors_by_device", "device"))


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("redeemed", sa.BigInteger),
    )
    op.create_table(
        "device_sources",
        sa.Column("device", sa.String(16), sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.ForeignKeyConstraint(["game", "digest"], ["doors.game", "doors.digest"], ondelete="CASCADE"),
    )
    op.create_index("device_sources_of_token", "device_sources", ["game", "digest"])
    op.add_column("doors", sa.Column("source", sa.String(64)))
    op.add_column("doors", sa.Column("device", sa.String(16)))
    for name, column in INDEXES:
        op.create_index(name, "doors", [column])


def downgrade() -> None:
    """Devices lose their seats: the version before could not revoke them. The links of the seats stay valid."""
    op.drop_table("device_sources")
    op.drop_table("devices")
    op.execute("DELETE FROM doors WHERE device IS NOT NULL")
    for name, _ in INDEXES:
        op.drop_index(name, "doors")
    for column in ("device", "source"):
        op.execute(f"ALTER TABLE doors DROP COLUMN {column}")
