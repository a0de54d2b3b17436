"""The score grammar: what people write, and what is no score."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from projections.imports.score import MOST_CHARACTERS, points, whole, written


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("0", "0"),
        ("007", "7"),
        ("-3", "-3"),
        ("−3", "-3"),
        ("+5", "5"),
        ("31,5", "31.5"),
        ("31.50", "31.50"),
        (".5", "0.5"),
        ("20+11+4", "35"),
        ("20 + 11 - 4", "27"),
        ("10+9+", "19"),
        ("10-", "10"),
        ("5+-3", "2"),
        ("5--3", "8"),
        ("-1-1-1", "-3"),
        (" 12 ", "12"),
        ("0,1+0,2", "0.3"),
        ("+".join(["1"] * 200), "200"),
    ],
)
def test_a_score_is_what_it_adds_up_to(text: str, score: str) -> None:
    assert points(text) == Decimal(score)


@pytest.mark.parametrize(
    "text",
    ["", " ", "+", "-", "--", "5---3", "+-3", "5 3", "won", "12 VP", "1e9", "0x10", "1_000", "2*3", "(1+2)", "1.2.3"]
    + ["1,", "5.", "__import__('os')", "١٢", "1" * 13, "1" * (MOST_CHARACTERS + 1), "nan", "∞", "1+\x00"],
)
def test_anything_else_is_no_score(text: str) -> None:
    assert points(text) is None


@given(st.lists(st.tuples(st.sampled_from("+-"), st.decimals(0, 10**9, places=2)), min_size=1, max_size=20))
def test_sums_and_differences_are_exact(terms: list[tuple[str, Decimal]]) -> None:
    text = "".join(f"{sign}{term}" for sign, term in terms)
    assert points(text) == sum(term if sign == "+" else -term for sign, term in terms)


@given(st.text(alphabet="0123456789+-−., e", max_size=30) | st.text(max_size=60))
def test_what_is_read_is_read_again_as_written(text: str) -> None:
    score = points(text)
    if score is not None:
        assert points(written(score)) == score


def test_only_a_whole_score_is_kept_as_a_number() -> None:
    assert [whole(points(text)) for text in ("31,5", "31,0", "-0.0", "")] == [None, 31, 0, None]
