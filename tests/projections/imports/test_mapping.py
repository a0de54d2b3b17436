"""The list that says whom the players of another program are here."""

from __future__ import annotations

import pytest

from projections.errors import BadLog
from projections.imports.mapping import MOST_BYTES, read


def test_a_list_is_csv_with_or_without_a_heading_or_json() -> None:
    found = {"anni b": "Anneliese", "a_v": "Aki"}
    for raw in (
        b"theirs,ours\nAnni  B,Anneliese\nA_V,Aki\n",
        b"\xef\xbb\xbfANNI B,Anneliese\r\n\r\na_v, Aki \r\n",
        b'{"Anni B": "Anneliese", "a_v": "Aki"}',
        b'"Anni B","Anneliese"\n"a_v",Aki',
    ):
        assert read(raw) == found


@pytest.mark.parametrize(
    ("raw", "rule"),
    [
        (b"Anni", "bad_mapping"),
        (b"Anni,", "bad_mapping"),
        (b"a,b,c", "bad_mapping"),
        (b'{"Anni": 5}', "bad_mapping"),
        (b'{"Anni": " "}', "bad_mapping"),
        (b'{"Anni"', "log_no_json"),
        (b'{"Anni":' + b"[" * 100_000, "log_too_deep"),
        (b"\xff,x", "log_not_utf8"),
        (b"x" * (MOST_BYTES + 1), "log_too_large"),
        (b"a\x00b", "bad_mapping"),
    ],
    ids=range(10),
)
def test_what_is_no_list_is_refused(raw: bytes, rule: str) -> None:
    with pytest.raises(BadLog) as refused:
        read(raw)
    assert refused.value.rule == rule


def test_the_line_that_is_wrong_is_told() -> None:
    with pytest.raises(BadLog) as refused:
        read(b"theirs,ours\nAnni,Anneliese\nBen\n")
    assert refused.value.facts == {"line": 3}
