"""Ids: UUIDs of version 7, which sort by the time they were made."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING
from uuid import UUID

if TYPE_CHECKING:
    from collections.abc import Iterator

_VERSION_7 = 7 << 76
_VARIANT = 2 << 62


def new_match_id() -> UUID:
    """A fresh UUIDv7; its first 60 bits of content are the time to a quarter of a microsecond (RFC 9562, 6.2)."""
    return _made(time.time_ns())


def match_ids() -> Iterator[UUID]:
    """Fresh ids for many matches at once, each of its own millisecond: their beginnings tell them apart."""
    at_ns = 0
    while True:
        at_ns = max(time.time_ns(), at_ns + 1_000_000)
        yield _made(at_ns)


def _made(at_ns: int) -> UUID:
    millisecond, rest_ns = divmod(at_ns, 1_000_000)
    fraction = rest_ns * 4096 // 1_000_000
    random = int.from_bytes(os.urandom(8)) >> 2
    return UUID(int=millisecond << 80 | _VERSION_7 | fraction << 64 | _VARIANT | random)
