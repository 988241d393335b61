"""Let several processes share a database: who owns a table, and who is alive."""

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    """Add owners and epochs; a table that nobody owns may be claimed by anybody."""
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("about", sa.LargeBinary))
    listed = sa.text("public AND people > 0")
    op.create_index("ix_tables_listed", "tables", ["updated"], postgresql_where=listed, sqlite_where=listed)
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
    )
