"""Streams: the standard ones as a caller may hand them over: closed, full, or without some of our letters."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO


def make_ready() -> None:
    """A closed stream becomes an empty one, so that no database gets its number; a missing letter is escaped."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # until the process ends
        elif isinstance(stream, TextIOWrapper) and mode == "w":
            stream.reconfigure(errors="backslashreplace")


def let_go(stream: TextIO) -> None:
    """Nobody takes what is left to be written; Python would fail over it once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
