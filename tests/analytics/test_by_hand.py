"""Frames against a small log counted by hand, with every way in which a match can stand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import pandas as pd
import pytest
from statsmodels.stats.proportion import proportion_confint

from analytics import columns, frames
from analytics.features import with_winning
from analytics.rates import wilson, wins
from projections import Match, Recorder
from tests.projections.match.parity_match import ALL_BUT_LAST, WHOLE, first_legal

if TYPE_CHECKING:
    from ledger import Ledger

TIED = (
    "*: deal 1 3 4 8 / 2 5 6 7; turn 1; A: 8; B: 6; *: turn 1; A: 1; B: 7\n"
    "*: turn 2; B: 2; A: 4; *: turn 2; A: 3; B: 5"
)  # 3 to 3


class Log(NamedTuple):
    ledger: Ledger
    won: Match  # Aki 4, Ben 2; undone and played again
    tied: Match  # Aki 3, Ben 3
    agreed: Match
    conceded: Match  # Ben gives up against Aki
    abandoned: Match
    running: Match
    dealt: Match  # goes on
    reported: Match  # of another game: Chie 10, Aki 7, Ben 7


@pytest.fixture
def log(sqlite_ledger: Ledger) -> Log:
    def begun(text: str, *, seats: tuple[str, str] = ("Aki", "Ben"), **about: Any) -> Match:
        match = Recorder(sqlite_ledger).new("parity", seats=seats, **about)
        match.play(text)
        return match

    won = begun(WHOLE, date="2026-11-28", place="Osaka", tags=["cup", "final"])
    won.undo()
    won.play("B: 6")
    tied = begun(TIED, seats=("Ben", "Aki"), options={"follow": "may"})
    agreed, conceded, abandoned = (begun(ALL_BUT_LAST) for _ in range(3))
    agreed.close("agreed")
    conceded.close("conceded", seat=1)
    abandoned.close("abandoned")
    running = begun("*: deal 1 3 5 8 / 2 4 6 7; turn 2; A: 5")
    dealt = Recorder(sqlite_ledger).new("parity", seats=["Aki", "Ben"], mode="dealt")
    first_legal(dealt, 2)
    reported = Recorder(sqlite_ledger).report(
        "duel of three", seats=["Chie", "Aki", "Ben"], ranks=[1, 2, 2], scores=[10, 7, 7]
    )
    return Log(sqlite_ledger, won, tied, agreed, conceded, abandoned, running, dealt, reported)


def rows(frame: pd.DataFrame, match: Match, *names: str) -> list[tuple[Any, ...]]:
    """The rows of one match, missing values as None."""
    found = frame[frame["match"] == str(match.id)][list(names)].astype(object)
    return [tuple(row) for row in found.where(found.notna(), None).itertuples(index=False)]


def test_matches(log: Log) -> None:
    found: Any = frames(log.ledger).matches
    assert list(found["match"]) == [str(match.id) for match in log[1:]]
    names = ("players", "sides", "winners", "moves", "finished", "reason")
    assert rows(found, log.won, *names) == [(2, 2, 1, 13, True, "points")]
    assert rows(found, log.tied, *names) == [(2, 2, 2, 13, True, "points")]
    assert rows(found, log.agreed, *names) == [(2, 2, 2, 12, True, "agreed")]
    assert rows(found, log.conceded, *names) == [(2, 2, 1, 12, True, "conceded")]
    assert rows(found, log.abandoned, *names) == [(2, 2, None, 12, True, "abandoned")]
    assert rows(found, log.running, *names) == [(2, 2, None, 3, False, None)]
    assert rows(found, log.dealt, "mode", "finished") == [("dealt", False)]
    assert rows(found, log.reported, "game", "players", "moves", "finished") == [("duel of three", 3, 0, True)]
    assert rows(found, log.won, "date", "place", "tags", "game", "rules") == [
        ("2026-11-28", "Osaka", "cup, final", "parity", 1)
    ]
    assert rows(found, log.tied, "date", "place", "tags", "options") == [(None, None, None, "follow=may")]


def test_seats_share_what_is_tied_and_know_who_is_not_ranked(log: Log) -> None:
    found: Any = frames(log.ledger).seats
    names = ("seat", "player", "score", "rank", "won", "win_share", "expected_win")
    assert rows(found, log.won, *names) == [("A", "Aki", 4, 1, True, 1.0, 0.5), ("B", "Ben", 2, 2, False, 0.0, 0.5)]
    assert rows(found, log.tied, *names) == [("A", "Ben", 3, 1, True, 0.5, 0.5), ("B", "Aki", 3, 1, True, 0.5, 0.5)]
    assert rows(found, log.agreed, *names) == [
        ("A", "Aki", None, 1, True, 0.5, 0.5),
        ("B", "Ben", None, 1, True, 0.5, 0.5),
    ]
    assert rows(found, log.conceded, *names) == [
        ("A", "Aki", None, 1, True, 1.0, 0.5),
        ("B", "Ben", None, 2, False, 0.0, 0.5),
    ]
    for match in (log.abandoned, log.running, log.dealt):
        assert rows(found, match, *names) == [
            ("A", "Aki", None, None, None, None, 0.5),
            ("B", "Ben", None, None, None, None, 0.5),
        ]
    assert rows(found, log.reported, *names) == [
        ("A", "Chie", 10, 1, True, 1.0, 1 / 3),
        ("B", "Aki", 7, 2, False, 0.0, 1 / 3),
        ("C", "Ben", 7, 2, False, 0.0, 1 / 3),
    ]


def test_the_shares_of_a_ranked_match_add_up_to_one(log: Log) -> None:
    found: Any = frames(log.ledger).seats
    sums = found[found["rank"].notna()].groupby("match")["win_share"].sum()
    assert list(sums) == [1.0] * 5


def test_moves_are_those_that_stand(log: Log) -> None:
    found: Any = frames(log.ledger).moves
    assert rows(found, log.running, "number", "seat", "text", "version") == [
        (1, "*", "deal 1 3 5 8 / 2 4 6 7", 2),
        (2, "*", "turn 2", 3),
        (3, "A", "5", 4),
    ]
    assert rows(found, log.won, "text")[-1] == ("6",)
    assert len(rows(found, log.won, "text")) == 13
    assert rows(found, log.dealt, "text")[0] == ("deal ? ? ? ? / ? ? ? ?",)
    assert rows(found, log.reported, "text") == []


def test_chance_are_the_moves_of_nobody(log: Log) -> None:
    found: Any = frames(log.ledger).chance
    assert [text for (text,) in rows(found, log.won, "text")] == [
        "deal 1 3 5 8 / 2 4 6 7",
        "turn 2",
        "turn 1",
        "turn 1",
        "turn 2",
    ]


def test_scores_are_points_by_source_and_add_up_to_the_score(log: Log) -> None:
    got: Any = frames(log.ledger)
    assert rows(got.scores, log.won, "seat", "source", "points") == [("A", "taken", 4), ("B", "taken", 2)]
    sums = got.scores.groupby(["match", "seat"])["points"].sum()
    scored = got.seats[got.seats["match"].isin([str(log.won.id), str(log.tied.id)])].set_index(["match", "seat"])
    assert sums.loc[scored.index].tolist() == scored["score"].tolist()


def test_features_are_of_matches_that_their_rules_ended(log: Log) -> None:
    got: Any = frames(log.ledger, game="parity")
    assert set(got.features["match"]) == {str(log.won.id), str(log.tied.id)}
    assert rows(got.features, log.won, "seat", "won", "taken", "opened") == [
        ("A", True, 4, False),
        ("B", False, 2, True),
    ]
    assert rows(got.match_features, log.won, "doubles") == [(2,)]


def test_players_count_their_matches(log: Log) -> None:
    found: Any = frames(log.ledger).players.set_index("player")
    assert dict(found["matches"]) == {"Aki": 8, "Ben": 8, "Chie": 1}
    assert found.loc["Aki", "games"] == 2
    assert found.loc["Aki", "first_day"] == "2026-11-28"


def test_rates_count_ranked_matches_and_shares(log: Log) -> None:
    got: Any = frames(log.ledger, game="parity")
    found: Any = wins(got.seats, got.matches).set_index("player")
    assert dict(found["n"]) == {"Aki": 4, "Ben": 4}
    assert dict(found["wins"]) == {"Aki": 3.0, "Ben": 1.0}
    assert dict(found["rate"]) == {"Aki": 0.75, "Ben": 0.25}
    assert dict(found["base"]) == {"Aki": 0.5, "Ben": 0.5}
    by_seat: Any = wins(got.seats, got.matches, ("seat",)).set_index("seat")
    assert dict(by_seat["wins"]) == {"A": 3.0, "B": 1.0}


def test_filters_look_at_the_matches_that_were_asked_for(log: Log) -> None:
    assert len(frames(log.ledger, mode="dealt").matches) == 1
    assert len(frames(log.ledger, game="parity").matches) == 7
    assert len(frames(log.ledger, game="nothing").seats) == 0


def test_an_empty_log_has_frames_of_the_same_columns(sqlite_ledger: Ledger) -> None:
    got: Any = frames(sqlite_ledger)
    for name in ("matches", "seats", "moves", "chance", "scores", "players", "ratings"):
        frame = getattr(got, name)
        assert len(frame) == 0, name
        assert list(frame.columns) == list(getattr(columns, name.upper())), name


FRAMES = ("matches", "seats", "moves", "scores", "chance", "features", "match_features", "players", "ratings")


@pytest.mark.parametrize("name", FRAMES)
def test_columns_and_dtypes_are_those_documented(log: Log, name: str) -> None:
    declared: dict[str, str] = getattr(columns, name.upper())
    frame = getattr(frames(log.ledger, game="parity"), name)
    figures = {"features": {"taken": "Int64", "opened": "boolean"}, "match_features": {"doubles": "Int64"}}
    wanted = {**declared, **figures.get(name, {})}
    assert list(frame.columns) == list(wanted)
    assert {column: str(frame[column].dtype) for column in frame.columns} == wanted
    documented = _documented(name.upper())
    assert {column: dtype for column, dtype in declared.items() if column in documented} == documented
    assert documented or name in ("chance", "scores", "features", "match_features")


def _documented(name: str) -> dict[str, str]:
    """The lines `column  dtype …` below a heading of the docstring."""
    text = str(columns.__doc__).partition(f"\n{name} (")[2]
    found: dict[str, str] = {}
    for line in text.splitlines()[1:]:
        told = re.match(r"    ([a-z_]+(?:, [a-z_]+)*)\s+(string|Int64|Float64|boolean|datetime64\[us, UTC\])", line)
        if not told:
            if re.match(r"[A-Z]", line):
                break
            continue
        found.update(dict.fromkeys(told[1].split(", "), told[2]))
    return found


# Agresti & Coull (1998), and R's prop.test(correct = FALSE), to four places.
@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)],
)
def test_wilson_gives_published_bounds(successes: float, trials: int, low: float, high: float) -> None:
    found = wilson(pd.Series([float(successes)]), pd.Series([trials]))
    assert [round(float(bound.iloc[0]), 4) for bound in found] == [low, high]


@pytest.mark.parametrize("trials", [1, 2, 7, 20, 1000])
def test_wilson_is_statsmodels(trials: int) -> None:
    successes = pd.Series([share * trials for share in (0, 0.125, 1 / 3, 0.5, 0.9, 1)])
    low, high = wilson(successes, pd.Series([trials] * 6))
    for mine, theirs in zip((low, high), proportion_confint(successes, trials, method="wilson"), strict=True):
        assert mine.astype(float).tolist() == pytest.approx(list(theirs), abs=1e-12)


def planted(matches: int) -> pd.DataFrame:
    """Winners have two gold more, the same iron, and wood at random; one match is shared by all."""
    told = [
        (f"m{n}", "g", seat, n_seat, won, 5 + 2 * won + n % 3, n % 4, (7 * n + 3 * n_seat) % 5)
        for n in range(matches)
        for n_seat, (seat, won) in enumerate([("A", n % 2 == 0), ("B", n % 2 == 1)])
    ]
    told += [("shared", "g", "A", 0, True, 90, 90, 90), ("shared", "g", "B", 1, True, 1, 1, 1)]
    frame = pd.DataFrame(told, columns=["match", "game", "seat", "side", "won", "gold", "iron", "wood"])
    return frame.astype({**columns.FEATURES, "gold": "Int64", "iron": "Int64", "wood": "Int64"})


def test_a_planted_effect_is_found_and_nothing_else() -> None:
    found: Any = with_winning(planted(40)).set_index("figure")
    assert found.index[0] == "gold"
    assert found.loc["gold", "n"] == 40
    assert found.loc["gold", "difference"] == pytest.approx(2.0)
    assert (found.loc["gold", "low"], found.loc["gold", "high"]) == pytest.approx((2.0, 2.0))
    assert found.loc["iron", "difference"] == pytest.approx(0.0)
    assert found.loc["wood", "low"] < 0 < found.loc["wood", "high"]


def test_unknown_figures_and_matches_without_a_loser_are_left_out() -> None:
    frame = planted(10)
    frame.loc[frame["match"] == "m3", "gold"] = pd.NA
    found: Any = with_winning(frame).set_index("figure")
    assert (found.loc["gold", "n"], found.loc["wood", "n"]) == (9, 10)
