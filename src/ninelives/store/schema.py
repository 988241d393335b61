"""Declare the tables of the database, and make a newer one of an older database."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    inspect,
)

from ninelives.store.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "ninelives_version"  # a name that nobody else uses, so that we recognise our own databases

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False, index=True),
    Column("finished", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False, server_default=false()),  # by the operator: nobody comes back
    # One process at a time may append to the log of a table. Each claim raises the epoch.
    Column("owner", Text),
    Column("epoch", Integer, nullable=False, server_default="0"),
    # What the owner last said of it: how many people are there, and a description for those who ask elsewhere.
    Column("people", Integer, nullable=False, server_default="0"),
    Column("about", LargeBinary),
)
is_listed = tables.c.public & (tables.c.people > 0)
Index("ix_tables_listed", tables.c.updated, postgresql_where=is_listed, sqlite_where=is_listed)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),  # a new one for each start
    Column("address", Text, nullable=False),  # where other processes reach it
    Column("beat", Double, nullable=False),  # when it last said that it lives, by the database's clock
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


def check(connection: Connection, place: str) -> None:
    """Refuse a database that is not ours to change: somebody else's, or of a newer program."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE in names:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
        if not known.issuperset(context.get_current_heads()):
            raise StoreError("store-newer", place=place)
    elif names:
        raise StoreError("store-foreign", place=place)


def is_newest(connection: Connection) -> bool:
    """Say whether a checked database has the schema of this program, not an earlier one."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_heads() == tuple(ScriptDirectory(str(MIGRATIONS)).get_heads())


def migrate(connection: Connection) -> None:
    """Bring a checked database to the newest schema, from nothing or from any earlier one."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
