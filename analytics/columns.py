"""Columns: the frames of a log, keys first, each column with its dtype and unit.

MATCHES (one row a match, oldest first)
    match        string    id
    game         string    id of the game
    rules        Int64     revision of the rules that it was made under
    mode         string    observed, dealt or simulated
    date         string    as recorded, ISO 8601; <NA> where nobody said
    day          string    when it was played, YYYY-MM-DD: of `date`, else of `started_at`
    place        string
    tags         string    separated by ", "
    options      string    those off their default, NAME=VALUE separated by "; "
    players      Int64     seats
    sides        Int64     teams, or seats where everybody plays alone
    winners      Int64     sides that are first; <NA> where nobody is ranked
    moves        Int64     standing moves, chance's included; <NA> where the game is not installed
    finished     boolean   ended by the rules, or closed
    reason       string    why it ended
    first        string    letter of the seat whose decision came first
    minutes      Float64   as told, else from the first entry to the last; <NA> while it goes on, or all came in at once
    counted      boolean   False where who told of a result leaves it out of statistics, or took it back
    plays        Int64     that a result stands for
    in_order     boolean   False where nobody said how the people of a result sat
    started_at   datetime64[us, UTC]   when its first event was recorded
    last_at      datetime64[us, UTC]   when its last event was recorded
SEATS (one row a match and seat)
    match, game  string
    seat         string    letter
    player       string    name as it is today
    player_id    string    of the person, who may have had other ids before a merge
    side         Int64     from 0
    score        Int64     points; <NA> while the match runs or where nobody counted
    rank         Int64     from 1, ties shared; <NA> where nobody is ranked
    won          boolean   first, alone or shared
    win_share    Float64   1/k of k tied winning sides, 0 for the others; a partner has the team's
    expected_win Float64   1/n of n sides
    first        boolean   made the first decision of the match
MOVES (one row a standing move)
    match        string
    number       Int64     from 1, chance's included
    seat         string    letter, * for chance
    kind         string    what sort of move, a word of the game
    text         string    canonical notation; of a dealt match that goes on, what a spectator knows
    version      Int64     of its first event
    recorded_at  datetime64[us, UTC]
CHANCE: match, number, kind, text, recorded_at of the moves of chance
SCORES (one row a match, seat and source of points): match, game, seat, player, source (id of a figure), points Int64
FEATURES (one row a match that its rules ended, and seat): match, game, seat, side, won, then the figures by seat that
    the game declares, each in its type and unit: Int64, Float64, boolean or string; <NA> where the record does not tell
MATCH_FEATURES (one row such a match): match, game, then the figures by match
PLAYERS (one row a person)
    player       string    name as it is today
    player_id    string
    matches      Int64     that the person sat in
    games        Int64     different ones
    first_day, last_day   string   YYYY-MM-DD
RATINGS (one row a game and person, <NA> as game for all games together), see `ratings`
    game, player, player_id   string
    matches      Int64     that count
    mu, sigma    Float64   strength and its standard deviation, 25 and 8.33 at the start
    ordinal      Float64   mu - 3 sigma: what the strength hardly falls below
"""

from __future__ import annotations

MATCHES = {
    "match": "string",
    "game": "string",
    "rules": "Int64",
    "mode": "string",
    "date": "string",
    "day": "string",
    "place": "string",
    "tags": "string",
    "options": "string",
    "players": "Int64",
    "sides": "Int64",
    "winners": "Int64",
    "moves": "Int64",
    "finished": "boolean",
    "reason": "string",
    "first": "string",
    "minutes": "Float64",
    "counted": "boolean",
    "plays": "Int64",
    "in_order": "boolean",
    "started_at": "datetime64[us, UTC]",
    "last_at": "datetime64[us, UTC]",
}
SEATS = {
    "match": "string",
    "game": "string",
    "seat": "string",
    "player": "string",
    "player_id": "string",
    "side": "Int64",
    "score": "Int64",
    "rank": "Int64",
    "won": "boolean",
    "win_share": "Float64",
    "expected_win": "Float64",
    "first": "boolean",
}
MOVES = {
    "match": "string",
    "number": "Int64",
    "seat": "string",
    "kind": "string",
    "text": "string",
    "version": "Int64",
    "recorded_at": "datetime64[us, UTC]",
}
CHANCE = {name: MOVES[name] for name in ("match", "number", "kind", "text", "recorded_at")}
SCORES = {
    "match": "string",
    "game": "string",
    "seat": "string",
    "player": "string",
    "source": "string",
    "points": "Int64",
}
FEATURES = {"match": "string", "game": "string", "seat": "string", "side": "Int64", "won": "boolean"}
MATCH_FEATURES = {"match": "string", "game": "string"}
PLAYERS = {
    "player": "string",
    "player_id": "string",
    "matches": "Int64",
    "games": "Int64",
    "first_day": "string",
    "last_day": "string",
}
RATINGS = {
    "game": "string",
    "player": "string",
    "player_id": "string",
    "matches": "Int64",
    "mu": "Float64",
    "sigma": "Float64",
    "ordinal": "Float64",
}
OF_TYPE = {"int": "Int64", "float": "Float64", "bool": "boolean", "str": "string"}  # by the type of a figure
