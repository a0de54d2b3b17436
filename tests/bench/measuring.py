"""Measuring: medians of repeated runs, and a table of figures."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def seconds(work: Callable[[], object], *, runs: int = 7) -> float:
    """The median time of `work` over `runs`, after one run that is not counted."""
    work()
    times = []
    for _ in range(runs):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times)


def row(name: str, figure: float, unit: str, note: str = "") -> None:
    print(f"{name:<52} {figure:>14,.2f} {unit:<12} {note}")
