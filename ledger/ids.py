"""Ids: UUIDs of version 7, which sort by the time they were made."""

from __future__ import annotations

import os
import time
from uuid import UUID

_VERSION_7 = 7 << 76
_VARIANT = 2 << 62


def new_match_id() -> UUID:
    """A fresh UUIDv7; its first 60 bits of content are the time to a quarter of a microsecond (RFC 9562, 6.2)."""
    millisecond, rest_ns = divmod(time.time_ns(), 1_000_000)
    fraction = rest_ns * 4096 // 1_000_000
    random = int.from_bytes(os.urandom(8)) >> 2
    return UUID(int=millisecond << 80 | _VERSION_7 | fraction << 64 | _VARIANT | random)
