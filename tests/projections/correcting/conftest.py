"""Every test here has a log of its own, in a database of either kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ledger import Ledger


@pytest.fixture
def ledger(fresh_log: Ledger) -> Ledger:
    return fresh_log
