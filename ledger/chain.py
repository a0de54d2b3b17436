"""Chain: the hash of an event over the one before it, and the hash of a request.

docs/log.md gives the layout for third parties; `kifu_append.sql` computes the same in PostgreSQL.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

GENESIS = bytes(32)  # stands before the first event

_EVENT_TAG = b"kifu.event.1"
_COMMAND_TAG = b"kifu.command.1"
_EVENT = struct.Struct(">12s32sQ16sQIq16s").pack
_NUMBER = struct.Struct(">I").pack


@lru_cache(maxsize=4096)
def framed(text: str) -> bytes:
    """UTF-8 behind its length in four bytes.

    >>> framed("né")
    b'\\x00\\x00\\x00\\x03n\\xc3\\xa9'
    """
    encoded = text.encode()
    return _NUMBER(len(encoded)) + encoded


def seal(
    previous: bytes,
    position: int,
    match: bytes,
    version: int,
    type_: str,
    schema: int,
    recorded_us: int,
    actor: str,
    command: bytes,
    digest: bytes,
) -> bytes:
    """The hash of an event; `digest` is the SHA-256 of its data."""
    fixed = _EVENT(_EVENT_TAG, previous, position, match, version, schema, recorded_us, command)
    return sha256(fixed + framed(type_) + framed(actor) + digest).digest()


def request_hash(match: bytes, actor: str, facts: Iterable[tuple[str, int, bytes]]) -> bytes:
    """What makes two requests the same: match, actor, and each fact's type, schema and digest of its data.

    Expected version and time are not of it, so a repeated command may come with a later expectation.
    """
    told = b"".join([framed(type_) + _NUMBER(schema) + digest for type_, schema, digest in facts])
    return sha256(_COMMAND_TAG + match + framed(actor) + told).digest()
