"""The command line: the only place that speaks to a person.

main        the command `kifu`: which commands there are; exit codes
command     what all commands share: options that may stand anywhere, help in two languages
app         one run: which log, which language, where output goes
words       every sentence of this layer, English and Japanese
failures    from an error to its exit code and its one line
snapshot    a match as JSON that other programs rely on
drawing     from a game's parts to a terminal
sentences   a move, a turn, a result in words
begin, catalogue, change, correct, results, look, exchange, exporting, people, keep, stats_*, analyse, …   the commands

table       recording at a table, with board (what stands around the prompt), orders (the lines with a slash),
            candidates and hints (what may be typed next), clock, scores
scrubber    replay on the full screen, with timeline (where it stops), captions (its lines), asking (its windows)
"""
