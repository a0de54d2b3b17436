"""Play logs of other programs: BG Stats exports and BoardGameGeek plays, as results without moves.

play              what an entry says, in words that are no program's own
bgstats, sheet    from a BG Stats export; bgg: from BoardGameGeek's XML
score, result     a score read, and ranks and scores from what is told
people, mapping   whom the persons of a log are here
tables            the game that a play is of, and the result under its rules
entering          into the log: new, changed, the same, taken out
push              the other way: a match as BG Stats takes it
labels            every reason and contradiction in words
"""
