"""Fact: what a caller hands in to be appended, and what the log takes."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from ledger.causes import because, first_line
from ledger.errors import Unstorable

MOST_BYTES = 16 * 1024 * 1024  # of the data of one event
MOST_FACTS = 100_000  # in one append
_MOST_SCHEMA = 2**31 - 1
_TYPE = re.compile(r"[A-Za-z0-9_.\-]{1,200}")
_ACTOR = re.compile(r"[^\x00\ud800-\udfff]{0,200}", re.DOTALL)


class Expectation(Enum):
    ANY = "any"


ANY: Final = Expectation.ANY  # append whatever the version is


class Fact(Struct, frozen=True):
    type: str  # chosen text such as `claim2.played`
    data: (
        bytes  # canonical JSON: an object, no blanks, no floats, no key twice, shortest escapes; kept and hashed as is
    )
    schema: int = 1  # revision of the type


def check_facts(facts: list[Fact]) -> None:
    """Raises Unstorable for what would not come back as it went in."""
    if not 0 < len(facts) <= MOST_FACTS:
        raise Unstorable("facts", because("fact_count", count=len(facts), most=MOST_FACTS))
    for fact in facts:
        check_type(fact.type)
        if not 1 <= fact.schema <= _MOST_SCHEMA:
            raise Unstorable("schema", because("bad_schema", met=fact.schema, most=_MOST_SCHEMA))
        check_data(fact.data)


@lru_cache(maxsize=4096)
def check_type(text: str) -> None:
    if not _TYPE.fullmatch(text):
        raise Unstorable("type", because("bad_type", met=text[:60]))


@lru_cache(maxsize=4096)
def check_actor(text: str) -> None:
    if not _ACTOR.fullmatch(text):
        raise Unstorable("actor", because("bad_actor"))


def check_data(data: bytes) -> None:
    if len(data) > MOST_BYTES:
        raise Unstorable("data", because("data_too_long", count=len(data), most=MOST_BYTES))
    try:
        canonical = _ENCODE(_DECODE(data))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unstorable("data", because("data_no_object", text=first_line(error))) from error
    if canonical != data:
        raise Unstorable("data", because("data_not_canonical", canonical=canonical[:80].decode(errors="replace")))


def _no_floats(text: str) -> float:
    raise ValueError(f"a float, {text}")


_DECODE = msgspec.json.Decoder(dict[str, object], float_hook=_no_floats).decode
_ENCODE = msgspec.json.Encoder().encode
