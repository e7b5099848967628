"""Seeds of 256 bits: the column holds text, a number or 64 hexadecimal digits."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


TEXT: Final = "VARCHAR(64)"
NUMBER: Final = "BIGINT"


def upgrade() -> None:
    _change_type(TEXT, "''")


def downgrade() -> None:
    """Only without games whose seed is no number: the version before could not go on with them."""
    longer = op.get_bind().scalar(sa.text("SELECT count(*) FROM games WHERE length(seed) = 64"))
    if longer:
        raise ValueError(
            f"{longer} games have a seed of 256 bits, which the version before cannot read; "
            "restore the backup from before the upgrade, or delete these games"
        )
    _change_type(NUMBER, "0")


def _change_type(new: str, default: str) -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER TABLE games ALTER COLUMN seed TYPE {new} USING seed::{new}")
        return
    # SQLite cannot change a type, and a new table in place of this one would delete the journals that refer to it.
    op.execute("ALTER TABLE games RENAME COLUMN seed TO old_seed")
    op.execute(f"ALTER TABLE games ADD COLUMN seed {new} NOT NULL DEFAULT {default}")
    op.execute("UPDATE games SET seed = old_seed")  # SQLite stores it as the column's type
    op.execute("ALTER TABLE games DROP COLUMN old_seed")
