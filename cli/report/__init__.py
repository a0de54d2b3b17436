"""Report: one page in one file about all matches, a game, a person or a match; nothing is fetched, nothing runs.

of_matches, of_person, of_match   what stands on the page
blocks                            sections, tables, pictures, each with its words where there is too little
page                              the page around them
html                              markup in which every text is escaped
"""
