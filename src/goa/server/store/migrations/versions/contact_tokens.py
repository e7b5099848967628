"""The token with which a contact was entered: a device that is revoked is no longer called."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("contacts", sa.Column("token", sa.String(64)))
    op.create_index("contacts_by_token", "contacts", ["token"])


def downgrade() -> None:
    op.drop_index("contacts_by_token", "contacts")
    op.drop_column("contacts", "token")
