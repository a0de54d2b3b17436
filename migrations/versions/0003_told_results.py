"""Told results: whether they count, how many plays they stand for, how their seats are ordered, how long they took."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for column in (
        sa.Column("counted", sa.Integer, nullable=False, server_default="1"),
        sa.Column("plays", sa.Integer, nullable=False, server_default="1"),
        sa.Column("in_order", sa.Integer, nullable=False, server_default="1"),
        sa.Column("told_minutes", sa.Integer),
    ):
        op.add_column("matches", column)
