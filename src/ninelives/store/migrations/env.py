"""Alembic runs this to migrate the database that `schema.migrate` hands over."""

from alembic import context

from ninelives.store.schema import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
with context.begin_transaction():
    context.run_migrations()
