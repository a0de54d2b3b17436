"""Statistics of matches, from the log to pandas.

frames     matches, seats, moves and features as frames with documented dtypes
rates      win rates with n, a Wilson interval and the base rate
features   how a game's own figures go with winning
"""

from analytics.frames import Frames, frames

__all__ = ["Frames", "frames"]
