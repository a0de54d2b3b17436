"""Statistics of matches, from the log to pandas.

stamp, reading, rows, tables, projection   tables of what each match came to, up to date with the log exactly once
source, people, choice, building, columns  from those tables to frames
frames, moves, labelled, labels, saving    the frames, in a reader's words, as files
rates, seating, versus, persons            who wins, how often, and whether that can be told from chance
openings, length                           how matches begin, and how long they take
features, logit, splits                    what goes with winning
ratings                                    strength, match by match
course, luck                               how one match went, and what chance was worth in it
plots                                      pictures of all these
"""

from analytics.frames import Frames, frames

__all__ = ["Frames", "frames"]
