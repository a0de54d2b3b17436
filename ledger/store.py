"""Store: what the log asks of a database. `sqlite.py` and `postgres.py` answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path
    from uuid import UUID

    from sqlalchemy import Connection, Select

    from ledger.address import Address
    from ledger.fact import Expectation, Fact
    from ledger.stored import Appended


class Request(NamedTuple):
    """An append, checked."""

    match: UUID
    facts: Sequence[Fact]
    digests: Sequence[bytes]  # SHA-256 of each fact's data
    expect: int | Expectation
    command: UUID
    actor: str
    recorded_us: int
    hash: bytes  # two requests with the same one are the same


class Writing(NamedTuple):
    """One transaction under the writers' lock."""

    connection: Connection
    append: Callable[[Request], Appended]


class Store(Protocol):
    address: Address

    def append(self, log: str, request: Request) -> Appended:
        """In a transaction of its own. Raises WrongVersion, CommandReused."""

    def select(self, query: Select[Any], params: Mapping[str, Any]) -> list[Any]:
        """Rows as tuples, ids in them as 16 bytes; ids in `params` are UUIDs."""

    def reading(self) -> AbstractContextManager[Connection]: ...

    def writing(self, log: str) -> AbstractContextManager[Writing]: ...

    def wait(self, log: str, after: int, timeout_s: float) -> bool: ...

    def backup(self, path: Path) -> None: ...

    def close(self) -> None: ...
