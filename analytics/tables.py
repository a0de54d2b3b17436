"""Tables of the statistics, the same for both databases. Migrations make them; a test holds the two together.

Each row belongs to a generation: a rebuild counts the whole log again beside the rows that readers go on reading.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table

from ledger.tables import Id, Number, Word

metadata = MetaData()


def _table(name: str, *columns: Column[Any]) -> Table:
    return Table(name, metadata, *columns, sqlite_strict=True, sqlite_with_rowid=False)


def _of_match(name: str, *columns: Column[Any]) -> Table:
    return _table(
        name,
        Column("log", Word, primary_key=True),
        Column("generation", Integer, primary_key=True, autoincrement=False),
        Column("match_id", Id, primary_key=True),
        *columns,
    )


checkpoint = _table(
    "checkpoint",
    Column("log", Word, primary_key=True),
    Column("projection", Word, primary_key=True),
    Column("generation", Integer, primary_key=True, autoincrement=False),
    Column("stamp", Word, nullable=False),  # of the program whose rows these are
    Column("position", Number, nullable=False),  # everything up to it is counted, nothing behind it
    Column("hash", LargeBinary, nullable=False),  # of the log at that position
    Column("ready", Integer, nullable=False),  # 0 while a rebuild has not reached the end of the log
)

matches = _of_match(
    "matches",
    Column("position", Number, nullable=False),  # of the first event: the order of matches
    Column("game", Word, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("mode", Word, nullable=False),
    Column("date", Word),
    Column("place", Word),
    Column("tags", Word, nullable=False),  # JSON list
    Column("options", Word, nullable=False),  # JSON map of texts, those off their default
    Column("players", Integer, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("winners", Integer),  # sides that are first; None: nobody is ranked
    Column("moves", Number),  # None: the game is not installed
    Column("finished", Integer, nullable=False),
    Column("reason", Word),
    Column("first_seat", Integer),  # whose decision came first
    Column("started_us", Number, nullable=False),
    Column("last_us", Number, nullable=False),
    Column("opening", Word, nullable=False),  # JSON list of the first decisions, `A: N5`; none of a match that goes on
    Column("figures", Word),  # JSON map, scope match; None unless its rules ended it
    Column("counted", Integer, nullable=False, server_default="1"),  # 0: who told of the result leaves it out
    Column("plays", Integer, nullable=False, server_default="1"),  # that it stands for
    Column("in_order", Integer, nullable=False, server_default="1"),  # 0: seats are not as people sat
    Column("told_minutes", Integer),
)

seat_results = _of_match(
    "seat_results",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", Id, nullable=False),
    Column("side", Integer, nullable=False),
    Column("score", Number),
    Column("rank", Integer),
)

score_parts = _of_match(
    "score_parts",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("source", Word, primary_key=True),  # id of a figure that is a part of the score
    Column("points", Number, nullable=False),
)

features = _of_match(
    "features",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("figures", Word, nullable=False),  # JSON map, scope seat
)

OF_MATCH = (matches, seat_results, score_parts, features)
