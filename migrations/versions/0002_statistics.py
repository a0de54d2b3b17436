"""Statistics: what is counted from the log, and how far it has been counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_WORD = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
_ID = sa.Uuid().with_variant(sa.LargeBinary(16), "sqlite")
_SQLITE = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    _checkpoint()
    _matches()
    _seat_results()
    _score_parts()
    _features()


def _checkpoint() -> None:
    op.create_table(
        "checkpoint",
        sa.Column("log", _WORD, primary_key=True),
        sa.Column("projection", _WORD, primary_key=True),
        sa.Column("generation", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stamp", _WORD, nullable=False),
        sa.Column("position", _NUMBER, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("ready", sa.Integer, nullable=False),
        **_SQLITE,
    )


def _matches() -> None:
    op.create_table(
        "matches",
        *_of_match(),
        sa.Column("position", _NUMBER, nullable=False),
        sa.Column("game", _WORD, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("mode", _WORD, nullable=False),
        sa.Column("date", _WORD),
        sa.Column("place", _WORD),
        sa.Column("tags", _WORD, nullable=False),
        sa.Column("options", _WORD, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("sides", sa.Integer, nullable=False),
        sa.Column("winners", sa.Integer),
        sa.Column("moves", _NUMBER),
        sa.Column("finished", sa.Integer, nullable=False),
        sa.Column("reason", _WORD),
        sa.Column("first_seat", sa.Integer),
        sa.Column("started_us", _NUMBER, nullable=False),
        sa.Column("last_us", _NUMBER, nullable=False),
        sa.Column("opening", _WORD, nullable=False),
        sa.Column("figures", _WORD),
        **_SQLITE,
    )


def _seat_results() -> None:
    op.create_table(
        "seat_results",
        *_of_match(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player_id", _ID, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("score", _NUMBER),
        sa.Column("rank", sa.Integer),
        **_SQLITE,
    )


def _score_parts() -> None:
    op.create_table(
        "score_parts",
        *_of_match(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("source", _WORD, primary_key=True),
        sa.Column("points", _NUMBER, nullable=False),
        **_SQLITE,
    )


def _features() -> None:
    op.create_table(
        "features",
        *_of_match(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("figures", _WORD, nullable=False),
        **_SQLITE,
    )


def _of_match() -> tuple[sa.Column, ...]:
    return (
        sa.Column("log", _WORD, primary_key=True),
        sa.Column("generation", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match_id", _ID, primary_key=True),
    )
