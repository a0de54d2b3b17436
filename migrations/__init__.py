"""Alembic revisions for the tables of ledger and analytics, numbered; run by `ledger.schema`."""
