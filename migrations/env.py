"""Alembic's way in: `ledger.schema` hands over a connection that is in a transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=context.config.attributes.get("metadata"),
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
