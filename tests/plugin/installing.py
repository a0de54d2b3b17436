"""Installing: a plug-in as an installed distribution has it, without installing anything."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from projections import registry

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """`parity` is a game of kifu while this lasts; `folder` on the path of a subprocess does the same there."""
    about = folder / "kifu_parity-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: kifu-parity\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\nparity = tests.plugin.parity\n")
    sys.path.insert(0, str(folder))
    registry.game.cache_clear()
    yield
    sys.path.remove(str(folder))
    registry.game.cache_clear()
