"""Alembic's entrance: it is handed an open connection by goa.server.store.migrate."""

from alembic import context

from goa.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
