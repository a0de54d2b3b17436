"""Every test here plays the toy game, in a log of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ledger import Ledger


@pytest.fixture(autouse=True)
def _parity(parity: object) -> None:
    """Installed."""


@pytest.fixture
def ledger(fresh_log: Ledger) -> Ledger:
    return fresh_log
