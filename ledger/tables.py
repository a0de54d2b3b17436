"""Tables of the log, the same for both databases. Migrations make them; a test holds the two together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    Uuid,
    text,
)

if TYPE_CHECKING:
    from sqlalchemy import Dialect
    from sqlalchemy.types import TypeEngine


class Id(TypeDecorator[UUID]):
    """A UUID: native in PostgreSQL, 16 bytes in SQLite, whose STRICT tables know no other."""

    impl = Uuid
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        return dialect.type_descriptor(LargeBinary(16) if dialect.name == "sqlite" else Uuid())

    def process_bind_param(self, value: UUID | None, dialect: Dialect) -> Any:
        return value.bytes if value is not None and dialect.name == "sqlite" else value

    def process_result_value(self, value: Any, dialect: Dialect) -> UUID | None:
        return UUID(bytes=value) if value is not None and dialect.name == "sqlite" else value


Number = BigInteger().with_variant(Integer(), "sqlite")
Word = Text().with_variant(Text(collation="C"), "postgresql")  # compared by code point on both

metadata = MetaData()

event = Table(
    "event",
    metadata,
    Column("log", Word, primary_key=True),
    Column("position", Number, primary_key=True, autoincrement=False),
    Column("match_id", Id, nullable=False),
    Column("version", Number, nullable=False),
    Column("type", Word, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("actor", Word, nullable=False),
    Column("command_id", Id, nullable=False),
    Column("recorded_us", Number, nullable=False),  # since 1970, UTC
    Column("hash", LargeBinary, nullable=False),
    UniqueConstraint("log", "match_id", "version", name="event_version"),
    CheckConstraint("position > 0 AND version > 0 AND length(hash) = 32", name="event_sound"),
    Index(
        "event_start",  # the list of matches, oldest first
        "log",
        "position",
        sqlite_where=text("version = 1"),
        postgresql_where=text("version = 1"),
    ),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

command = Table(
    "command",
    metadata,
    Column("log", Word, primary_key=True),
    Column("id", Id, primary_key=True),
    Column("request_hash", LargeBinary, nullable=False),
    Column("match_id", Id, nullable=False),
    Column("first_version", Number, nullable=False),
    Column("last_version", Number, nullable=False),
    Column("first_position", Number, nullable=False),
    Column("last_position", Number, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

player = Table(
    "player",
    metadata,
    Column("log", Word, primary_key=True),
    Column("id", Id, primary_key=True),
    Column("name", Word, nullable=False),
    Column("merged_into", Id),
    Column("forgotten", Integer, nullable=False),  # 0 or 1
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

player_name = Table(
    "player_name",  # every spelling that finds a player, its main name too
    metadata,
    Column("log", Word, primary_key=True),
    Column("folded", Word, primary_key=True),
    Column("player_id", Id, primary_key=True),
    Column("spelling", Word, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

secret = Table(
    "secret",  # seeds of dealt matches that run; no part of the log
    metadata,
    Column("log", Word, primary_key=True),
    Column("match_id", Id, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
