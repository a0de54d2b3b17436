"""The append-only log of matches: append, read, follow, verify, exchange. Knows no game.

ledger     Ledger: what callers use            fact      what goes in; stored, head: what comes out
chain      hashes of events and requests       verify    the chain recomputed
exchange   JSON Lines out and in               batch     many appends in one transaction
players    the people, naming: their names     secrets   of dealt matches; both beside the log, changeable
store      what a database must offer          sqlite, postgres: how each does
errors     what is refused                     causes: what lies behind it, by code
schema     revisions of the tables             tables, queries: SQLAlchemy's, for both

Importing the package loads no database library; opening a Ledger does.
"""

from ledger import errors
from ledger.fact import ANY, Expectation, Fact
from ledger.head import Head
from ledger.ids import new_match_id
from ledger.ledger import Ledger
from ledger.stored import Appended, MatchHead, Stored

__all__ = [
    "ANY",
    "Appended",
    "Expectation",
    "Fact",
    "Head",
    "Ledger",
    "MatchHead",
    "Stored",
    "errors",
    "new_match_id",
]
