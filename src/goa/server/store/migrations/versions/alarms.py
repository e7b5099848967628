"""When the server has to look at tables with clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "alarms",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("alarms_by_time", "alarms", ["due"])


def downgrade() -> None:
    """Only without games whose journals have the new kinds of entries: the version before could not read them."""
    newer = op.get_bind().scalar(
        sa.text(
            "SELECT count(DISTINCT game) FROM entries "
            "WHERE kind IN ('expire', 'hand_over', 'return', 'nudge', 'reissue')"
        )
    )
    if newer:
        raise ValueError(
            f"at {newer} tables people were away, which the version before cannot read; "
            "restore the backup from before the upgrade, or delete these games"
        )
    op.drop_table("alarms")
