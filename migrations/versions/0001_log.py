"""The log: events, commands, players, secrets; what refuses to change them; the append of PostgreSQL."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from migrations.statements import run

revision = "0001"
down_revision = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_WORD = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
_ID = sa.Uuid().with_variant(sa.LargeBinary(16), "sqlite")
_SQLITE = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    _event()
    _command()
    _players()
    _secret()
    for name in ("refuse_change", "guard_event", "guard_command", "append", "rights"):
        run(op.get_bind(), name)


def _event() -> None:
    op.create_table(
        "event",
        sa.Column("log", _WORD, primary_key=True),
        sa.Column("position", _NUMBER, primary_key=True, autoincrement=False),
        sa.Column("match_id", _ID, nullable=False),
        sa.Column("version", _NUMBER, nullable=False),
        sa.Column("type", _WORD, nullable=False),
        sa.Column("schema", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("actor", _WORD, nullable=False),
        sa.Column("command_id", _ID, nullable=False),
        sa.Column("recorded_us", _NUMBER, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("log", "match_id", "version", name="event_version"),
        sa.CheckConstraint("position > 0 AND version > 0 AND length(hash) = 32", name="event_sound"),
        **_SQLITE,
    )
    first = sa.text("version = 1")
    op.create_index("event_start", "event", ["log", "position"], sqlite_where=first, postgresql_where=first)


def _command() -> None:
    op.create_table(
        "command",
        sa.Column("log", _WORD, primary_key=True),
        sa.Column("id", _ID, primary_key=True),
        sa.Column("request_hash", sa.LargeBinary, nullable=False),
        sa.Column("match_id", _ID, nullable=False),
        sa.Column("first_version", _NUMBER, nullable=False),
        sa.Column("last_version", _NUMBER, nullable=False),
        sa.Column("first_position", _NUMBER, nullable=False),
        sa.Column("last_position", _NUMBER, nullable=False),
        **_SQLITE,
    )


def _players() -> None:
    op.create_table(
        "player",
        sa.Column("log", _WORD, primary_key=True),
        sa.Column("id", _ID, primary_key=True),
        sa.Column("name", _WORD, nullable=False),
        sa.Column("merged_into", _ID),
        sa.Column("forgotten", sa.Integer, nullable=False),
        **_SQLITE,
    )
    op.create_table(
        "player_name",
        sa.Column("log", _WORD, primary_key=True),
        sa.Column("folded", _WORD, primary_key=True),
        sa.Column("player_id", _ID, primary_key=True),
        sa.Column("spelling", _WORD, nullable=False),
        **_SQLITE,
    )


def _secret() -> None:
    op.create_table(
        "secret",
        sa.Column("log", _WORD, primary_key=True),
        sa.Column("match_id", _ID, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        **_SQLITE,
    )
