"""Being called when it is your turn: contacts, notices, limits of mails, blocked addresses, keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("presence", sa.Column("looking", sa.SmallInteger, nullable=False, server_default="0"))
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "seat", "kind", "mark", name="one_contact"),
    )
    op.create_index("contacts_by_mark", "contacts", ["mark"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("contact", sa.String(24), sa.ForeignKey("contacts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.SmallInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("notices_by_time", "notices", ["status", "due"])
    op.create_index("notices_of_game", "notices", ["game", "status"])
    op.create_index("notices_of_contact", "notices", ["contact"])
    op.create_table(
        "call_limits",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(24)),
    )
    op.create_table(
        "blocked_addresses",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Nobody is called any more, and blocked addresses are forgotten: refused while there are any."""
    blocked = op.get_bind().scalar(sa.text("SELECT count(*) FROM blocked_addresses"))
    if blocked:
        raise ValueError(
            f"{blocked} blocked mail addresses would be forgotten; restore the backup from before the upgrade, "
            "or delete the rows of blocked_addresses"
        )
    for table in ("server_keys", "blocked_addresses", "call_limits", "notices", "contacts"):
        op.drop_table(table)
    with op.batch_alter_table("presence") as presence:
        presence.drop_column("looking")
