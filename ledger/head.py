"""Head: the last position of a log and its hash; kept elsewhere, it anchors all that stands before it."""

from __future__ import annotations

import re
from typing import NamedTuple

from ledger.chain import GENESIS
from ledger.errors import BadDigest

_TEXT = re.compile(r"\s*([0-9]{1,18}):([0-9a-fA-F]{64})\s*")


class Head(NamedTuple):
    """Written `POSITION:HASH`.

    >>> Head(0, GENESIS).text
    '0:0000000000000000000000000000000000000000000000000000000000000000'
    """

    position: int  # 0: an empty log
    hash: bytes

    @property
    def text(self) -> str:
        return f"{self.position}:{self.hash.hex()}"

    @classmethod
    def parse(cls, text: str) -> Head:
        """The inverse of `text`. Raises BadDigest."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise BadDigest(text)
        return cls(int(match[1]), bytes.fromhex(match[2]))


EMPTY = Head(0, GENESIS)
