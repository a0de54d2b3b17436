"""The toy game as an installed plug-in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from projections import registry
from tests.plugin.installing import installed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from projections.game import Game


@pytest.fixture
def parity(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with installed(tmp_path_factory.mktemp("plugin")):
        yield registry.game("parity")
