"""Styles: the colour that a lord is drawn in, by its letter."""

from __future__ import annotations

STYLES = {"Y": "yellow", "R": "red", "G": "green", "B": "blue", "P": "magenta"}
