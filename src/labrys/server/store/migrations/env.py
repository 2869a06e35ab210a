"""How Alembic reaches the database: by the connection of whoever opens it, in its transaction."""

from __future__ import annotations

from alembic import context

from labrys.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter much: Alembic copies the table there.
    render_as_batch=True,
)
context.run_migrations()
