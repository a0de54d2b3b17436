"""Fair: dice that nobody can choose, and that anybody can check afterwards.

A dealt match has a secret seed. Its SHA-256 stands in the first event, chance's k-th standing outcome is drawn from
HMAC-SHA256(seed, k), and the seed is revealed when the match is closed. Undo and replay meet the same dice.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from random import Random

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the first draw, hex."""
    return hashlib.sha256(seed).hexdigest()


class Draw(Random):
    """A Random whose bits are HMAC-SHA256(seed, draw ‖ block), blocks counted from 0, 8 bytes each, big-endian.

    >>> Draw(b"s" * 32, 1).randrange(6) == Draw(b"s" * 32, 1).randrange(6)
    True
    """

    def __new__(cls, *_: object) -> Draw:
        return super().__new__(cls)

    def __init__(self, seed: bytes, draw: int) -> None:
        super().__init__(0)
        self._key = seed
        self._draw = draw.to_bytes(8, "big")
        self._block = 0
        self._pool = b""

    def getrandbits(self, k: int, /) -> int:
        count = (k + 7) // 8
        while len(self._pool) < count:
            message = self._draw + self._block.to_bytes(8, "big")
            self._pool += hmac.digest(self._key, message, "sha256")
            self._block += 1
        taken, self._pool = self._pool[:count], self._pool[count:]
        return int.from_bytes(taken, "big") >> (count * 8 - k)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)
