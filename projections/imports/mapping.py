"""Mapping: a list that says whom the players of another program are here, as JSON or CSV.

>>> read(b"theirs,ours\\nAnni,Anneliese\\nbgg:a_v,Aki\\n")
{'anni': 'Anneliese', 'bgg:a_v': 'Aki'}
>>> read(b'{"Anni": "Anneliese"}')
{'anni': 'Anneliese'}
"""

from __future__ import annotations

import csv
import json
from io import StringIO

from ledger.player import folded
from projections.errors import BadLog

MOST_BYTES = 4_000_000
_HEADING = ["theirs", "ours"]


def read(raw: bytes) -> dict[str, str]:
    """Our name by theirs, folded; theirs may be an id or an account too. Raises BadLog."""
    if len(raw) > MOST_BYTES:
        raise BadLog("log_too_large", most=MOST_BYTES // 1_000_000)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadLog("log_not_utf8", line=raw[: error.start].count(b"\n") + 1) from error
    pairs = _json(text) if text.lstrip()[:1] == "{" else _csv(text)
    return {folded(theirs): ours.strip() for theirs, ours in pairs}


def _json(text: str) -> list[tuple[str, str]]:
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadLog("log_no_json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise BadLog("log_too_deep") from error
    if not all(isinstance(ours, str) and ours.strip() for ours in found.values()):
        raise BadLog("bad_mapping", line=1)
    return list(found.items())


def _csv(text: str) -> list[tuple[str, str]]:
    rows = csv.reader(StringIO(text, newline=""))
    pairs: list[tuple[str, str]] = []
    try:
        for row in rows:
            if not any(cell.strip() for cell in row) or (not pairs and [cell.strip() for cell in row] == _HEADING):
                continue
            if len(row) != 2 or not all(cell.strip() for cell in row):
                raise BadLog("bad_mapping", line=rows.line_num)
            pairs.append((row[0], row[1]))
    except csv.Error as error:
        raise BadLog("bad_mapping", line=rows.line_num) from error
    return pairs
