"""Let the operator end a table, for all processes and for good."""

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"


def upgrade() -> None:
    """Add whether a table was ended; none was."""
    op.add_column("tables", sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()))
