"""The examples in the docstrings of the package are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from typing import TYPE_CHECKING

import ledger

if TYPE_CHECKING:
    from pathlib import Path


def test_the_examples_in_docstrings_are_true(tmp_path: Path) -> None:
    tried = 0
    for module in pkgutil.iter_modules(ledger.__path__, "ledger."):
        result = doctest.testmod(importlib.import_module(module.name), extraglobs={"folder": tmp_path})
        assert result.failed == 0, module.name
        tried += result.attempted
    assert tried >= 6
