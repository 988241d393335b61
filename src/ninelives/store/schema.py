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
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
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
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
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


def migrate(connection: Connection) -> None:
    """Bring a checked database to the newest schema, from nothing or from any earlier one."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
