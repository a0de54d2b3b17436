"""Saving: the frames as files, Parquet for programs and CSV for spreadsheets.

A CSV file begins with a byte-order mark: without one spreadsheets take Japanese names for another encoding; pandas and
R read both. It keeps no types, Parquet does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from analytics.labelled import labelled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pandas as pd

    from analytics.frames import Frames
    from projections.labels import Lang

WHOLE = ("matches", "seats", "moves", "chance", "scores", "players", "ratings")
BY_GAME = ("features", "match_features")  # a file a game: their columns are its figures


def save(frames: Frames, folder: Path, *, labels: Lang | None = None) -> list[Path]:
    """Writes NAME.parquet and NAME.csv for each frame that has rows; comes back with what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, frame in _named(frames):
        told = labelled(frame, labels) if labels else frame
        for path in (folder / f"{name}.parquet", folder / f"{name}.csv"):
            if path.suffix == ".parquet":
                told.to_parquet(path, index=False)
            else:
                told.to_csv(path, index=False, encoding="utf-8-sig")
            written.append(path)
    return written


def _named(frames: Frames) -> Iterator[tuple[str, pd.DataFrame]]:
    for name in WHOLE:
        frame = getattr(frames, name)
        if len(frame):
            yield name, frame
    for name in BY_GAME:
        for game in sorted(frames.matches["game"].unique()):
            frame = getattr(frames.of(game), name)
            if len(frame):
                yield f"{name}_{game}", frame
